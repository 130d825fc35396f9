import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { firstName } from '#contract/names.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { Insights } from '#web/dashboard/Insights.tsx';
import { QrCard } from '#web/dashboard/QrCard.tsx';
import { RecentReviews } from '#web/dashboard/RecentReviews.tsx';
import { StatCards } from '#web/dashboard/StatCards.tsx';
import { SubscriptionCard } from '#web/plans/SubscriptionCard.tsx';
import { reviewStatsQuery } from '#web/reviews/queries.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

export function DashboardPage() {
  const { user } = useAuth();
  if (!user) return <p>Loading...</p>;

  return (
    <>
      <Welcome user={user} />
      <StatCards />
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <SubscriptionCard />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <QrCard user={user} />
        </div>
        <div className="min-w-0">
          <RecentReviews />
        </div>
      </div>
      <Insights />
    </>
  );
}

function Welcome({ user }: { user: User }) {
  const { data: stats, isPending } = useQuery(reviewStatsQuery);
  return (
    <section className="mb-6 rounded-sheet bg-tint px-4 py-5 sm:p-6">
      <h1 className="text-2xl leading-8 wrap-anywhere sm:text-3xl sm:leading-10">
        Welcome back, <bdi>{firstName(user.fullName)}</bdi>!
      </h1>
      {isPending ? (
        <Skeleton className="my-1 mt-2 w-80 max-w-full" />
      ) : (
        <p className="mt-1">{stats ? summarize(stats.totalReviews) : WITHOUT_STATS}</p>
      )}
      {stats?.totalReviews === 0 && <p>Show your code to the next person you made happy.</p>}
    </section>
  );
}

const WITHOUT_STATS = 'Every review here builds your personal reputation.';

function summarize(count: number): string {
  const reviews = count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`;
  return `You've built ${reviews} for your personal reputation.`;
}
