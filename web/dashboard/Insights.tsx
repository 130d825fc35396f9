import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { InsightCharts } from '#web/dashboard/insights/InsightCharts.tsx';
import { t } from '#web/language.ts';
import { reviewInsightsQuery } from '#web/reviews/queries.ts';
import { ChartSection } from '#web/ui/charts/ChartSection.tsx';

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
      failure={t("Couldn't load your insights.")}
      placeholders={4}
      more={t('More insights')}
      charts={insights && <InsightCharts insights={insights} />}
    />
  );
}
