import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import type { Workplace } from '#contract/workplaces.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import type { ReviewFilter } from '#web/reviews/queries.ts';
import { SearchField } from '#web/reviews/SearchField.tsx';
import { cn } from '#web/ui/cn.ts';
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

const SEARCH_FIELD = 'search-reviews';

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
          {/* A tap on it opens the field over the row. */}
          <label
            htmlFor={SEARCH_FIELD}
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-hover hover:text-ink lg:hidden"
          >
            <Search aria-hidden className="size-5" />
          </label>
          <SearchField
            id={SEARCH_FIELD}
            {...search}
            className={cn(
              'max-lg:absolute max-lg:inset-0 max-lg:z-20 lg:relative',
              !search.text && 'max-lg:not-focus-within:pointer-events-none max-lg:not-focus-within:opacity-0',
            )}
          />
        </>
      )}
    </div>
  );
}

const SELECT = 'h-11 border-edge/60';
