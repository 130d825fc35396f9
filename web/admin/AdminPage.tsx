import { useQuery } from '@tanstack/react-query';
import { CreditCard, DollarSign, type LucideIcon, TrendingUp, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { UserStats } from '#contract/admin.ts';
import { AccessDenied, isAccessDenied } from '#web/admin/AccessDenied.tsx';
import { userStatsQuery } from '#web/admin/queries.ts';
import { paths } from '#web/paths.ts';
import { buttonStyles } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

export function AdminPage() {
  const { data: stats, error, refetch } = useQuery(userStatsQuery);
  const denied = isAccessDenied(error);
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
      ) : error ? (
        <Card>
          <ErrorState message="The totals could not be loaded." onRetry={() => void refetch()} />
        </Card>
      ) : (
        <StatCards stats={stats} />
      )}
    </>
  );
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function StatCards({ stats }: { stats: UserStats | null | undefined }) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-6 lg:grid-cols-4">
      <StatCard icon={Users} label="Total Users" value={stats?.totalUsers.toLocaleString('en-US')} />
      <StatCard icon={CreditCard} label="Paid Users" value={stats?.paidUsers.toLocaleString('en-US')} />
      <StatCard icon={TrendingUp} label="Conversion Rate" value={stats && `${stats.conversionRate}%`} />
      <StatCard
        icon={DollarSign}
        label="Monthly Revenue"
        value={stats && dollars.format(stats.monthlyRevenue)}
      />
    </div>
  );
}

interface StatCardProps {
  icon: LucideIcon;
  label: string;
  /** Missing while it is on its way. */
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
