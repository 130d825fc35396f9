import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { PluralSentence, Sentence } from '#contract/languages/sentence.ts';
import { firstName } from '#contract/names.ts';
import type { ReviewStats } from '#contract/reviews.ts';
import { isAdminAccount } from '#web/accounts/admin-account.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { LazyPasskeyOffer } from '#web/accounts/passkeys/LazyPasskeyOffer.tsx';
import type { ServiceStatusLine } from '#web/admin/ServiceStatusLine.tsx';
import { CodeSheet, DayActions, FirstActions } from '#web/dashboard/CodeSheet.tsx';
import { Insights } from '#web/dashboard/Insights.tsx';
import { RecentReviews } from '#web/dashboard/RecentReviews.tsx';
import { StatStrip } from '#web/dashboard/StatStrip.tsx';
import { type ReviewCode, useReviewCode } from '#web/dashboard/use-review-code.ts';
import { blank, t } from '#web/language.ts';
import { PausedNote, useIsPaused } from '#web/plans/PausedNote.tsx';
import { SubscriptionCard } from '#web/plans/SubscriptionCard.tsx';
import { plural } from '#web/plural.ts';
import { recentReviewsQuery, reviewStatsQuery } from '#web/reviews/queries.ts';
import { site } from '#web/site.ts';
import { cn } from '#web/ui/cn.ts';
import { richText, sentenceWith } from '#web/ui/rich-text.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

export function DashboardPage() {
  const { user } = useAuth();
  if (!user) return <p>{t('Loading...')}</p>;
  return <Dashboard key={user.id} user={user} />;
}

const COLUMN = 'grid grid-cols-1 gap-3 max-lg:mx-auto max-lg:max-w-160';
const DAY_VIEW = `${COLUMN} lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:gap-x-14 lg:gap-y-8`;
const FIRST_RUN = `${COLUMN} lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-14`;

