import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import { AccessDenied, isAccessDenied } from '#web/admin/AccessDenied.tsx';
import { DeleteUserDialog } from '#web/admin/DeleteUserDialog.tsx';
import { EditSubscriptionDialog } from '#web/admin/EditSubscriptionDialog.tsx';
import { usersQuery } from '#web/admin/queries.ts';
import { PlaceholderRows, UserRow, type UserRowProps, UsersTable } from '#web/admin/UsersTable.tsx';
import { Card, CardContent } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { ShowMoreAhead } from '#web/ui/ShowMore.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Thousands of rows at once would hold the page still for seconds. */
const ROWS_AT_ONCE = 100;

/** What the admin is about to do, and to whom. */
interface Task {
  kind: Parameters<UserRowProps['onChoose']>[0];
  user: AdminUser;
  /** Where the keyboard goes on when the user's row is gone. */
  neighbour: HTMLElement | null;
}

export function UsersPage() {
  const { data: users, error, refetch } = useQuery(usersQuery);
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const [task, setTask] = useState<Task | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusAfter = useRef<HTMLElement>(null);

  // Stays the same function, so that a dialog opens without every row being drawn again.
  const begin = useCallback<UserRowProps['onChoose']>((kind, user, opener) => {
    focusAfter.current = opener;
    setTask({ kind, user, neighbour: neighbourOf(opener) });
  }, []);
  const close = () => setTask(null);
  const moveFocus = (event: Event) => {
    event.preventDefault();
    const next = focusAfter.current;
    (next?.isConnected ? next : title.current)?.focus({ preventScroll: true });
  };

  return (
    <>
      <h1 ref={title} tabIndex={-1} className="mb-6 text-2xl leading-8">
        User Management
      </h1>
      {isAccessDenied(error) ? (
        <AccessDenied />
      ) : error ? (
        <Card>
          <ErrorState message="The users could not be loaded." onRetry={() => void refetch()} />
        </Card>
      ) : (
        <>
          <Counts users={users} />
          <Card className="mt-6">
            {users?.length === 0 ? (
              <EmptyState
                icon={<Users />}
                title="No users found"
                text="Everybody who registers is listed here."
              />
            ) : (
              <CardContent className="py-2 sm:py-2 lg:py-4">
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
          </Card>
          {users && users.length > shown && (
            <ShowMoreAhead
              busy={false}
              failed={false}
              failure="The next users could not be loaded."
              onMore={() => setShown(shown + ROWS_AT_ONCE)}
            />
          )}
        </>
      )}

      {task?.kind === 'edit' && (
        <EditSubscriptionDialog user={task.user} onClose={close} onCloseAutoFocus={moveFocus} />
      )}
      {task?.kind === 'delete' && (
        <DeleteUserDialog
          user={task.user}
          onClose={close}
          onDeleted={() => {
            focusAfter.current = task.neighbour;
            close();
          }}
          onCloseAutoFocus={moveFocus}
        />
      )}
    </>
  );
}

/** The menu button of the next row, else of the one before. */
function neighbourOf(opener: HTMLElement): HTMLElement | null {
  const row = opener.closest('tr');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector('button') ?? null;
}

function Counts({ users }: { users: readonly AdminUser[] | null | undefined }) {
  const free = users?.filter(({ subscriptionType }) => subscriptionType === 'free').length;
  const counts = [
    { label: 'Total', value: users?.length },
    { label: 'Free', value: free },
    { label: 'Paid', value: users && free !== undefined ? users.length - free : undefined },
    { label: 'Total Reviews', value: users?.reduce((sum, { reviewCount }) => sum + reviewCount, 0) },
  ];
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 p-4 sm:grid-cols-4 sm:p-6">
        {counts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="text-xl leading-8 font-semibold tabular-nums">
              {value?.toLocaleString('en-US') ?? <Skeleton data-placeholder className="my-1 h-6 w-12" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
