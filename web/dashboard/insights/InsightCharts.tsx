import { useQuery } from '@tanstack/react-query';
import type { ReviewInsights } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { MonthColumns } from '#web/ui/charts/MonthColumns.tsx';
import { whole } from '#web/ui/counts.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { RatingOverTime, Ratings } from './Ratings.tsx';
import { ViewsToReviews } from './ViewsToReviews.tsx';
import { Workplaces } from './Workplaces.tsx';

/** Leaves out charts without enough data. */
export function InsightCharts({ insights }: { insights: ReviewInsights }) {
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
