import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { PlatformChartsProps } from '#web/admin/PlatformCharts.tsx';
import { platformInsightsQuery } from '#web/admin/queries.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { Card } from '#web/ui/Card.tsx';
import { ColumnsPlaceholder } from '#web/ui/charts/ChartPlaceholder.tsx';
import { ChartGrid, ChartSection, NoCharts } from '#web/ui/charts/ChartSection.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const PlatformCharts = lazy(() =>
  import('#web/admin/PlatformCharts.tsx').then(
    ({ PlatformCharts }) => ({ default: PlatformCharts }),
    () => ({ default: ChartsMissing }),
  ),
);

export function PlatformInsights() {
  const { data, isLoadingError, refetch } = useQuery(platformInsightsQuery);
  // The charts' code comes with a script.
  const insights = useHydrated() ? data : undefined;
  const hasFigures =
    insights?.months.some(({ signUps, reviews, revenue }) => signUps + reviews + revenue > 0) ?? false;

  return (
    <ChartSection title={t('Insights')} hasCharts={hasFigures && !isLoadingError}>
      {(asTables) =>
        isLoadingError ? (
          <Card>
            <ErrorState message={t("Couldn't load the insights.")} onRetry={() => void refetch()} />
          </Card>
        ) : !insights ? (
          <Placeholder />
        ) : hasFigures ? (
          <Suspense fallback={<Placeholder />}>
            <ChartGrid>
              <PlatformCharts months={insights.months} asTables={asTables} />
            </ChartGrid>
          </Suspense>
        ) : (
          <NoCharts
            title={t('Insights start with the first sign-up')}
            text={t(
              site.hasPlans
                ? "You'll see sign-ups, reviews and revenue per month here."
                : "You'll see sign-ups and reviews per month here.",
            )}
          />
        )
      }
    </ChartSection>
  );
}

/** After a deploy an open page's chunks no longer exist, so retrying reloads the page. */
function ChartsMissing(_: PlatformChartsProps) {
  return (
    <Card>
      <ErrorState message={t("Couldn't load the insights.")} onRetry={() => location.reload()} />
    </Card>
  );
}

function Placeholder() {
  return (
    <ChartGrid aria-hidden>
      <ColumnsPlaceholder />
      <ColumnsPlaceholder />
      {site.hasPlans && <ColumnsPlaceholder />}
    </ChartGrid>
  );
}
