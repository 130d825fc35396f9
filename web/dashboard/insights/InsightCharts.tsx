import { useQuery } from '@tanstack/react-query';
import type { ReviewInsights } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { MonthColumns } from '#web/ui/charts/MonthColumns.tsx';
import { compact, whole } from '#web/ui/counts.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
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
      <MonthColumns
        title={t('Reviews per month')}
        months={months}
        heightOf={({ reviews }) => reviews}
        minScale={4}
        format={whole}
        formatShort={compact}
        columns={[t('Reviews'), t('Views')]}
        cellsOf={({ reviews, views }) => [whole(reviews), whole(views)]}
        figuresOf={({ reviews, views }) => [
          plural('{count} review|{count} reviews', reviews),
          plural('{count} view|{count} views', views),
        ]}
        emptyText={t('No reviews in the last 12 months.')}
        asTable={asTables}
      />
      {monthsRated > 1 && <RatingOverTime months={months} asTable={asTables} />}
      <Ratings ratings={ratings} asTable={asTables} />
      <ViewsToReviews recent={recent} asTable={asTables} />
      {groups.length > 1 && workplaces && (
        <Workplaces groups={groups} workplaces={workplaces} asTable={asTables} />
      )}
    </>
  );
}
