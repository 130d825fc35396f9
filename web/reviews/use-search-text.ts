import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { MAX_SEARCH_LENGTH } from '#contract/search.ts';
import { paths } from '#web/paths.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

const DEBOUNCE_MS = 300;

/** What is typed, and what is searched for: it is in the address, so that going back leaves the search. */
export function useSearchText() {
  const searched = (new URLSearchParams(useSearch()).get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const [, navigate] = useLocation();
  const [text, setText] = useState(searched);
  const typed = useDebounced(text.trim(), DEBOUNCE_MS);
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

  return { text, setText, searched };
}
