import '#web/ui/search-field.css';
import type { RefObject } from 'react';
import { MAX_USER_SEARCH_LENGTH, type UserSort } from '#contract/admin.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { cutTo } from '#contract/text/graphemes.ts';
import { t } from '#web/language.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input, NativeSelect } from '#web/ui/Input.tsx';

const sorts = {
  newest: 'Newest first' as Sentence,
  oldest: 'Oldest first' as Sentence,
  // For translators: sorts by the person's
  name: 'Name' as Sentence,
  reviews: 'Most reviews' as Sentence,
} satisfies Record<UserSort, Sentence>;

export interface UserFilter {
  search: string;
  sort: UserSort;
}

interface FindUsersProps {
  filter: UserFilter;
  onChange: (filter: UserFilter) => void;
  searchField: RefObject<HTMLInputElement | null>;
}

export function FindUsers({ filter, onChange, searchField }: FindUsersProps) {
  return (
    <search>
      <form
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-wrap gap-4 px-5 pt-5 sm:px-8 sm:pt-7"
      >
        <Field label={t('Search users')} className="grow-999 basis-64">
          {(control) => (
            <Input
              type="search"
              name="search"
              className="search-field"
              placeholder={t('Name, username or email')}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              {...control}
              ref={searchField}
              value={filter.search}
              onChange={(event) =>
                onChange({ ...filter, search: cutTo(MAX_USER_SEARCH_LENGTH, event.target.value) })
              }
            />
          )}
        </Field>
        <Field label={t('Sort by')} className="grow basis-40">
          {(control) => (
            <NativeSelect
              {...control}
              name="sort"
              value={filter.sort}
              onChange={(event) => onChange({ ...filter, sort: event.target.value as UserSort })}
            >
              {Object.entries(sorts).map(([value, name]) => (
                <option key={value} value={value}>
                  {t(name)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </form>
    </search>
  );
}
