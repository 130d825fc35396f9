import type { PluralSentence } from '#contract/languages/sentence.ts';
import { useIncreased } from '#web/dashboard/use-increased.ts';
import { plural } from '#web/plural.ts';
import { richText } from '#web/ui/rich-text.tsx';

export const REVIEWS_BUILT =
  "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation." as PluralSentence;

/** The number rises when it grows. */
export function ReviewsBuilt({ count }: { count: number }) {
  const hasGrown = useIncreased(count);
  return (
    <p className="inline text-ink-muted *:text-ink">
      {richText(plural(REVIEWS_BUILT, count), {
        strong: (reviews) => (
          <strong key={count} className={hasGrown ? 'inline-block animate-rise' : undefined}>
            {reviews}
          </strong>
        ),
      })}
    </p>
  );
}
