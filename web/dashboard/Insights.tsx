import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Table2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { ReviewInsights } from '#contract/reviews.ts';
import { reviewInsightsQuery } from '#web/reviews/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The charts' code is fetched only once there is something to draw. */
const InsightCharts = lazy(() =>
  import('#web/dashboard/insights/InsightCharts.tsx').then(
    ({ InsightCharts }) => ({ default: InsightCharts }),
    () => ({ default: ChartsMissing }),
  ),
);

export function Insights() {
  const { data: insights, isError, isPending, refetch } = useQuery(reviewInsightsQuery);
  const [asTables, setAsTables] = useState(false);
  const title = useId();
  const hasReviews = insights?.ratings.some((count) => count > 0) ?? false;

  return (
    <section aria-labelledby={title} className="mt-8">
      <div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2 pointer-coarse:min-h-11">
        <h2 id={title} className="text-xl leading-8">
          Insights
        </h2>
        {insights && hasReviews && !isError && (
          <Button variant="secondary" size="sm" onClick={() => setAsTables(!asTables)}>
            {asTables ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            {asTables ? 'Show as charts' : 'Show as tables'}
          </Button>
        )}
      </div>
      {isPending ? (
        <Placeholder />
      ) : isError ? (
        <Card>
          <ErrorState message="Your insights could not be loaded." onRetry={() => void refetch()} />
        </Card>
      ) : insights && hasReviews ? (
        <Suspense fallback={<Placeholder />}>
          <InsightCharts insights={insights} asTables={asTables} />
        </Suspense>
      ) : (
        <NoReviews views={insights?.recent.views ?? 0} />
      )}
    </section>
  );
}

export interface InsightChartsProps {
  insights: ReviewInsights;
  asTables: boolean;
}

/** After a deploy the code of an open page is gone for good: another attempt needs the new page. */
function ChartsMissing(_: InsightChartsProps) {
  return (
    <Card>
      <ErrorState message="Your insights could not be loaded." onRetry={() => location.reload()} />
    </Card>
  );
}

function NoReviews({ views }: { views: number }) {
  return (
    <Card>
      <EmptyState
        icon={<ChartColumn />}
        title="Insights begin with your first review"
        text={
          views > 0
            ? `Your review page was opened ${times(views)} in the last 30 days.`
            : 'Reviews per month, ratings and views will be drawn here.'
        }
      />
    </Card>
  );
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`;
}

function Placeholder() {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2" aria-hidden="true">
      {[COLUMNS, COLUMNS, BARS, BARS].map((drawing, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Card key={i} data-placeholder>
          <CardHeader className="max-sm:flex-col max-sm:items-start max-sm:gap-y-1">
            <Skeleton className="my-1 w-40" />
            <Skeleton className="my-0.5 w-24" />
          </CardHeader>
          <CardContent>{drawing}</CardContent>
        </Card>
      ))}
    </div>
  );
}

const COLUMNS = (
  <div className="flex h-60.25 items-end gap-2 pb-16 sm:gap-4">
    {[40, 50, 40, 60, 50, 60, 75, 60, 75, 50].map((height, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Skeleton key={i} className="min-w-0 grow" style={{ height: `${height}%` }} />
    ))}
  </div>
);

const BARS = (
  <div className="grid h-42 gap-6 pt-1.5">
    {[100, 60, 40, 20, 20].map((width, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Skeleton key={i} className="h-3 rounded-full" style={{ width: `${width}%` }} />
    ))}
  </div>
);
