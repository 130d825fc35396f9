import type { ReviewByLink } from '#contract/review-links.ts';
import { t } from '#web/language.ts';
import { longDate } from '#web/ui/dates.ts';

interface GivenAnswerProps {
  review: Pick<ReviewByLink, 'firstName' | 'answer' | 'answeredAt'>;
  timeZone?: 'UTC';
}

export function GivenAnswer({ review: { firstName, answer, answeredAt }, timeZone }: GivenAnswerProps) {
  return (
    <section className="mt-8">
      <h2 className="title">{t('{name} replied', { name: firstName })}</h2>
      <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere">
        {answer}
      </p>
      {answeredAt && (
        <p className="mt-2 text-sm text-ink-muted">{longDate(answeredAt, undefined, timeZone)}</p>
      )}
    </section>
  );
}
