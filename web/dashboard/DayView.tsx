import { CodeLinks, ShareAndPrint, ShowMyCode } from '#web/dashboard/CodeActions.tsx';
import { CodeSheet } from '#web/dashboard/CodeSheet.tsx';
import { Insights } from '#web/dashboard/Insights.tsx';
import { RecentReviews } from '#web/dashboard/RecentReviews.tsx';
import { StatStrip } from '#web/dashboard/StatStrip.tsx';
import type { ReviewCode } from '#web/dashboard/use-review-code.ts';
import { t } from '#web/language.ts';
import { SubscriptionCard } from '#web/plans/SubscriptionCard.tsx';
import { site } from '#web/site.ts';

/**
 * One order for phones and wide screens, so that reading and Tab order follow what is seen. On wide screens the rows of
 * DAY_VIEW place the parts in two columns: the last row grows, so that a tall right column opens no gaps on the left.
 */
export function DayView({ code, hasNewLetter }: { code: ReviewCode; hasNewLetter: boolean }) {
  return (
    <>
      <RecentReviews
        hasNewLetter={hasNewLetter}
        between={
          <div className="grid min-w-0 content-start gap-4 lg:col-span-5 lg:col-start-8 lg:row-start-2 lg:gap-6">
            <ShowMyCode code={code} />
            <StatStrip />
          </div>
        }
      />
      <div className="min-w-0 empty:hidden lg:col-span-7 lg:row-start-5">
        <Insights />
      </div>
      <div className="top-6 grid min-w-0 content-start gap-5 self-start lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-3 lg:[@media(height>=48rem)]:sticky">
        <section aria-label={t('Your QR Code')} className="grid gap-3">
          <CodeSheet code={code} />
          <ShareAndPrint code={code} />
          <CodeLinks code={code} />
        </section>
        {site.hasPlans && <SubscriptionCard />}
      </div>
    </>
  );
}
