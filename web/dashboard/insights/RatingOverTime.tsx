import type { ReviewInsights } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { MonthColumns } from '#web/ui/charts/MonthColumns.tsx';
import { monthAndYear, span } from '#web/ui/charts/months.ts';
import { decimal, whole } from '#web/ui/counts.ts';
import { STAR_COLOR } from './ChartStar.tsx';

type Months = ReviewInsights['months'];

/** Has a gap where a month has no reviews. */
export function RatingOverTime({ months, emptyText }: { months: Months; emptyText: string }) {
  const title = t('Average rating over time');
  return (
    <MonthColumns
      title={title}
      months={months}
      heightOf={({ averageRating }) => averageRating ?? 0}
      minTop={5}
      formatShort={decimal}
      marked={months.findLast(({ averageRating }) => averageRating !== null)}
      summary={summarize(title, months)}
      color={STAR_COLOR}
      columns={[
        [t('Average'), ({ averageRating }) => (averageRating === null ? t('None') : decimal(averageRating))],
        [t('Reviews'), ({ reviews }) => whole(reviews)],
      ]}
      emptyText={emptyText}
    />
  );
}

function summarize(chart: string, months: Months): string {
  const rated = months.flatMap(({ month, averageRating }) =>
    averageRating === null ? [] : [{ month, averageRating }],
  );
  const averages = rated.map(({ averageRating }) => averageRating);
  const [lowest, highest] = [Math.min(...averages), Math.max(...averages)];
  const latest = rated.at(-1);
  const values = { chart, period: span(months) };
  if (!latest || lowest === highest) {
    return t('{chart}, {period}; always {number}', { ...values, number: decimal(lowest) });
  }
  return t('{chart}, {period}; between {lowest} and {highest}, {latest} in {month}', {
    ...values,
    lowest: decimal(lowest),
    highest: decimal(highest),
    latest: decimal(latest.averageRating),
    month: monthAndYear(latest),
  });
}
