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
        <ErrorState message="Couldn't load your stats." onRetry={() => void refetch()} className="py-6" />
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-2 min-[22.5rem]:grid-cols-3 sm:gap-6">
      <StatCard icon={MessageSquareText} label="Total Reviews" value={stats && number(stats.totalReviews)} />
      <StatCard icon={Eye} label="Recent Views" value={stats && number(stats.recentViews)} />
      <StatCard
        icon={Star}
        label="Average Rating"
        value={stats && <AverageRating average={stats.averageRating} />}
      />
    </div>
  );
}

function AverageRating({ average }: { average: number }) {
  if (average > 0) return `${average} / 5`;
  return (
    <>
      <span aria-hidden="true">– / 5</span>
      <span className="sr-only">No ratings yet</span>
    </>
  );
}

interface StatCardProps {
  icon: LucideIcon;
  label: string;
  value: ReactNode;
}

function StatCard({ icon: Icon, label, value }: StatCardProps) {
  return (
    <Card className="flex items-center gap-3 p-3 min-[22.5rem]:flex-col min-[22.5rem]:items-start min-[22.5rem]:gap-1 sm:p-6">
      <Icon aria-hidden className="size-5 text-accent min-[22.5rem]:mb-1" />
      <div className="order-last ml-auto min-[22.5rem]:order-none min-[22.5rem]:ml-0">
        {value ? (
          <p className="text-xl leading-8 font-semibold tabular-nums sm:text-3xl sm:leading-10">{value}</p>
        ) : (
          <Skeleton className="my-1 h-6 w-12 sm:my-1.5 sm:h-7 sm:w-16" />
        )}
      </div>
      <p className="text-sm text-ink-muted">{label}</p>
    </Card>
  );
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
