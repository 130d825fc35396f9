import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { UserStats } from '#contract/admin.ts';
import { isAdminAccount } from '#web/accounts/admin-account.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { AccessDenied, isAccessDenied } from '#web/admin/AccessDenied.tsx';
import { AuditTrail } from '#web/admin/AuditTrail.tsx';
import { MailHealth } from '#web/admin/MailHealth.tsx';
import { NeedsAttention } from '#web/admin/NeedsAttention.tsx';
import { PlatformInsights } from '#web/admin/PlatformInsights.tsx';
import { userStatsQuery } from '#web/admin/queries.ts';
import { Totals } from '#web/admin/Totals.tsx';
import { VersionLine } from '#web/admin/VersionLine.tsx';
import { currentLocale, t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { Card } from '#web/ui/Card.tsx';
import { dollars, whole } from '#web/ui/counts.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

export function AdminPage() {
  const { user } = useAuth();
  const stats = useQuery(userStatsQuery);
  const denied = isAccessDenied(stats.error);
  // Others get one Access Denied panel instead of five.
  const mayRead = stats.isSuccess || (user !== null && isAdminAccount(user));

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="voice-l">{t('Admin Dashboard')}</h1>
        {!denied && (
          <Link to={paths.adminUsers} className={buttonVariants({ variant: 'secondary' })}>
            {t('Delete/Manage Users')}
          </Link>
        )}
      </div>
      {denied ? (
        <AccessDenied />
      ) : (
        <>
          {mayRead && <NeedsAttention />}
          {stats.isLoadingError ? (
            <Card>
              <ErrorState message={t("Couldn't load the totals.")} onRetry={() => void stats.refetch()} />
            </Card>
          ) : (
            <PlatformTotals stats={stats.data} />
          )}
          {mayRead && (
            <>
              <div className="mt-8">
                <PlatformInsights />
              </div>
              <div className="mt-8 grid grid-cols-1 gap-5">
                <MailHealth />
                <AuditTrail />
              </div>
              <VersionLine />
            </>
          )}
        </>
      )}
    </>
  );
}

function PlatformTotals({ stats }: { stats: UserStats | null | undefined }) {
  return (
    <Card className="p-5 sm:p-8">
      <Totals
        totals={[
          { label: t('Total Users'), value: stats && whole(stats.totalUsers) },
          ...(site.hasPlans
            ? [
                { label: t('Paid Users'), value: stats && whole(stats.paidUsers) },
                { label: t('Conversion Rate'), value: stats && formatRate(stats.conversionRate) },
                { label: t('Monthly Revenue'), value: stats && dollars(stats.monthlyRevenue) },
              ]
            : [{ label: t('Total Reviews'), value: stats && whole(stats.totalReviews) }]),
        ]}
      />
    </Card>
  );
}

/** "12.5%" */
function formatRate(percentage: number): string {
  return (percentage / 100).toLocaleString(currentLocale(), { style: 'percent', maximumFractionDigits: 1 });
}
