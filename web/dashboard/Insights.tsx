import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useRef, useState } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';
import { reviewInsightsQuery } from '#web/reviews/queries.ts';
import { ChartSection, LoadingFailed } from '#web/ui/charts/ChartSection.tsx';

/** How near the screen, in screens, the section must come. */
const MARGIN = '50%';

/** Read near the screen only, since a first visit should not wait for them. */
export function Insights() {
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const query = useQuery({ ...reviewInsightsQuery, enabled: isNear });
  const { data: insights, isPending, isLoadingError } = query;

  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);

  const hasReviews = insights?.ratings.some((count) => count > 0) ?? false;
  if (!isPending && !isLoadingError && !hasReviews) return null;
  return (
    <ChartSection
      ref={section}
      title={t('Insights')}
      query={query}
      failure={t(FAILURE)}
      placeholders={4}
      more={t('More insights')}
      charts={insights && <InsightCharts insights={insights} />}
    />
  );
}

const FAILURE = "Couldn't load your insights." as Sentence;

/** Loaded by the first visit that comes near them. A page whose chunks a deploy has replaced gets the new ones by reloading. */
const InsightCharts = lazy(() =>
  import('#web/dashboard/insights/InsightCharts.tsx').then(
    ({ InsightCharts }) => ({ default: InsightCharts }),
    () => ({ default: () => <LoadingFailed message={t(FAILURE)} onRetry={() => location.reload()} /> }),
  ),
);
