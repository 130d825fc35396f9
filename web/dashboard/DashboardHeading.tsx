import type { ReactNode } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { ReviewStats } from '#contract/reviews.ts';
import { ReviewsBuilt } from '#web/dashboard/ReviewsBuilt.tsx';
import { t } from '#web/language.ts';
import { sentenceWith } from '#web/ui/rich-text.tsx';

const COLUMN = 'grid grid-cols-1 gap-4 max-lg:mx-auto max-lg:max-w-160';
export const DAY_VIEW = `${COLUMN} lg:grid-cols-12 lg:grid-rows-[repeat(4,auto)_1fr] lg:gap-x-14 lg:gap-y-8`;
export const FIRST_RUN = `${COLUMN} lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-14`;

export function DayHeading({ name, stats }: { name: ReactNode; stats: ReviewStats | undefined }) {
  return (
    <div className="col-span-full">
      <h1 className="inline font-sans text-base! font-normal tracking-normal wrap-anywhere text-ink-muted">
        {sentenceWith('Welcome back, {name}!' as Sentence, { name })}
      </h1>{' '}
      {stats ? (
        <ReviewsBuilt count={stats.totalReviews} />
      ) : (
        <p className="inline text-ink-muted">{t('Every review here builds your personal reputation.')}</p>
      )}
    </div>
  );
}

export function FirstRunHeading({ name }: { name: ReactNode }) {
  return (
    <div className="lg:pt-8">
      <h1 className="voice-l wrap-anywhere md:voice-xl">
        {sentenceWith('{name}, this is your code.' as Sentence, { name })}
      </h1>
      <p className="mt-1 text-ink-muted lg:mt-3 lg:mb-4">{t('Show it to the next person you made happy.')}</p>
    </div>
  );
}
