import { CodeLinks, ShareAndPrint, ShowMyCode } from '#web/dashboard/CodeActions.tsx';
import { CodeSheet } from '#web/dashboard/CodeSheet.tsx';
import { Insights } from '#web/dashboard/Insights.tsx';
import { RecentReviews } from '#web/dashboard/RecentReviews.tsx';
import { StatStrip } from '#web/dashboard/StatStrip.tsx';
import type { ReviewCode } from '#web/dashboard/use-review-code.ts';
import { t } from '#web/language.ts';
import { SubscriptionCard } from '#web/plans/SubscriptionCard.tsx';
import { site } from '#web/site.ts';
import { useMedia } from '#web/ui/use-media.ts';

/** Two orders of the same parts, so that reading and Tab order follow what is seen. */
export function DayView({ code, hasNewLetter }: { code: ReviewCode; hasNewLetter: boolean }) {
  const isWide = useMedia('(width >= 64rem)');
  const codeActions = (
    <>
      <CodeSheet code={code} />
      <ShareAndPrint code={code} />
      <CodeLinks code={code} />
    </>
  );
  if (!isWide) {
    return (
      <>
        <RecentReviews
          hasNewLetter={hasNewLetter}
          between={
            <>
              <ShowMyCode code={code} />
              <StatStrip />
            </>
          }
        />
        <section aria-label={t('Your QR Code')} className="grid gap-3">
          {codeActions}
        </section>
        <Insights />
        {site.hasPlans && <SubscriptionCard />}
      </>
    );
  }
  return (
    <>
      <div className="col-span-7 grid min-w-0 content-start gap-8">
        <RecentReviews hasNewLetter={hasNewLetter} />
        <Insights />
      </div>
      <div className="top-6 col-span-5 grid min-w-0 content-start gap-5 self-start [@media(height>=48rem)]:sticky">
        <section aria-label={t('Your QR Code')} className="grid gap-3">
          <ShowMyCode code={code} />
          {codeActions}
        </section>
        <StatStrip />
        {site.hasPlans && <SubscriptionCard />}
      </div>
    </>
  );
}
