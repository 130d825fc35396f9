import './search-field.css';
import type { UserSort } from '#contract/admin.ts';
import type { useSearchField } from '#web/admin/use-search-field.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input, NativeSelect } from '#web/ui/Input.tsx';

const sorts: Record<UserSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  reviews: 'Most reviews',
};

interface FindUsersProps {
  field: Pick<ReturnType<typeof useSearchField>, 'form' | 'input'>;
  sort: UserSort;
  onSort: (sort: UserSort) => void;
}

/** Picks who is listed, and in which order. */
export function FindUsers({ field, sort, onSort }: FindUsersProps) {
  return (
    <form {...field.form} className="flex flex-wrap gap-4 px-4 pt-4 sm:px-6 sm:pt-6">
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
            {...field.input}
          />
        )}
      </Field>
      <Field label="Sort by" className="grow basis-40">
        {(control) => (
          <NativeSelect
            value={sort}
            onChange={(event) => onSort(event.target.value as UserSort)}
            {...control}
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
  );
}
