import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { AdminUser, UserStats } from '#contract/admin.ts';
import { AccessDenied, isAccessDenied } from '#web/admin/AccessDenied.tsx';
import { DeleteUserDialog } from '#web/admin/DeleteUserDialog.tsx';
import { EditSubscriptionDialog } from '#web/admin/EditSubscriptionDialog.tsx';
import { FindUsers, type UserFilter } from '#web/admin/FindUsers.tsx';
import { userPagesQuery, userStatsQuery } from '#web/admin/queries.ts';
import { SignOutUserDialog } from '#web/admin/SignOutUserDialog.tsx';
import { Totals } from '#web/admin/Totals.tsx';
import { PlaceholderRows, UserRow, type UserRowProps, UsersTable } from '#web/admin/UsersTable.tsx';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { site } from '#web/site.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent } from '#web/ui/Card.tsx';
import { cn } from '#web/ui/cn.ts';
import { whole } from '#web/ui/counts.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { ShowMoreOnScroll } from '#web/ui/ShowMore.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** Thousands of rows, which a server may return on one page, would freeze the browser. */
const ROWS_PER_STEP = 100;

const SEARCH_DEBOUNCE_MS = 300;

interface Task {
  kind: Parameters<UserRowProps['onChoose']>[0];
  user: AdminUser;
  /** Gets focus when the user's row is gone. */
  neighbor: HTMLElement | null;
}

export function UsersPage() {
  const [filter, setFilter] = useState<UserFilter>({ search: '', sort: 'newest' });
  const searchField = useRef<HTMLInputElement>(null);
  const searched = useDebounced(filter.search.trim(), SEARCH_DEBOUNCE_MS);
  const [shown, setShown] = useState(ROWS_PER_STEP);
  const stats = useQuery(userStatsQuery);
  const pages = useInfiniteQuery(userPagesQuery({ search: searched, sort: filter.sort }));
  const users = pages.data?.pages.flatMap((page) => page.items);
  const isEveryone = users && !pages.hasNextPage && pages.data?.pages[0]?.search === '';
  const [task, setTask] = useState<Task | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusAfter = useRef<HTMLElement>(null);

  function clearSearch() {
    setFilter({ ...filter, search: '' });
    searchField.current?.focus();
  }

  function showMore() {
    setShown(shown + ROWS_PER_STEP);
    if (users && users.length < shown + ROWS_PER_STEP && pages.hasNextPage) void pages.fetchNextPage();
  }

  // Memoized, so that opening a dialog doesn't render every row again.
  const begin = useCallback<UserRowProps['onChoose']>((kind, user, opener) => {
    focusAfter.current = opener;
    setTask({ kind, user, neighbor: findNeighbor(opener) });
  }, []);
  const close = () => setTask(null);
  const moveFocus = (event: Event) => {
    event.preventDefault();
    const next = focusAfter.current;
    (next?.isConnected ? next : title.current)?.focus({ preventScroll: true });
  };

  return (
    <>
      <h1 ref={title} tabIndex={-1} className="voice-l mb-6">
        {t('User Management')}
      </h1>
      {isAccessDenied(pages.error) || isAccessDenied(stats.error) ? (
        <AccessDenied />
      ) : (
        <>
          {stats.isLoadingError && !isEveryone ? (
            // If the list failed too, its own message is enough.
            users && (
              <Card>
                <ErrorState
                  message={t("Couldn't load the totals.")}
                  onRetry={() => void stats.refetch()}
                  className="py-4"
                />
              </Card>
            )
          ) : (
            <UserTotals stats={isEveryone ? count(users) : stats.data} />
          )}
          {site.registration === 'closed' && (
            <Card className="mt-5">
              <CardContent>
                {t(
                  'Registration is closed. To create an account, run ./goodword user create on the server: it emails the person a link for choosing a password.',
                )}
              </CardContent>
            </Card>
          )}
          <Card className="mt-5">
            <FindUsers filter={filter} onChange={setFilter} searchField={searchField} />
            {!users && pages.isError ? (
              <ErrorState
                message={t("Couldn't load the users.")}
                onRetry={() => {
                  void pages.refetch();
                  if (stats.isLoadingError) void stats.refetch();
                }}
              />
            ) : (
              <>
                <div role="status">
                  {users && (
                    <SearchResult
                      users={users.length}
                      hasMore={pages.hasNextPage}
                      search={pages.data?.pages[0]?.search ?? ''}
                      onClear={clearSearch}
                    />
                  )}
                </div>
                {users?.length !== 0 && (
                  <CardContent
                    aria-busy={pages.isPlaceholderData}
                    className={cn('py-2 sm:py-2 lg:py-4', pages.isPlaceholderData && 'opacity-60')}
                  >
                    <UsersTable>
                      {users ? (
                        users
                          .slice(0, shown)
                          .map((user) => <UserRow key={user.id} user={user} onChoose={begin} />)
                      ) : (
                        <PlaceholderRows />
                      )}
                    </UsersTable>
                  </CardContent>
                )}
              </>
            )}
          </Card>
          {users && (users.length > shown || pages.hasNextPage) && (
            <ShowMoreOnScroll
              busy={pages.isFetchingNextPage}
              failed={pages.isFetchNextPageError}
              failure={t("Couldn't load more users.")}
              onMore={showMore}
            />
          )}
        </>
      )}

      {task?.kind === 'edit' && (
        <EditSubscriptionDialog user={task.user} onClose={close} onCloseAutoFocus={moveFocus} />
      )}
      {task?.kind === 'sign out' && (
        <SignOutUserDialog user={task.user} onClose={close} onCloseAutoFocus={moveFocus} />
      )}
      {task?.kind === 'delete' && (
        <DeleteUserDialog
          user={task.user}
          onClose={close}
          onDeleted={() => {
            focusAfter.current = task.neighbor;
            close();
          }}
          onCloseAutoFocus={moveFocus}
        />
      )}
    </>
  );
}

