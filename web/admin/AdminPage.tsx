import { useQuery } from '@tanstack/react-query';
import { CreditCard, DollarSign, type LucideIcon, TrendingUp, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { UserStats } from '#contract/admin.ts';
import { isAdminAccount } from '#web/accounts/admin-account.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { AccessDenied, isAccessDenied } from '#web/admin/AccessDenied.tsx';
import { AuditTrail } from '#web/admin/AuditTrail.tsx';
import { MailHealth } from '#web/admin/MailHealth.tsx';
import { PlatformInsights } from '#web/admin/PlatformInsights.tsx';
import { userStatsQuery } from '#web/admin/queries.ts';
import { paths } from '#web/paths.ts';
import { buttonStyles } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { dollars, whole } from '#web/ui/counts.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

export function AdminPage() {
  const { user } = useAuth();
  const stats = useQuery(userStatsQuery);
  const denied = isAccessDenied(stats.error);
  // Others get one Access Denied panel instead of five.
  const mayRead = stats.isSuccess || (user !== null && isAdminAccount(user));

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl leading-8">Admin Dashboard</h1>
        {!denied && (
          <Link to={paths.adminUsers} className={buttonStyles({ variant: 'secondary' })}>
            Delete/Manage Users
          </Link>
        )}
      </div>
      {denied ? (
        <AccessDenied />
      ) : (
        <>
          {stats.isError ? (
            <Card>
              <ErrorState message="Couldn't load the totals." onRetry={() => void stats.refetch()} />
            </Card>
          ) : (
            <StatCards stats={stats.data} />
          )}
          {mayRead && (
            <>
              <PlatformInsights />
              <div className="mt-8 grid grid-cols-1 gap-6">
                <MailHealth />
                <AuditTrail />
              </div>
            </>
          )}
        </>
      )}
    </>
  );
}

function StatCards({ stats }: { stats: UserStats | null | undefined }) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-6 lg:grid-cols-4">
      <StatCard icon={Users} label="Total Users" value={stats && whole(stats.totalUsers)} />
      <StatCard icon={CreditCard} label="Paid Users" value={stats && whole(stats.paidUsers)} />
      <StatCard icon={TrendingUp} label="Conversion Rate" value={stats && `${stats.conversionRate}%`} />
      <StatCard icon={DollarSign} label="Monthly Revenue" value={stats && dollars(stats.monthlyRevenue)} />
    </div>
  );
}

interface StatCardProps {
  icon: LucideIcon;
  label: string;
  /** Missing while loading. */
  value: string | null | undefined;
}

function StatCard({ icon: Icon, label, value }: StatCardProps) {
  return (
    <Card className="p-4 sm:p-6">
      <Icon aria-hidden className="mb-2 size-5 text-accent" />
      {value ? (
        <p className="text-xl leading-8 font-semibold tabular-nums wrap-anywhere sm:text-3xl sm:leading-10">
          {value}
        </p>
      ) : (
        <Skeleton data-placeholder className="my-1 h-6 w-16 sm:my-1.5 sm:h-7 sm:w-24" />
      )}
      <p className="mt-1 text-sm text-ink-muted">{label}</p>
    </Card>
  );
}
