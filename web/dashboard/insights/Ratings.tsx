import { STAR_PATH } from '#contract/drawings.ts';
import type { ReviewInsights } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx';
import { Columns } from '#web/ui/charts/Columns.tsx';
import { MonthColumns } from '#web/ui/charts/MonthColumns.tsx';
import { monthAndYear, span } from '#web/ui/charts/months.ts';
import { decimal, percent, whole } from '#web/ui/counts.ts';
import { commaList } from '#web/ui/punctuation.ts';

/** Columns of stars need an edge, because the yellow is too light on a sheet. */
const STAR_COLOR = 'border border-b-0 border-star-edge bg-star';

/** `ratings` counts the reviews with 1, 2, 3, 4 and 5 stars. */
export function Ratings({ ratings }: { ratings: readonly number[] }) {
  const total = ratings.reduce((sum, reviews) => sum + reviews, 0);
  const columns = ratings.map((reviews, i) => ({
    key: i + 1,
    value: reviews,
    figure: whole(reviews),
    name: plural('{count} star|{count} stars', i + 1),
    share: percent(reviews, total),
    label: (
      <>
        <span className="flex items-center gap-1 tabular-nums">
          <span>{whole(i + 1)}</span>
          <ChartStar />
        </span>
        <span className="text-ink-muted tabular-nums">{percent(reviews, total)}</span>
      </>
    ),
  }));
  const highestFirst = [...columns].reverse();

  return (
    <ChartFigure
      title={t('Ratings')}
      period={t('All time')}
      columns={[t('Rating'), t('Reviews'), t('Share of reviews')]}
      rows={highestFirst.map(({ key, name, figure, share }) => ({ key, cells: [name, figure, share] }))}
    >
      <Columns
        summary={plural('Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}', total, {
          ratings: commaList(
            highestFirst.map(({ figure, name }) =>
              t('{number} with {stars}', { number: figure, stars: name }),
            ),
          ),
        })}
        columns={columns}
        top={Math.max(...ratings)}
        color={STAR_COLOR}
      />
    </ChartFigure>
  );
}

export function ChartStar() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4">
      <path d={STAR_PATH} className="fill-star stroke-star-edge" />
    </svg>
  );
}

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
  return t('{chart}, {period}; between {lowest} and {highest}, most recently {latest} in {month}', {
    ...values,
    lowest: decimal(lowest),
    highest: decimal(highest),
    latest: decimal(latest.averageRating),
    month: monthAndYear(latest),
  });
}
