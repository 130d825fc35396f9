import { useQuery } from '@tanstack/react-query';
import { t } from '#web/language.ts';
import { type ReviewFilter, reviewInsightsQuery } from '#web/reviews/queries.ts';
import { monthAndYear } from '#web/ui/charts/months.ts';
import { whole } from '#web/ui/counts.ts';

interface MonthsProps {
  filter: ReviewFilter;
  onChange: (filter: ReviewFilter) => void;
}

/** With their numbers of reviews; the list begins at the chosen one. */
export function Months({ filter, onChange }: MonthsProps) {
  const { data } = useQuery(reviewInsightsQuery);
  const months = (data?.months ?? []).filter(({ reviews }) => reviews > 0).reverse();
  if (months.length < 2) return null;
  return (
    <ul aria-label={t('Months')} className="mt-5 border-y border-line py-2">
      {months.map(({ month, reviews }) => (
        <li key={month}>
          <button
            type="button"
            aria-pressed={month === filter.until}
            className="flex min-h-9 w-full items-center justify-between gap-3 rounded-sm text-ink-muted hover:text-ink hover:underline aria-pressed:font-semibold aria-pressed:text-ink"
            onClick={() => {
              onChange({ ...filter, until: month === filter.until ? null : month });
              scrollTo(0, 0);
            }}
          >
            <span>{monthAndYear({ month })}</span>
            <span className="text-sm tabular-nums">{whole(reviews)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
