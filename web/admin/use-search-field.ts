import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';

/** How long the typing pauses before it is searched for. */
const PAUSE_MS = 300;

/** What stands in a search field, as soon as the typing pauses or Enter is pressed. */
export function useSearchField() {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function searchFor(text: string) {
    clearTimeout(pause.current);
    setSearch(text.trim());
  }

  return {
    search,
    form: {
      role: 'search',
      onSubmit(event: FormEvent) {
        event.preventDefault();
        searchFor(field.current?.value ?? '');
      },
    },
    input: {
      ref: field,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => searchFor(target.value), PAUSE_MS);
      },
    },
    clear() {
      if (field.current) field.current.value = '';
      field.current?.focus();
      searchFor('');
    },
  };
}
