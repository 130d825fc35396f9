import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { INVITE_DAYS, type Invite } from '#contract/invites.ts';
import type { Sentence } from '#contract/languages/sentences.ts';
import { isAdminAccount } from '#web/accounts/admin-account.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { NewInvite } from '#web/admin/NewInvite.tsx';
import { invitePagesQuery, useRevokeInvite } from '#web/admin/queries.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { longDate } from '#web/ui/dates.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { ShowMore } from '#web/ui/ShowMore.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';

export function Invites() {
  const { user } = useAuth();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  if (site.registration === 'open' || !user || !isAdminAccount(user)) return null;
  return (
    <Card role="region" aria-labelledby={titleId} className="mt-5">
      <CardHeader>
        <CardTitle id={titleId} ref={title} tabIndex={-1}>
          {t('Invites')}
        </CardTitle>
      </CardHeader>
      <CardContent>
        {site.registration === 'closed' ? (
          <p>{t('Registration is closed. To invite people, start the service with REGISTRATION=invite.')}</p>
        ) : (
          <>
            <p className="mb-5 text-ink-muted">
              {t('Only people with an invite can create an account. Each link works once, for {days} days.', {
                days: INVITE_DAYS,
              })}
            </p>
            <NewInvite />
            <InviteList onRevoked={() => title.current?.focus()} />
          </>
        )}
      </CardContent>
    </Card>
  );
}

function InviteList({ onRevoked }: { onRevoked: () => void }) {
  const pages = useInfiniteQuery(invitePagesQuery);
  const invites = pages.data?.pages.flatMap((page) => page.items);
  if (!invites && pages.isError)
    return <ErrorState message={t("Couldn't load the invites.")} onRetry={() => void pages.refetch()} />;
  if (!invites) return <Skeleton data-placeholder className="mt-8 mb-2 w-64 max-w-full" />;
  if (invites.length === 0) return <p className="mt-6 text-ink-muted">{t('No invites yet.')}</p>;
  return (
    <>
      <ul aria-label={t('Invites')} className="mt-6 divide-y divide-line border-t border-line">
        {invites.map((invite) => (
          <InviteRow key={invite.id} invite={invite} onRevoked={onRevoked} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <ShowMore
          busy={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError}
          failure={t("Couldn't load more invites.")}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </>
  );
}

function InviteRow({ invite, onRevoked }: { invite: Invite; onRevoked: () => void }) {
  const { id, note, state } = invite;
  const revoke = useRevokeInvite();
  const name = note ?? t('invite {id}', { id });

  async function confirmAndRevoke() {
    if (!confirm(t('Revoke the link for {name}? It stops working right away.', { name }))) return;
    try {
      await revoke.mutateAsync(id);
      toast({ title: t('Invite revoked') });
      onRevoked();
    } catch (error) {
      toastFailure(error, t('Failed to revoke the invite'));
    }
  }

  return (
    <li className="flex items-start justify-between gap-4 py-4 last:pb-0">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi>{note ?? t('Invite {id}', { id })}</bdi>
          <Badge variant={state === 'open' ? 'accent' : 'neutral'}>{t(stateNames[state])}</Badge>
        </p>
        <p className="text-sm text-ink-muted">
          <InviteStatus invite={invite} />
        </p>
      </div>
      {state === 'open' && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('Revoke the link for {name}', { name })}
          aria-disabled={revoke.isPending}
          onClick={revoke.isPending ? undefined : () => void confirmAndRevoke()}
        >
          {t('Revoke')}
        </Button>
      )}
    </li>
  );
}

const stateNames = { open: 'Open', used: 'Used', expired: 'Expired' } satisfies Record<
  Invite['state'],
  Sentence
>;

function InviteStatus({ invite: { state, expiresAt, usedAt, usedBy } }: { invite: Invite }) {
  if (state === 'open') return t('Works until {date}', { date: longDate(expiresAt) });
  if (state === 'expired') return t('Expired on {date}, unused', { date: longDate(expiresAt) });
  return sentenceWith('Used by {username} on {date}', {
    username: <bdi className="font-semibold text-ink">{usedBy}</bdi>,
    date: longDate(usedAt),
  });
}
