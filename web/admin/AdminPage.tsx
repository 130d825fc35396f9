import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import type { PlatformInsights as Insights, UserStats } from '#contract/admin.ts';
import { firstName } from '#contract/names.ts';
import { describeUpdate, translateProblem } from '#contract/service-problems.ts';
import { isAdminAccount } from '#web/accounts/admin-account.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { AccessDenied, isAccessDenied } from '#web/admin/AccessDenied.tsx';
import { AuditTrail } from '#web/admin/AuditTrail.tsx';
import { MailHealth } from '#web/admin/MailHealth.tsx';
import { platformInsightsQuery, serviceStatusQuery, userStatsQuery } from '#web/admin/queries.ts';
import { ServiceStatusLine } from '#web/admin/ServiceStatusLine.tsx';
import { Totals } from '#web/admin/Totals.tsx';
import { currentTranslator, t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { plural } from '#web/plural.ts';
import { site } from '#web/site.ts';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { ChartSection } from '#web/ui/charts/ChartSection.tsx';
import { MonthColumns } from '#web/ui/charts/MonthColumns.tsx';
import { compactDollars, dollars, numberFormat, whole } from '#web/ui/counts.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { ChartColumn } from '#web/ui/signed-in-icons.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { buttonVariants } from '#web/ui/variants.ts';

export function AdminPage() {
  const { user } = useAuth();
  const stats = useQuery(userStatsQuery);
  const denied = isAccessDenied(stats.error);
  // Others get one Access Denied panel instead of five.
  const mayRead = stats.isSuccess || (user !== null && isAdminAccount(user));

  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="font-sans text-base! font-normal tracking-normal text-ink-muted">
          {t('Admin Dashboard')}
        </h1>
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
          {mayRead && <ServiceStatusLine name={firstName(user?.fullName ?? '')} />}
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

/** Takes no room while all is well. */
function NeedsAttention() {
  const { data } = useQuery(serviceStatusQuery);
  const titleId = useId();
  const { dateAndTime } = useDates();
  if (!data?.problems.length) return null;
  const problems = data.problems.map((problem) => translateProblem(currentTranslator(), problem));
  return (
    <Card role="region" aria-labelledby={titleId} className="mb-5">
      <CardHeader>
        <CardTitle id={titleId}>{t('Needs attention')}</CardTitle>
      </CardHeader>
      <CardContent>
        <ul className="grid gap-3">
          {problems.map(({ kind, title, advice, since }) => (
            <li key={kind} className="notice border-warning">
              <p className="font-semibold">{title}</p>
              <p className="mt-1 max-w-prose wrap-anywhere">{advice}</p>
              {since !== null && (
                <p className="mt-1 text-sm text-ink-muted">
                  {t('Since {time}', { time: dateAndTime(since) })}
                </p>
              )}
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
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
                { label: t('Conversion Rate'), value: stats && rate(stats.conversionRate / 100) },
                { label: t('Monthly Revenue'), value: stats && dollars(stats.monthlyRevenue) },
              ]
            : [{ label: t('Total Reviews'), value: stats && whole(stats.totalReviews) }]),
        ]}
      />
    </Card>
  );
}

/** "12.5%" */
const rate = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

/** The page is as useful without it, so a failure isn't mentioned. */
function VersionLine() {
  const { data } = useQuery(serviceStatusQuery);
  if (!data) return null;
  const commit = data.commit === null ? '' : ` (${data.commit})`;
  return (
    <div className="mt-6 text-sm text-ink-muted">
      <p>{t('Version {version}', { version: data.version + commit })}</p>
      {data.ageDays !== null && (
        <p>{plural('This version is {count} day old.|This version is {count} days old.', data.ageDays)}</p>
      )}
      {data.update !== null && <p>{describeUpdate(currentTranslator(), data.update)}</p>}
    </div>
  );
}

function PlatformInsights() {
  const query = useQuery(platformInsightsQuery);
  // A document can't draw charts, because the content security policy blocks their style attributes.
  const months = useHydrated() ? query.data?.months : undefined;
  const hasFigures =
    !months || months.some(({ signUps, reviews, revenue }) => signUps + reviews + revenue > 0);

  return (
    <ChartSection
      title={t('Insights')}
      query={query}
      failure={t("Couldn't load the insights.")}
      placeholders={site.hasPlans ? 3 : 2}
      charts={hasFigures ? months && <PlatformCharts months={months} /> : null}
    >
      <Card>
        <EmptyState
          icon={<ChartColumn />}
          title={t('Insights start with the first sign-up')}
          text={t(
            site.hasPlans
              ? "You'll see sign-ups, reviews and revenue per month here."
              : "You'll see sign-ups and reviews per month here.",
          )}
        />
      </Card>
    </ChartSection>
  );
}

function PlatformCharts({ months }: { months: Insights['months'] }) {
  return (
    <>
      <MonthColumns
        title={t('Sign-ups per month')}
        months={months}
        heightOf={({ signUps }) => signUps}
        columns={[[t('Sign-ups'), ({ signUps }) => whole(signUps)]]}
        emptyText={t('No sign-ups in the last 12 months.')}
      />
      <MonthColumns
        title={t('Reviews per month')}
        months={months}
        heightOf={({ reviews }) => reviews}
        columns={[[t('Reviews'), ({ reviews }) => whole(reviews)]]}
        emptyText={t('No reviews in the last 12 months.')}
      />
      {site.hasPlans && (
        <MonthColumns
          title={t('Revenue per month')}
          note={t("Payments in the last 12 months. Plans you granted don't count.")}
          months={months}
          heightOf={({ revenue }) => revenue}
          minTop={28}
          format={dollars}
          formatShort={compactDollars}
          columns={[[t('Revenue'), ({ revenue }) => dollars(revenue)]]}
          emptyText={t('No revenue in the last 12 months.')}
        />
      )}
    </>
  );
}
