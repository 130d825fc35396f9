import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { firstName } from '#contract/names.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { LazyPasskeyOffer } from '#web/accounts/passkeys/LazyPasskeyOffer.tsx';
import { DAY_VIEW, DayHeading, FIRST_RUN, FirstRunHeading } from '#web/dashboard/DashboardHeading.tsx';
import { DayView } from '#web/dashboard/DayView.tsx';
import { FirstRun } from '#web/dashboard/FirstRun.tsx';
import { useIncreased } from '#web/dashboard/use-increased.ts';
import { useReviewCode } from '#web/dashboard/use-review-code.ts';
import { t } from '#web/language.ts';
import { recentReviewsQuery, reviewStatsQuery } from '#web/reviews/queries.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

export function DashboardPage() {
  const { user } = useAuth();
  if (!user) return <p>{t('Loading...')}</p>;
  return <Dashboard key={user.id} user={user} />;
}

function Dashboard({ user }: { user: User }) {
  const code = useReviewCode(user);
  const { data: stats, isPending } = useQuery(reviewStatsQuery);
  const { data: recent } = useQuery(recentReviewsQuery);
  const hasNewLetter = useIncreased(recent && (recent.items[0]?.id ?? 0));

  const name = <bdi>{firstName(user.fullName)}</bdi>;
  const isFirstRun = stats?.totalReviews === 0 && !recent?.items.length;
  // The heading stays the same element, so that it keeps the focus after a navigation.
  return (
    <div data-first-run={isFirstRun || undefined} className={isFirstRun ? FIRST_RUN : DAY_VIEW}>
      {isPending ? (
        <div className="col-span-full">
          <h1 className="sr-only">{t('Dashboard')}</h1>
          <Skeleton className="my-1 w-full max-w-100" />
          <Skeleton className="my-1 mt-3 w-40" />
        </div>
      ) : isFirstRun ? (
        <FirstRunHeading name={name} />
      ) : (
        <DayHeading name={name} stats={stats} />
      )}
      {isPending && <Placeholder />}
      {isFirstRun ? (
        <FirstRun name={name} code={code} />
      ) : (
        // Hidden, but there while the stats load, so that everything loads at the same time.
        <div hidden={isPending} className="contents">
          <DayView code={code} hasNewLetter={hasNewLetter} />
        </div>
      )}
      {!isPending && <LazyPasskeyOffer />}
    </div>
  );
}

/** In the silhouette that a first run and a day view share. */
function Placeholder() {
  return (
    <div aria-hidden data-placeholder className="grid gap-4 lg:col-span-7">
      <Skeleton className="h-74 rounded-letter" />
      <Skeleton className="h-14 rounded-button" />
      <Skeleton className="h-19" />
    </div>
  );
}
