import '#web/ui/search-field.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { MAX_USER_SEARCH_LENGTH, type UserSort } from '#contract/admin.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { cutTo } from '#contract/text/graphemes.ts';
import { tidy } from '#contract/text/rules.ts';
import { userPagesQuery } from '#web/admin/queries.ts';
import { PlaceholderRows, UserRow, type UserRowProps, UsersTable } from '#web/admin/UsersTable.tsx';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent } from '#web/ui/Card.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input, NativeSelect } from '#web/ui/Input.tsx';
import { ShowMoreOnScroll } from '#web/ui/ShowMore.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** Thousands of rows, which a server may return on one page, would freeze the browser. */
const ROWS_PER_STEP = 100;
const SEARCH_DEBOUNCE_MS = 300;

export function useUsers() {
  const [filter, setFilter] = useState<UserFilter>({ search: '', sort: 'newest' });
  const search = useDebounced(tidy(filter.search), SEARCH_DEBOUNCE_MS);
  const pages = useInfiniteQuery(userPagesQuery({ search, sort: filter.sort }));
  const users = pages.data?.pages.flatMap((page) => page.items);
  /** What the listed users were found by; empty if they are all. */
  const listedSearch = pages.data?.pages[0]?.search ?? '';
  const isEveryone = users !== undefined && !pages.hasNextPage && listedSearch === '';
  return { filter, setFilter, pages, users, listedSearch, isEveryone };
}

interface UserListProps {
  list: ReturnType<typeof useUsers>;
  onRetry: () => void;
  onChoose: UserRowProps['onChoose'];
}

export function UserList({ list, onRetry, onChoose }: UserListProps) {
  const { filter, setFilter, pages, users } = list;
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  const searchField = useRef<HTMLInputElement>(null);
  function clearSearch() {
    setFilter({ ...filter, search: '' });
    searchField.current?.focus();
  }
  function showMore() {
    setLimit(limit + ROWS_PER_STEP);
    if (users && users.length < limit + ROWS_PER_STEP && pages.hasNextPage) void pages.fetchNextPage();
  }
  return (
    <>
      <Card className="mt-5">
        <FindUsers filter={filter} onChange={setFilter} searchField={searchField} />
        {!users && pages.isError ? (
          <ErrorState message={t("Couldn't load the users.")} onRetry={onRetry} />
        ) : (
          <>
            <div role="status">{users && <SearchResult list={list} onClear={clearSearch} />}</div>
            {users?.length !== 0 && (
              <CardContent
                aria-busy={pages.isPlaceholderData}
                className={cn('py-2 sm:py-2 lg:py-4', pages.isPlaceholderData && 'opacity-60')}
              >
                <UsersTable>
                  {users
                    ?.slice(0, limit)
                    .map((user) => <UserRow key={user.id} user={user} onChoose={onChoose} />) ?? (
                    <PlaceholderRows />
                  )}
                </UsersTable>
              </CardContent>
            )}
          </>
        )}
      </Card>
      {users && (users.length > limit || pages.hasNextPage) && (
        <ShowMoreOnScroll
          busy={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError}
          failure={t("Couldn't load more users.")}
          onMore={showMore}
        />
      )}
    </>
  );
}

function SearchResult({ list, onClear }: { list: UserListProps['list']; onClear: () => void }) {
  const { users: { length: found } = [], listedSearch, pages } = list;
  if (found === 0) {
    return (
      <EmptyState
        title={t('No users found')}
        text={t(listedSearch ? 'Try another name or email.' : "You'll see everyone who signs up here.")}
        action={
          listedSearch && (
            <Button variant="secondary" onClick={onClear}>
              {t('Clear search')}
            </Button>
          )
        }
      />
    );
  }
  if (!listedSearch) return null;
  return (
    <p className="px-5 pt-4 text-sm text-ink-muted sm:px-8">
      {pages.hasNextPage
        ? plural('More than {count} user found|More than {count} users found', found)
        : plural('{count} user found|{count} users found', found)}
    </p>
  );
}

const sorts = {
  newest: 'Newest first' as Sentence,
  oldest: 'Oldest first' as Sentence,
  name: 'Name' as Sentence,
  reviews: 'Most reviews' as Sentence,
} satisfies Record<UserSort, Sentence>;

interface UserFilter {
  search: string;
  sort: UserSort;
}

interface FindUsersProps {
  filter: UserFilter;
  onChange: (filter: UserFilter) => void;
  searchField: RefObject<HTMLInputElement | null>;
}

function FindUsers({ filter, onChange, searchField }: FindUsersProps) {
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
