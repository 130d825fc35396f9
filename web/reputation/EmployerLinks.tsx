import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import type { EmployerLink } from '#contract/employer-links.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { ConfirmButton } from '#web/accounts/ConfirmButton.tsx';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { employerLinksQuery, useRevokeEmployerLink } from '#web/reputation/queries.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { useDates } from '#web/ui/use-dates.ts';

export function EmployerLinks() {
  const { data: links, isError, refetch } = useQuery(employerLinksQuery);
  const title = useRef<HTMLHeadingElement>(null);
  if (links?.length === 0 || (!links && !isError)) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle ref={title} tabIndex={-1}>
          {t('Your links')}
        </CardTitle>
      </CardHeader>
      <CardContent>
        {links ? (
          <ul aria-label={t('Your links')} className="-my-4">
            {links.map((link) => (
              <LinkRow key={link.id} link={link} title={title} />
            ))}
          </ul>
        ) : (
          <ErrorState message={t("Couldn't load your links.")} onRetry={refetch} className="py-4" />
        )}
      </CardContent>
    </Card>
  );
}

interface LinkProps {
  link: EmployerLink;
  title: RefObject<HTMLElement | null>;
}

function LinkRow({ link, title }: LinkProps) {
  const { employer, state, reviews, expiresAt, openings, lastOpenedAt } = link;
  const isOpen = state === 'open' && reviews > 0;
  const { longDate } = useDates();
  return (
    <li className="flex items-start justify-between gap-4 border-line py-4 not-first:border-t">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi>{employer}</bdi>
          <Badge variant={isOpen ? 'accent' : 'neutral'}>
            {t(state === 'open' && !isOpen ? 'Empty' : stateNames[state])}
          </Badge>
        </p>
        <p className="text-sm text-ink-muted">
          {reviews === 0
            ? t('No reviews left: customers took back the reviews or their permission')
            : plural('{count} review, until {date}|{count} reviews, until {date}', reviews, {
                date: longDate(expiresAt),
              })}
        </p>
        <p className="text-sm text-ink-muted">
          {openings === 0
            ? t('Not opened yet')
            : plural('Opened once, on {date}|Opened {count} times, last on {date}', openings, {
                date: longDate(lastOpenedAt),
              })}
        </p>
      </div>
      {state === 'open' && <TurnOff link={link} title={title} />}
    </li>
  );
}

function TurnOff({ link: { id, employer }, title }: LinkProps) {
  const revoke = useRevokeEmployerLink();
  return (
    <ConfirmButton
      name={t('Turn off the link for {employer}', { employer })}
      heading={title}
      title={t('Turn off')}
      description={t("Turn off the link for {employer}? Its page closes right away. This can't be undone.", {
        employer,
      })}
      save={() => revoke.mutateAsync(id)}
      failed={t('Failed to turn off the link')}
      done={{
        title: t('Link turned off'),
        description: t('The page for {employer} is closed.', { employer }),
      }}
      submitLabel={t('Turn off')}
    >
      {t('Turn off')}
    </ConfirmButton>
  );
}

const stateNames = {
  open: 'Open' as Sentence,
  expired: 'Expired' as Sentence,
  revoked: 'Turned off' as Sentence,
} satisfies Record<EmployerLink['state'], Sentence>;
