import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { InsightChartsProps } from '#web/dashboard/insights/InsightCharts.tsx';
import { reviewInsightsQuery } from '#web/reviews/queries.ts';
import { Card } from '#web/ui/Card.tsx';
import { BarsPlaceholder, ColumnsPlaceholder } from '#web/ui/charts/ChartPlaceholder.tsx';
import { ChartGrid, ChartSection, NoCharts } from '#web/ui/charts/ChartSection.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

const InsightCharts = lazy(() =>
  import('#web/dashboard/insights/InsightCharts.tsx').then(
    ({ InsightCharts }) => ({ default: InsightCharts }),
    () => ({ default: ChartsMissing }),
  ),
);

export function Insights() {
  const { data: insights, isError, isPending, refetch } = useQuery(reviewInsightsQuery);
  const hasReviews = insights?.ratings.some((count) => count > 0) ?? false;

  return (
    <ChartSection title="Insights" hasCharts={hasReviews && !isError}>
      {(asTables) =>
        isPending ? (
          <Placeholder />
        ) : isError ? (
          <Card>
            <ErrorState message={FAILURE} onRetry={() => void refetch()} />
          </Card>
        ) : insights && hasReviews ? (
          <Suspense fallback={<Placeholder />}>
            <ChartGrid>
              <InsightCharts insights={insights} asTables={asTables} />
            </ChartGrid>
          </Suspense>
        ) : (
          <NoReviews views={insights?.recent.views ?? 0} />
        )
      }
    </ChartSection>
  );
}

const FAILURE = "Couldn't load your insights.";

/** After a deploy an open page's chunks no longer exist, so retrying reloads the page. */
function ChartsMissing(_: InsightChartsProps) {
  return (
    <Card>
      <ErrorState message={FAILURE} onRetry={() => location.reload()} />
    </Card>
  );
}

function NoReviews({ views }: { views: number }) {
  return (
    <NoCharts
      title="Insights start with your first review"
      text={
        views > 0
          ? `Your review page was opened ${times(views)} in the last 30 days.`
          : "You'll see your reviews, ratings and views over time here."
      }
    />
  );
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`;
}

function Placeholder() {
  return (
    <ChartGrid aria-hidden>
      <ColumnsPlaceholder />
      <ColumnsPlaceholder />
      <BarsPlaceholder />
      <BarsPlaceholder />
    </ChartGrid>
  );
}
