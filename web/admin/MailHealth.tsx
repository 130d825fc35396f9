import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { MailState } from '#contract/admin.ts';
import type { Sentence } from '#contract/languages/sentences.ts';
import { MailRow } from '#web/admin/MailRow.tsx';
import { mailStates } from '#web/admin/mail-states.ts';
import { mailHealthQuery, mailPagesQuery } from '#web/admin/queries.ts';
import { Totals } from '#web/admin/Totals.tsx';
import { t } from '#web/language.ts';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { whole } from '#web/ui/counts.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { NativeSelect } from '#web/ui/Input.tsx';
import { ShowMore } from '#web/ui/ShowMore.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Where focus goes when an email's row leaves the list. */
interface FocusTarget {
  id: number;
  neighbor: HTMLElement | null;
}

export function MailHealth() {
  const [state, setState] = useState<MailState>('failed');
  const counts = useQuery(mailHealthQuery);
  const pages = useInfiniteQuery(mailPagesQuery(state));
  const mails = pages.data?.pages.flatMap((page) => page.items);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const focus = useRef<FocusTarget>(null);

  useEffect(() => {
    const plan = focus.current;
    if (!plan || mails?.some(({ id }) => id === plan.id)) return;
    focus.current = null;
    // Focus may have moved meanwhile.
    if (document.activeElement !== document.body) return;
    (plan.neighbor?.isConnected ? plan.neighbor : title.current)?.focus();
  });

  const hasFailed = counts.isLoadingError || (pages.isLoadingError && !mails);

  return (
    <Card role="region" aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId} ref={title} tabIndex={-1}>
          {t('Email delivery')}
        </CardTitle>
        <div className="min-w-44">
          <NativeSelect
            aria-label={t('Emails to list')}
            value={state}
            onChange={(event) => {
              setState(event.target.value as MailState);
              void counts.refetch();
            }}
            className="h-10 pointer-coarse:h-11"
          >
            <option value="failed">{t('Failed emails')}</option>
            <option value="held">{t('Held emails')}</option>
            <option value="queued">{t('Queued emails')}</option>
            <option value="sent">{t('Sent emails')}</option>
          </NativeSelect>
        </div>
      </CardHeader>
      <CardContent>
        {hasFailed ? (
          <ErrorState
            message={t("Couldn't load the emails.")}
            onRetry={() => {
              if (counts.isLoadingError) void counts.refetch();
              if (pages.isLoadingError) void pages.refetch();
            }}
          />
        ) : (
          <>
            <Counts counts={counts.data} />
            {!mails ? (
              <Placeholder />
            ) : mails.length === 0 ? (
              <EmptyState title={t(emptyTexts[state])} className="pt-10 pb-4" />
            ) : (
              <ul className="mt-6 divide-y divide-line border-t border-line">
                {mails.map((mail) => (
                  <MailRow
                    key={mail.id}
                    mail={mail}
                    onRetry={(button) => {
                      focus.current = { id: mail.id, neighbor: findNeighbor(button) };
                    }}
                  />
                ))}
              </ul>
            )}
            {pages.hasNextPage && (
              <ShowMore
                busy={pages.isFetchingNextPage}
                failed={pages.isFetchNextPageError}
                failure={t("Couldn't load more emails.")}
                onMore={() => void pages.fetchNextPage()}
              />
            )}
          </>
        )}
      </CardContent>
    </Card>
  );
}

/** The button of the next row, or else the previous one. */
function findNeighbor(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbor?.querySelector('button') ?? null;
}

const emptyTexts = {
  failed: 'No failed emails.',
  held: 'No emails held.',
  queued: 'No emails waiting.',
  sent: 'No emails sent in the last week.',
} satisfies Record<MailState, Sentence>;

function Counts({ counts }: { counts: Record<MailState, number> | null | undefined }) {
  const format = (value: number | undefined) => (value === undefined ? undefined : whole(value));
  return (
    <>
      <Totals
        className="max-w-lg"
        totals={[
          { label: t(mailStates.held), value: format(counts?.held) },
          { label: t(mailStates.queued), value: format(counts?.queued) },
          { label: t(mailStates.sent), value: format(counts?.sent) },
          { label: t(mailStates.failed), value: format(counts?.failed), isBad: Boolean(counts?.failed) },
        ]}
      />
      <p className="mt-3 text-sm text-ink-muted">
        {t(
          'Held emails wait for a confirmed address, or for one that takes mail again. Sent emails are listed for a week, failed ones for a month.',
        )}
      </p>
    </>
  );
}

function Placeholder() {
  return (
    <div aria-hidden="true" className="mt-6 divide-y divide-line border-t border-line">
      {['w-48', 'w-64'].map((width) => (
        <div key={width} data-placeholder className="py-4">
          <Skeleton className={`my-1 ${width} max-w-full`} />
          <Skeleton className="my-2 h-3 w-80 max-w-full" />
        </div>
      ))}
    </div>
  );
}
