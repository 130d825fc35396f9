import type { ReviewInsights } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { MonthColumns } from '#web/ui/charts/MonthColumns.tsx';
import { compact, whole } from '#web/ui/counts.ts';

interface MonthlyReviewsProps {
  months: ReviewInsights['months'];
  asTable: boolean;
}

export function MonthlyReviews({ months, asTable }: MonthlyReviewsProps) {
  return (
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
      asTable={asTable}
    />
  );
}
