import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { InsightChartsProps } from '#web/dashboard/insights/InsightCharts.tsx';
import { t } from '#web/language.ts';
import { reviewInsightsQuery } from '#web/reviews/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { BarsPlaceholder, ColumnsPlaceholder } from '#web/ui/charts/ChartPlaceholder.tsx';
import { ChartSection } from '#web/ui/charts/ChartSection.tsx';
import { cn } from '#web/ui/cn.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';

const InsightCharts = lazy(() =>
  import('#web/dashboard/insights/InsightCharts.tsx').then(
    ({ InsightCharts }) => ({ default: InsightCharts }),
    () => ({ default: ChartsMissing }),
  ),
);

/** Read near the screen only: they need as much code as half of the rest. */
export function Insights() {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearScreen(section);
  const {
    data: insights,
    isLoadingError,
    isPending,
    refetch,
  } = useQuery({
    ...reviewInsightsQuery,
    enabled: isNear,
  });
  const [showsAll, setShowsAll] = useState(false);
  const chartsId = useId();
  const hasReviews = insights?.ratings.some((count) => count > 0) ?? false;

  if (!isPending && !isLoadingError && !hasReviews) return null;
  return (
    <ChartSection
      ref={section}
      title={t('Insights')}
      hasCharts={hasReviews && !isLoadingError}
      more={
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={showsAll}
          aria-controls={chartsId}
          className="group lg:hidden"
          onClick={() => setShowsAll(!showsAll)}
        >
          {t('More insights')}
          <ChevronDown aria-hidden className="transition-transform group-aria-expanded:rotate-180" />
        </Button>
      }
      showsChoice={showsAll}
    >
      {(asTables) =>
        isPending ? (
          <Placeholder />
        ) : !insights ? (
          <Card>
            <ErrorState message={t(FAILURE)} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <Suspense fallback={<Placeholder />}>
            <Charts id={chartsId} showsAll={showsAll}>
              <InsightCharts insights={insights} asTables={asTables} />
            </Charts>
          </Suspense>
        )
      }
    </ChartSection>
  );
}

/** Half a screen. */
const MARGIN = '50%';

/** True once the element has come near the screen, for what a first visit should not wait for. */
function useNearScreen(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

const FAILURE: Sentence = "Couldn't load your insights." as Sentence;

interface ChartsProps {
  id?: string;
  showsAll?: boolean;
  'aria-hidden'?: true;
  children: ReactNode;
}

/** Phones and tablets show the first chart, and the others on request. */
function Charts({ showsAll = false, ...props }: ChartsProps) {
  return (
    <div
      className={cn(
        'grid grid-cols-1 gap-4 lg:grid-cols-2 lg:*:last:odd:col-span-2',
        !showsAll && 'max-lg:*:not-first:hidden',
      )}
      {...props}
    />
  );
}

/** After a deploy an open page's chunks no longer exist, so retrying reloads the page. */
function ChartsMissing(_: InsightChartsProps) {
  return (
    <Card>
      <ErrorState message={t(FAILURE)} onRetry={() => location.reload()} />
    </Card>
  );
}

function Placeholder() {
  return (
    <Charts aria-hidden>
      <ColumnsPlaceholder />
      <ColumnsPlaceholder />
      <BarsPlaceholder />
      <BarsPlaceholder />
    </Charts>
  );
}