function Dashboard({ user }: { user: User }) {
  const code = useReviewCode(user);
  const { data: stats, isPending } = useQuery(reviewStatsQuery);
  const { data: recent } = useQuery(recentReviewsQuery);
  const hasNewLetter = useIncreased(recent && (recent.items[0]?.id ?? 0));

  const known = firstName(user.fullName);
  const name = known && <bdi>{known}</bdi>;
  const serviceStatus = isAdminAccount(user) && <LazyServiceStatusLine name={known} />;
  const isFirstRun = stats?.totalReviews === 0 && !recent?.items.length;
  // The heading stays the same element, so that it keeps the focus after a navigation.
  return (
    <div data-first-run={isFirstRun || undefined} className={isFirstRun ? FIRST_RUN : DAY_VIEW}>
      {isPending ? (
        <div className="col-span-full">
          <h1 className="sr-only">{t('Dashboard')}</h1>
          <Skeleton className="my-1 h-7 w-60" />
          <Skeleton className="my-1 mt-3 h-7 w-full max-w-100" />
        </div>
      ) : isFirstRun ? (
        <FirstRunHeading name={name} serviceStatus={serviceStatus} />
      ) : (
        <DayHeading name={name} stats={stats} serviceStatus={serviceStatus} />
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

/** Has the silhouette that a first run and a day view share. */
function Placeholder() {
  return (
    <div aria-hidden data-placeholder className="grid gap-4 lg:col-span-7">
      <Skeleton className="h-74 rounded-letter" />
      <Skeleton className="h-14 rounded-button" />
      <Skeleton className="h-19" />
    </div>
  );
}

interface HeadingProps {
  name: ReactNode;
  serviceStatus: ReactNode;
}

function DayHeading({ name, stats, serviceStatus }: HeadingProps & { stats: ReviewStats | undefined }) {
  return (
    <div className="col-span-full">
      {serviceStatus}
      <h1 className="voice-l text-pretty wrap-anywhere">
        <span className="max-lg:block">
          {name ? sentenceWith('Welcome back, {name}!' as Sentence, { name }) : t('Welcome back!')}
        </span>
        {blank()}
        {stats ? (
          <ReviewsBuilt count={stats.totalReviews} />
        ) : (
          <span className="text-ink-muted">{t('Every review here builds your personal reputation.')}</span>
        )}
      </h1>
      <PausedNote className="mt-4 notice border-warning" />
    </div>
  );
}

/** One order for phones and wide screens, so that reading and Tab order follow what is seen. */
function DayView({ code, hasNewLetter }: { code: ReviewCode; hasNewLetter: boolean }) {
  const isPaused = useIsPaused();
  return (
    <>
      <div className="min-w-0 lg:col-span-7 lg:row-span-2">
        <RecentReviews hasNewLetter={hasNewLetter} />
      </div>
      <div className="min-w-0 lg:col-span-5">
        <StatStrip />
      </div>
      <section
        aria-label={t('Your QR Code')}
        className="grid min-w-0 content-start gap-3 lg:col-span-5 lg:col-start-8"
      >
        <CodeSheet code={code} />
        <DayActions code={code} isPaused={isPaused} />
      </section>
      <div className="min-w-0 empty:hidden lg:col-span-12">
        <Insights />
      </div>
      {site.hasPlans && (
        <div className="min-w-0 lg:col-span-12">
          <SubscriptionCard />
        </div>
      )}
    </>
  );
}

function FirstRunHeading({ name, serviceStatus }: HeadingProps) {
  if (serviceStatus)
    return (
      <div>
        <h1 className="sr-only">{t('Dashboard')}</h1>
        {serviceStatus}
      </div>
    );
  return (
    <div className="lg:pt-8">
      <h1 className="voice-l wrap-anywhere md:voice-xl">
        {name ? sentenceWith('{name}, this is your code.' as Sentence, { name }) : t('This is your code.')}
      </h1>
      <p className="mt-1 text-ink-muted lg:mt-3 lg:mb-4">{t('Show it to the next person you made happy.')}</p>
    </div>
  );
}

/** How the service is, as on the admin's own page. Others don't load it. */
function LazyServiceStatusLine({ name }: { name: string }) {
  const [Line, setLine] = useState<typeof ServiceStatusLine>();
  useEffect(() => {
    void import('#web/admin/ServiceStatusLine.tsx').then(
      (loaded) => setLine(() => loaded.ServiceStatusLine),
      // The admin's page says it too.
      () => undefined,
    );
  }, []);
  return Line && <Line name={name} />;
}

/** The code is all there is to do before the first review. */
function FirstRun({ name, code }: { name: ReactNode; code: ReviewCode }) {
  return (
    <>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CodeSheet code={code} />
      </div>
      <div className="grid min-w-0 content-start gap-5 lg:gap-6">
        <FirstActions code={code} />
        {site.hasPlans && <SubscriptionCard />}
        <p className="text-ink-muted">
          <span>{name ? sentenceWith('Welcome, {name}!' as Sentence, { name }) : t('Welcome!')}</span>
          {blank()}
          <ReviewsBuilt count={0} />
        </p>
        <StatStrip />
        <RecentReviews hasNewLetter={false} />
      </div>
    </>
  );
}

const REVIEWS_BUILT =
  "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation." as PluralSentence;

/** The number rises when it grows. */
function ReviewsBuilt({ count }: { count: number }) {
  const hasGrown = useIncreased(count);
  return (
    <span className="text-ink-muted">
      {richText(plural(REVIEWS_BUILT, count), {
        strong: (reviews) => (
          <strong
            key={count}
            className={cn('text-ink in-[h1]:font-[500]', hasGrown && 'inline-block animate-rise')}
          >
            {reviews}
          </strong>
        ),
      })}
    </span>
  );
}

/** Whether the value has grown since it was first known here, for something that should be seen arriving. */
function useIncreased(value: number | undefined): boolean {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first !== undefined && value !== undefined && value > first;
}
