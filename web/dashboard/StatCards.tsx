import { useQuery } from '@tanstack/react-query';
import { Eye, type LucideIcon, MessageSquareText, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { reviewStatsQuery } from '#web/reviews/queries.ts';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

export function StatCards() {
  const { data: stats, isError, refetch } = useQuery(reviewStatsQuery);
  if (isError) {
    return (
      <Card>
        <ErrorState
          message="Your numbers could not be loaded."
          onRetry={() => void refetch()}
          className="py-6"
        />
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-3 gap-2 sm:gap-6">
      <StatCard icon={MessageSquareText} label="Total Reviews" value={stats && number(stats.totalReviews)} />
      <StatCard icon={Eye} label="Recent Views" value={stats && number(stats.recentViews)} />
      <StatCard icon={Star} label="Average Rating" value={stats && `${stats.averageRating} / 5`} />
    </div>
  );
}

interface StatCardProps {
  icon: LucideIcon;
  label: string;
  value: ReactNode;
}

function StatCard({ icon: Icon, label, value }: StatCardProps) {
  return (
    <Card className="flex flex-col-reverse justify-end gap-1 p-3 sm:p-6">
      <p className="text-sm text-ink-muted">{label}</p>
      {value ? (
        <p className="text-xl leading-8 font-semibold tabular-nums sm:text-3xl sm:leading-10">{value}</p>
      ) : (
        <Skeleton className="my-1 h-6 w-12 sm:my-1.5 sm:h-7 sm:w-16" />
      )}
      <Icon aria-hidden className="mb-1 size-5 text-accent" />
    </Card>
  );
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