/** The menu button of the next row, or else the previous one. */
function findNeighbor(opener: HTMLElement): HTMLElement | null {
  const row = opener.closest('tr');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbor?.querySelector('button') ?? null;
}

interface SearchResultProps {
  users: number;
  hasMore: boolean;
  /** Empty if all users are listed. */
  search: string;
  onClear: () => void;
}

function SearchResult({ users, hasMore, search, onClear }: SearchResultProps) {
  if (users === 0) {
    return (
      <EmptyState
        title={t('No users found')}
        text={t(search ? 'Try another name or email.' : "You'll see everyone who signs up here.")}
        action={
          search && (
            <Button variant="secondary" onClick={onClear}>
              {t('Clear search')}
            </Button>
          )
        }
      />
    );
  }
  if (!search) return null;
  return (
    <p className="px-5 pt-4 text-sm text-ink-muted sm:px-8">
      {hasMore
        ? plural('More than {count} user found|More than {count} users found', users)
        : plural('{count} user found|{count} users found', users)}
    </p>
  );
}

type UserCounts = Pick<UserStats, 'totalUsers' | 'paidUsers' | 'totalReviews'>;

function count(users: readonly AdminUser[]): UserCounts {
  return {
    totalUsers: users.length,
    paidUsers: users.filter(({ subscriptionType }) => subscriptionType !== 'free').length,
    totalReviews: users.reduce((total, { reviewCount }) => total + reviewCount, 0),
  };
}

function UserTotals({ stats }: { stats: UserCounts | null | undefined }) {
  return (
    <Card className="p-5 sm:p-8">
      <Totals
        totals={[
          { label: t(site.hasPlans ? 'Total' : 'Total Users'), value: stats && whole(stats.totalUsers) },
          ...(site.hasPlans
            ? [
                { label: t('Free'), value: stats && whole(stats.totalUsers - stats.paidUsers) },
                { label: t('Paid'), value: stats && whole(stats.paidUsers) },
              ]
            : []),
          { label: t('Total Reviews'), value: stats && whole(stats.totalReviews) },
        ]}
      />
    </Card>
  );
}
