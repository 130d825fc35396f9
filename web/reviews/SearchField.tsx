import '#web/ui/search-field.css';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { MAX_SEARCH_LENGTH } from '#contract/search.ts';
import { t } from '#web/language.ts';
import { Input } from '#web/ui/Input.tsx';

interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

export function SearchField({ text, onChange, field }: SearchFieldProps) {
  return (
    <search className="relative mt-5 block">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-muted"
      />
      <Input
        ref={field}
        type="search"
        className="search-field ps-11"
        aria-label={t('Search reviews')}
        placeholder={t('Search reviews')}
        // Empty, it would turn the placeholder to the left in Arabic too.
        dir={text ? 'auto' : undefined}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
    </search>
  );
}
