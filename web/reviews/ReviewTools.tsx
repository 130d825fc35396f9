import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Workplace } from '#contract/workplaces.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { type ReviewFilter, reviewInsightsQuery } from '#web/reviews/queries.ts';
import { SearchField } from '#web/reviews/SearchField.tsx';
import { monthAndYear } from '#web/ui/charts/months.ts';
import { cn } from '#web/ui/cn.ts';
import { whole } from '#web/ui/counts.ts';
import { NativeSelect } from '#web/ui/Input.tsx';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

const RATINGS = [5, 4, 3, 2, 1];

interface ReviewToolsProps {
  filter: ReviewFilter;
  workplaces: readonly Workplace[] | undefined;
  /** There is nothing to search, nor to choose by rating. */
  isEmpty: boolean;
  onChange: (filter: ReviewFilter) => void;
  search: { text: string; onChange: (text: string) => void; field: RefObject<HTMLInputElement | null> };
}

/** One row on narrow screens. */
export function ReviewTools({ filter, workplaces, isEmpty, onChange, search }: ReviewToolsProps) {
  return (
    <div
      className={cn(
        'relative grid gap-2 lg:gap-3',
        !isEmpty && 'min-[20rem]:max-lg:grid-cols-[minmax(0,1fr)_auto_auto]',
      )}
    >
      <NativeSelect
        name="workplaceId"
        aria-label={t('Workplace')}
        className={SELECT}
        value={filter.workplaceId ?? ''}
        onChange={({ target }) => onChange({ ...filter, workplaceId: Number(target.value) || null })}
      >
        <option value="">{t('All Workplaces')}</option>
        {workplaces?.map((workplace) => (
          <option key={workplace.id} value={workplace.id}>
            {workplaceLabel(workplace)}
          </option>
        ))}
      </NativeSelect>
      {!isEmpty && (
        <>
          <NativeSelect
            name="rating"
            aria-label={t('Rating')}
            className={SELECT}
            value={filter.rating ?? ''}
            onChange={({ target }) => onChange({ ...filter, rating: Number(target.value) || null })}
          >
            <option value="">{t('All stars')}</option>
            {RATINGS.map((rating) => (
              <option key={rating} value={rating}>
                {plural('{count} star|{count} stars', rating)}
              </option>
            ))}
          </NativeSelect>
          <SearchField {...search} />
        </>
      )}
    </div>
  );
}

const SELECT = 'h-11 border-edge/60';

/** Each has its number of reviews; the list begins at the chosen one. */
export function Months({ filter, onChange }: Pick<ReviewToolsProps, 'filter' | 'onChange'>) {
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
