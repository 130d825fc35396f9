import './search-field.css';
import type { RefObject } from 'react';
import type { UserSort } from '#contract/admin.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input, NativeSelect } from '#web/ui/Input.tsx';

const sorts: Record<UserSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  reviews: 'Most reviews',
};

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
        <Field label="Search users" className="grow-999 basis-64">
          {(control) => (
            <Input
              type="search"
              className="search-field"
              placeholder="Name, username or email"
              maxLength={120}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              {...control}
              ref={searchField}
              value={filter.search}
              onChange={(event) => onChange({ ...filter, search: event.target.value })}
            />
          )}
        </Field>
        <Field label="Sort by" className="grow basis-40">
          {(control) => (
            <NativeSelect
              {...control}
              value={filter.sort}
              onChange={(event) => onChange({ ...filter, sort: event.target.value as UserSort })}
            >
              {Object.entries(sorts).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </form>
    </search>
  );
}
