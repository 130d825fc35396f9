import type { ReactNode } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { CodeLinks, ShareAndPrint, ShowMyCode } from '#web/dashboard/CodeActions.tsx';
import { CodeSheet } from '#web/dashboard/CodeSheet.tsx';
import { NoReviews } from '#web/dashboard/RecentReviews.tsx';
import { ReviewsBuilt } from '#web/dashboard/ReviewsBuilt.tsx';
import { StatStrip } from '#web/dashboard/StatStrip.tsx';
import type { ReviewCode } from '#web/dashboard/use-review-code.ts';
import { SubscriptionCard } from '#web/plans/SubscriptionCard.tsx';
import { site } from '#web/site.ts';
import { sentenceWith } from '#web/ui/rich-text.tsx';

/** Before the first review, the code is all there is to do. */
export function FirstRun({ name, code }: { name: ReactNode; code: ReviewCode }) {
  return (
    <>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CodeSheet code={code} />
      </div>
      <div className="grid min-w-0 content-start gap-5 lg:gap-6">
        <div className="grid gap-3">
          <ShowMyCode code={code} />
          <ShareAndPrint code={code} />
        </div>
        {site.hasPlans && <SubscriptionCard />}
        <div>
          <p className="inline text-ink-muted">{sentenceWith('Welcome, {name}!' as Sentence, { name })}</p>{' '}
          <ReviewsBuilt count={0} />
        </div>
        <StatStrip />
        <NoReviews />
        <div className="max-lg:mx-auto">
          <CodeLinks code={code} />
        </div>
      </div>
    </>
  );
}
