import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { EmployerLink } from '#contract/employer-links.ts';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { employerLinksQuery, useRevokeEmployerLink } from '#web/reputation/queries.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { count } from '#web/ui/counts.ts';
import { longDate } from '#web/ui/dates.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { toast } from '#web/ui/toast.ts';

export function EmployerLinks() {
  const { data: links, isError, refetch } = useQuery(employerLinksQuery);
  const title = useRef<HTMLHeadingElement>(null);
  if (links?.length === 0 || (!links && !isError)) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle ref={title} tabIndex={-1}>
          Your links
        </CardTitle>
      </CardHeader>
      <CardContent>
        {links ? (
          <ul aria-label="Your links" className="-my-4">
            {links.map((link) => (
              <LinkRow key={link.id} link={link} onRevoked={() => title.current?.focus()} />
            ))}
          </ul>
        ) : (
          <ErrorState message="Couldn't load your links." onRetry={() => void refetch()} className="py-4" />
        )}
      </CardContent>
    </Card>
  );
}

function LinkRow({ link, onRevoked }: { link: EmployerLink; onRevoked: () => void }) {
  const { id, employer, state, reviews, expiresAt, openings, lastOpenedAt } = link;
  const isOpen = state === 'open' && reviews > 0;
  const revoke = useRevokeEmployerLink();

  async function confirmAndRevoke() {
    if (!confirm(`Turn off the link for ${employer}? Its page closes right away. This can't be undone.`))
      return;
    try {
      await revoke.mutateAsync(id);
      toast({ title: 'Link turned off', description: `The page for ${employer} is closed.` });
      onRevoked();
    } catch (error) {
      toastFailure(error, 'Failed to turn off the link');
    }
  }

  return (
    <li className="flex items-start justify-between gap-4 border-line py-4 not-first:border-t">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi>{employer}</bdi>
          <Badge variant={isOpen ? 'accent' : 'neutral'}>
            {state === 'open' && !isOpen ? 'Empty' : stateNames[state]}
          </Badge>
        </p>
        <p className="text-sm text-ink-muted">
          {reviews === 0
            ? 'Nothing left to show: the customers took back their permission or their review'
            : `${count(reviews, 'review')}, until ${longDate(expiresAt)}`}
        </p>
        <p className="text-sm text-ink-muted">
          {openings === 0
            ? 'Not opened yet'
            : `Opened ${openings === 1 ? 'once' : `${openings} times`}, last on ${longDate(lastOpenedAt)}`}
        </p>
      </div>
      {state === 'open' && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Turn off the link for ${employer}`}
          aria-disabled={revoke.isPending}
          onClick={revoke.isPending ? undefined : () => void confirmAndRevoke()}
        >
          Turn off
        </Button>
      )}
    </li>
  );
}

const stateNames = { open: 'Open', expired: 'Expired', revoked: 'Turned off' } as const;
