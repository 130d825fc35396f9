import '#web/ui/search-field.css';
import { Search } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { MAX_SEARCH_LENGTH } from '#contract/reviews.ts';
import { cutTo } from '#contract/text/graphemes.ts';
import { tidy } from '#contract/text/rules.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { cn } from '#web/ui/cn.ts';
import { Input } from '#web/ui/Input.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';

interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Narrow screens show an icon; tapping it opens the field over the whole row. */
export function SearchField({ text, onChange, field }: SearchFieldProps) {
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
          'block max-lg:absolute max-lg:inset-0 max-lg:z-20 lg:relative',
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
