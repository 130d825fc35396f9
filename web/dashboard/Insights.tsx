import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReviewInsights } from '#contract/reviews.ts';
import { RatingOverTime, Ratings } from '#web/dashboard/insights/Ratings.tsx';
import { ViewsToReviews } from '#web/dashboard/insights/ViewsToReviews.tsx';
import { Workplaces } from '#web/dashboard/insights/Workplaces.tsx';
import { t } from '#web/language.ts';
import { reviewInsightsQuery } from '#web/reviews/queries.ts';
import { ChartSection } from '#web/ui/charts/ChartSection.tsx';
import { MonthColumns } from '#web/ui/charts/MonthColumns.tsx';
import { whole } from '#web/ui/counts.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';

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

/** Leaves out charts without enough data. */
function InsightCharts({ insights }: { insights: ReviewInsights }) {
  const { months, ratings, recent, workplaces: groups } = insights;
  const { data: workplaces } = useQuery(workplacesQuery);
  const monthsRated = months.filter(({ averageRating }) => averageRating !== null).length;
  const emptyText = t('No reviews in the last 12 months.');

  return (
    <>
      <MonthColumns
        title={t('Reviews per month')}
        months={months}
        heightOf={({ reviews }) => reviews}
        columns={[
          [t('Reviews'), ({ reviews }) => whole(reviews)],
          [t('Views'), ({ views }) => whole(views)],
        ]}
        emptyText={emptyText}
      />
      {monthsRated > 1 && <RatingOverTime months={months} emptyText={emptyText} />}
      <Ratings ratings={ratings} />
      <ViewsToReviews recent={recent} />
      {groups.length > 1 && workplaces && <Workplaces groups={groups} workplaces={workplaces} />}
    </>
  );
}
