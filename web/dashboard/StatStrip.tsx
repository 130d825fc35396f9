import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '#web/language.ts';
import { reviewStatsQuery } from '#web/reviews/queries.ts';
import { numberFormat, whole } from '#web/ui/counts.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

export function StatStrip() {
  const { data: stats, isLoadingError, refetch } = useQuery(reviewStatsQuery);
  if (isLoadingError) {
    return (
      <ErrorState message={t("Couldn't load your stats.")} onRetry={() => void refetch()} className="py-4" />
    );
  }
  return (
    <dl className="grid grid-cols-1 gap-x-2 gap-y-3 border-y border-line py-2 lg:py-3 min-[20rem]:grid-cols-3">
      <Stat label={t('Total Reviews')} value={stats && whole(stats.totalReviews)} />
      <Stat label={t('Recent Views')} value={stats && whole(stats.recentViews)} />
      <Stat label={t('Average Rating')} value={stats && <AverageRating average={stats.averageRating} />} />
    </dl>
  );
}

function AverageRating({ average }: { average: number }) {
  if (average > 0) {
    return (
      <>
        <span>{formatted(average)}</span>
        <span className="text-sm font-normal text-ink-muted">{` / ${whole(5)}`}</span>
      </>
    );
  }
  return (
    <>
      <span aria-hidden="true">{`– / ${whole(5)}`}</span>
      <span className="sr-only">{t('No ratings yet')}</span>
    </>
  );
}

function Stat({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="figure">{value ?? <Skeleton className="my-1 h-6 w-12" />}</dd>
    </div>
  );
}

const formatted = numberFormat({ maximumFractionDigits: 5 });
