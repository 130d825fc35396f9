import '#web/ui/search-field.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { STAR_PATH } from '#contract/drawings.ts';
import { MAX_SEARCH_LENGTH } from '#contract/reviews.ts';
import { cutTo } from '#contract/text/graphemes.ts';
import { tidy } from '#contract/text/rules.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { plural } from '#web/plural.ts';
import { type ReviewFilter, reviewInsightsQuery } from '#web/reviews/queries.ts';
import { monthAndYear } from '#web/ui/charts/months.ts';
import { cn } from '#web/ui/cn.ts';
import { whole } from '#web/ui/counts.ts';
import { Input, NativeSelect } from '#web/ui/Input.tsx';
import { Search } from '#web/ui/later-icons.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { WorkplaceOptions } from '#web/workplaces/WorkplaceOptions.tsx';

const RATINGS = [5, 4, 3, 2, 1];

interface ReviewToolsProps {
  filter: ReviewFilter;
  workplaces: readonly Workplace[] | undefined;
  /** There is nothing to search, nor to choose by rating. */
  isEmpty: boolean;
  onChange: (filter: ReviewFilter) => void;
  search: Pick<ReturnType<typeof useSearchText>, 'text' | 'onChange' | 'field'>;
  /** Further tools. */
  children: ReactNode;
}

/** One row on narrow screens, if there is room for the first. */
export function ReviewTools({ filter, workplaces, isEmpty, onChange, search, children }: ReviewToolsProps) {
  return (
    <div className="relative flex flex-wrap gap-x-2 gap-y-1 lg:grid lg:gap-3">
      <div className="min-w-0 grow basis-42">
        <NativeSelect
          name="workplaceId"
          aria-label={t('Workplace')}
          className={SELECT}
          value={filter.workplaceId ?? ''}
          onChange={({ target }) => onChange({ ...filter, workplaceId: Number(target.value) || null })}
        >
          <option value="">{t('All Workplaces')}</option>
          <WorkplaceOptions workplaces={workplaces} />
        </NativeSelect>
      </div>
      <div className="flex lg:contents">
        {!isEmpty && (
          <>
            <RatingSelect filter={filter} onChange={onChange} />
            <SearchField {...search} />
          </>
        )}
        {children}
      </div>
    </div>
  );
}

/** Narrow screens show a star in its place, with the number that is chosen. */
function RatingSelect({ filter, onChange }: Pick<ReviewToolsProps, 'filter' | 'onChange'>) {
  const { rating } = filter;
  return (
    <div className="relative grid h-11 min-w-11 place-items-center rounded-control text-ink-muted max-lg:hover:bg-hover max-lg:has-focus-visible:outline-3 max-lg:has-focus-visible:outline-accent">
      <span aria-hidden className="flex items-center gap-1 font-semibold text-ink lg:hidden">
        <span>{rating}</span>
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className={cn(
            'size-5',
            rating ? 'fill-star stroke-star-edge' : 'fill-none stroke-ink-muted stroke-2',
          )}
        >
          <path d={STAR_PATH} />
        </svg>
      </span>
      <div className="max-lg:absolute max-lg:inset-0 max-lg:opacity-0 lg:w-full">
        <NativeSelect
          name="rating"
          aria-label={t('Rating')}
          className={SELECT}
          value={rating ?? ''}
          onChange={({ target }) => onChange({ ...filter, rating: Number(target.value) || null })}
        >
          <option value="">{t('All stars')}</option>
          {RATINGS.map((stars) => (
            <option key={stars} value={stars}>
              {plural('{count} star|{count} stars', stars)}
            </option>
          ))}
        </NativeSelect>
      </div>
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

/** Narrow screens show an icon; tapping it opens the field over the whole row. */
function SearchField({ text, onChange, field }: ReviewToolsProps['search']) {
  const id = useId();
  return (
    <>
      <label
        htmlFor={id}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-hover hover:text-ink lg:hidden"
      >
        <Search aria-hidden className="size-5" />
      </label>
      <search
        className={cn(
          'block max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:z-20 lg:relative',
          !text && 'max-lg:not-focus-within:pointer-events-none max-lg:not-focus-within:opacity-0',
        )}
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-muted"
        />
        <Input
          id={id}
          ref={field}
          type="search"
          name="search"
          className="search-field h-11 ps-11"
          aria-label={t('Search reviews')}
          placeholder={t('Search reviews')}
          // Empty, it would turn the placeholder to the left in Arabic too.
          dir={text ? 'auto' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => onChange(cutTo(MAX_SEARCH_LENGTH, event.target.value))}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChange('');
          }}
        />
      </search>
    </>
  );
}

const DEBOUNCE_MS = 300;

/** What is typed, and what is searched for: it is in the address, so that going back leaves the search. */
export function useSearchText() {
  const searched = tidy(cutTo(MAX_SEARCH_LENGTH, new URLSearchParams(useSearch()).get('search') ?? ''));
  const [, navigate] = useLocation();
  const [text, setText] = useState(searched);
  const typed = useDebounced(tidy(text), DEBOUNCE_MS);
  const written = useRef(searched);

  const search = useEffectEvent(() => {
    if (typed === searched) return;
    written.current = typed;
    const query = typed && `?${new URLSearchParams({ search: typed })}`;
    navigate(`${paths.reviews}${query}`, { replace: searched !== '' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an effect event reads them
  useEffect(() => search(), [typed]);

  useEffect(() => {
    if (searched === written.current) return;
    written.current = searched;
    setText(searched);
  }, [searched]);

  const field = useRef<HTMLInputElement>(null);
  function clear() {
    setText('');
    field.current?.focus();
  }

  return { text, onChange: setText, field, searched, clear };
}
