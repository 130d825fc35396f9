import { useQuery } from '@tanstack/react-query';
import type { ReviewInsights } from '#contract/reviews.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { MonthlyReviews } from './MonthlyReviews.tsx';
import { RatingOverTime } from './RatingOverTime.tsx';
import { Ratings } from './Ratings.tsx';
import { ViewsToReviews } from './ViewsToReviews.tsx';
import { Workplaces } from './Workplaces.tsx';

export interface InsightChartsProps {
  insights: ReviewInsights;
  asTables: boolean;
}

/** Leaves out charts without enough data. */
export function InsightCharts({ insights, asTables }: InsightChartsProps) {
  const { months, ratings, recent, workplaces: groups } = insights;
  const { data: workplaces } = useQuery(workplacesQuery);
  const monthsRated = months.filter(({ averageRating }) => averageRating !== null).length;

  return (
    <>
      <MonthlyReviews months={months} asTable={asTables} />
      {monthsRated > 1 && <RatingOverTime months={months} asTable={asTables} />}
      <Ratings ratings={ratings} asTable={asTables} />
      <ViewsToReviews recent={recent} asTable={asTables} />
      {groups.length > 1 && workplaces && (
        <Workplaces groups={groups} workplaces={workplaces} asTable={asTables} />
      )}
    </>
  );
}
