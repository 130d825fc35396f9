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
