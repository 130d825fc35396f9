import type { ReviewInsights } from '#contract/reviews.ts';
import { MonthColumns } from '#web/ui/charts/MonthColumns.tsx';
import { compact, count, whole } from '#web/ui/counts.ts';

interface MonthlyReviewsProps {
  months: ReviewInsights['months'];
  asTable: boolean;
}

export function MonthlyReviews({ months, asTable }: MonthlyReviewsProps) {
  return (
    <MonthColumns
      title="Reviews per month"
      months={months}
      heightOf={({ reviews }) => reviews}
      minScale={4}
      format={whole}
      formatShort={compact}
      columns={['Reviews', 'Views']}
      cellsOf={({ reviews, views }) => [whole(reviews), whole(views)]}
      figuresOf={({ reviews, views }) => [count(reviews, 'review'), count(views, 'view')]}
      emptyText="No reviews in the last 12 months."
      asTable={asTable}
    />
  );
}
