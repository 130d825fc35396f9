import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { AuditEntry } from '#contract/admin.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { SubscriptionType } from '#contract/plans.ts';
import { auditPagesQuery } from '#web/admin/queries.ts';
import { t } from '#web/language.ts';
import { planNames } from '#web/plans/plan-names.ts';
import { site } from '#web/site.ts';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { whole } from '#web/ui/counts.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { ArrowRight } from '#web/ui/later-icons.tsx';
import { labeled } from '#web/ui/punctuation.ts';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { ShowMore } from '#web/ui/ShowMore.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useDates } from '#web/ui/use-dates.ts';

export function AuditTrail() {
  const pages = useInfiniteQuery(auditPagesQuery);
  const title = useId();
  const entries = pages.data?.pages.flatMap((page) => page.items);

  return (
    <Card role="region" aria-labelledby={title}>
      <CardHeader>
        <CardTitle id={title}>{t('Audit trail')}</CardTitle>
      </CardHeader>
      <CardContent>
        {!entries && pages.isError ? (
          <ErrorState message={t("Couldn't load the audit trail.")} onRetry={() => void pages.refetch()} />
        ) : !entries ? (
          <Placeholder />
        ) : entries.length === 0 ? (
          <EmptyState
            title={t('No changes yet')}
            text={t(
              site.hasPlans
                ? 'Plan changes, deleted users and retried emails will show up here.'
                : 'Deleted users and retried emails will show up here.',
            )}
            className="py-8"
          />
        ) : (
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
        {pages.hasNextPage && (
          <ShowMore
            busy={pages.isFetchingNextPage}
            failed={pages.isFetchNextPageError}
            failure={t("Couldn't load more entries.")}
            onMore={() => void pages.fetchNextPage()}
          />
        )}
      </CardContent>
    </Card>
  );
}

function Placeholder() {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {['w-64', 'w-48', 'w-40'].map((width) => (
        <div key={width} data-placeholder className="py-4 first:pt-0 last:pb-0">
          <Skeleton className={`my-1 ${width} max-w-full`} />
          <Skeleton className="my-2 h-3 w-32 max-w-full" />
        </div>
      ))}
    </div>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, action, actor, target } = entry;
  const { dateAndTime } = useDates();
  const changes = listChanges(entry);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          {sentenceWith(actions[action], {
            actor: <bdi className="font-semibold">{actor}</bdi>,
            username: <bdi className="font-semibold">{target?.username}</bdi>,
          })}
        </p>
        <p className="text-sm text-ink-muted">
          <time dateTime={at}>{dateAndTime(at)}</time>
        </p>
      </div>
      {changes.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-muted">
          {changes.map(({ field, values: [before, ...after] }) => (
            <li key={field} className="flex min-w-0 flex-wrap items-center gap-x-1.5">
              <span>{labeled(t(fields[field]))}</span>
              <Value field={field} value={before} />
              {after.length > 0 && (
                <>
                  <ArrowRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
                  <span className="sr-only">{t('changed to')}</span>
                  <Value field={field} value={after[0]} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const actions = {
  'subscription changed': '{actor} changed the plan of {username}' as Sentence,
  'user deleted': '{actor} deleted {username}' as Sentence,
  'user signed out': '{actor} signed {username} out everywhere' as Sentence,
  'mails retried': '{actor} queued all failed emails again' as Sentence,
} satisfies Record<AuditEntry['action'], Sentence>;

/** The row's first line already names the user. */
const fields = {
  subscriptionType: 'Plan' as Sentence,
  subscriptionExpiresAt: 'Until' as Sentence,
  reviewCount: 'Reviews' as Sentence,
  workplaceCount: 'Workplaces' as Sentence,
  createdAt: 'Joined' as Sentence,
  failed: 'Failed' as Sentence,
} satisfies Record<string, Sentence>;

type Field = keyof typeof fields;

/** Each has its values before and after, or one if it didn't change. */
function listChanges({ before, after }: AuditEntry) {
  return (Object.keys(fields) as Field[]).flatMap((field) => {
    const values = [before?.[field], after?.[field]].filter((value) => value !== undefined);
    const changed = [...new Set(values)];
    const isHidden =
      changed.every((value) => value === null) || (field === 'subscriptionType' && !site.hasPlans);
    return changed.length < 2 && isHidden ? [] : [{ field, values: changed }];
  });
}

function Value({ field, value = null }: { field: Field; value: string | number | null | undefined }) {
  const { longDate } = useDates();
  if (value === null) {
    return (
      <span>
        <span aria-hidden="true">-</span>
        <span className="sr-only">{t('none')}</span>
      </span>
    );
  }
  const text =
    field === 'subscriptionType'
      ? t(planNames[value as SubscriptionType])
      : typeof value === 'number'
        ? whole(value)
        : longDate(value, value);
  return <span className="wrap-anywhere text-ink">{text}</span>;
}
