import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import type { PlatformInsights as Insights } from '#contract/admin.ts';
import { platformInsightsQuery } from '#web/admin/queries.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { Card } from '#web/ui/Card.tsx';
import { ChartSection } from '#web/ui/charts/ChartSection.tsx';
import { MonthColumns } from '#web/ui/charts/MonthColumns.tsx';
import { compactDollars, dollars, whole } from '#web/ui/counts.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

export function PlatformInsights() {
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
          period={t('Payments in the last 12 months, without plans you set yourself')}
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
