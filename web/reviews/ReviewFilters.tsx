import { STAR_PATH } from '#contract/drawings.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import type { ReviewFilter } from '#web/reviews/queries.ts';
import { NativeSelect } from '#web/ui/Input.tsx';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

const RATINGS = [5, 4, 3, 2, 1];

interface ReviewFiltersProps {
  filter: ReviewFilter;
  workplaces: readonly Workplace[] | undefined;
  /** Without reviews, there is nothing to choose by rating. */
  withRatings: boolean;
  onChange: (filter: ReviewFilter) => void;
}

export function ReviewFilters({ filter, workplaces, withRatings, onChange }: ReviewFiltersProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <div className="min-w-0 grow-999 basis-60">
        <NativeSelect
          aria-label={t('Workplace')}
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
      </div>
      {withRatings && (
        <fieldset className="flex min-w-0 grow flex-wrap gap-2">
          {/* For translators: the name of buttons that filter by stars */}
          <legend className="sr-only">{t('Only reviews with')}</legend>
          {RATINGS.map((rating) => (
            <button
              key={rating}
              type="button"
              aria-label={plural('{count} star|{count} stars', rating)}
              aria-pressed={filter.rating === rating}
              onClick={() => onChange({ ...filter, rating: filter.rating === rating ? null : rating })}
              className="flex h-12 min-w-12 grow items-center justify-center gap-1 rounded-control border border-edge/60 px-2 text-ink-muted tabular-nums transition-colors hover:border-edge hover:text-ink aria-pressed:border-accent aria-pressed:bg-tint aria-pressed:font-semibold aria-pressed:text-ink forced-colors:aria-pressed:border-[Highlight]"
            >
              {rating}
              <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4 fill-star stroke-star-edge">
                <path d={STAR_PATH} />
              </svg>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
