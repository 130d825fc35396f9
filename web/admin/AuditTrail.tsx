import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { AuditRow } from '#web/admin/AuditRow.tsx';
import { auditPagesQuery } from '#web/admin/queries.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { ShowMore } from '#web/ui/ShowMore.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

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
