import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { ReviewInsights } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx';
import { type BandOf, MonthPlot } from '#web/ui/charts/MonthPlot.tsx';
import { monthAndYear, span } from '#web/ui/charts/months.ts';
import { decimal, whole } from '#web/ui/counts.ts';

/** Percent of the height above five stars, for a label. */
const TOP = 8;

type Month = ReviewInsights['months'][number];
type RatedMonth = Month & { averageRating: number };

const height = scaleLinear([1, 5], [100, TOP]);

export function RatingOverTime({ months, asTable }: { months: readonly Month[]; asTable: boolean }) {
  const title = t('Average rating over time');
  const rated = months.filter(isRated);
  return (
    <ChartFigure
      title={title}
      period={t('Last 12 months')}
      columns={[t('Month'), t('Average'), t('Reviews')]}
      rows={months.map((month) => ({
        key: month.month,
        cells: [
          monthAndYear(month),
          isRated(month) ? decimal(month.averageRating) : t('None'),
          whole(month.reviews),
        ],
      }))}
      asTable={asTable}
    >
      <MonthPlot
        title={title}
        summary={describe(title, months, rated)}
        months={months}
        figuresOf={figuresOf}
        tooltip="bottom"
        className="ms-5"
      >
        {(bandOf) => (
          <>
            <Grid />
            <RatingLine months={months} bandOf={bandOf} />
            <Points rated={rated} bandOf={bandOf} />
          </>
        )}
      </MonthPlot>
    </ChartFigure>
  );
}

function figuresOf(month: Month): string[] {
  if (!isRated(month)) return [t('No reviews')];
  return [
    t('{average} out of 5', { average: decimal(month.averageRating) }),
    plural('from {count} review|from {count} reviews', month.reviews),
  ];
}

/** A line for each number of stars. */
function Grid() {
  return height.ticks(4).map((stars) => (
    <g key={stars}>
      <line
        x1="0"
        x2="100%"
        y1={`${height(stars)}%`}
        y2={`${height(stars)}%`}
        className={stars === 1 ? 'stroke-edge' : 'stroke-line'}
      />
      <text
        x="-12"
        y={`${height(stars)}%`}
        dy="0.35em"
        textAnchor="end"
        className="fill-ink-muted text-sm tabular-nums"
      >
        {whole(stars)}
      </text>
    </g>
  ));
}

/** With a gap where a month has no reviews. */
function RatingLine({ months, bandOf }: { months: readonly Month[]; bandOf: BandOf }) {
  const path = line<Month>()
    .defined(isRated)
    .x((month) => bandOf(month).center)
    .y((month) => height(month.averageRating ?? 0));
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      overflow="visible"
    >
      <path
        d={path([...months]) ?? ''}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-star-edge stroke-2"
      />
    </svg>
  );
}

function Points({ rated, bandOf }: { rated: readonly RatedMonth[]; bandOf: BandOf }) {
  const latest = rated.at(-1);
  return (
    <>
      {rated.map((month) => (
        <circle
          key={month.month}
          cx={`${bandOf(month).center}%`}
          cy={`${height(month.averageRating)}%`}
          r="5"
          className="fill-star stroke-sheet stroke-2"
        />
      ))}
      {latest && (
        <text
          x={`${bandOf(latest).center}%`}
          y={`${height(latest.averageRating)}%`}
          dy="-12"
          textAnchor="middle"
          className="fill-ink text-sm font-semibold tabular-nums"
        >
          {decimal(latest.averageRating)}
        </text>
      )}
    </>
  );
}

function isRated(month: Month): month is RatedMonth {
  return month.averageRating !== null;
}

function describe(chart: string, months: readonly Month[], rated: readonly RatedMonth[]): string {
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
