import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AdminUser, UserStats } from '#contract/admin.ts';
import { AccessDenied, isAccessDenied } from '#web/admin/AccessDenied.tsx';
import { userStatsQuery } from '#web/admin/queries.ts';
import { Totals } from '#web/admin/Totals.tsx';
import { useUserDialogs } from '#web/admin/UserDialogs.tsx';
import { UserList, useUsers } from '#web/admin/UserList.tsx';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { Card, CardContent } from '#web/ui/Card.tsx';
import { whole } from '#web/ui/counts.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';

export function UsersPage() {
  const stats = useQuery(userStatsQuery);
  const list = useUsers();
  const title = useRef<HTMLHeadingElement>(null);
  const { begin, dialog } = useUserDialogs(title);
  const { pages, users, isEveryone } = list;

  function retry() {
    void pages.refetch();
    if (stats.isLoadingError) void stats.refetch();
  }

  return (
    <>
      <h1 ref={title} tabIndex={-1} className="voice-l mb-6">
        {t('User Management')}
      </h1>
      {isAccessDenied(pages.error) || isAccessDenied(stats.error) ? (
        <AccessDenied />
      ) : (
        <>
          {isEveryone ? (
            <UserTotals stats={count(users ?? [])} />
          ) : !stats.isLoadingError ? (
            <UserTotals stats={stats.data} />
          ) : (
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
          )}
          {site.registration === 'closed' && (
            <Card className="mt-5">
              <CardContent>
                {t(
                  'Sign-up is closed. To create an account, run ./goodword user create on the server: it emails the person a link for choosing a password.',
                )}
              </CardContent>
            </Card>
          )}
          <UserList list={list} onRetry={retry} onChoose={begin} />
        </>
      )}
      {dialog}
    </>
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
