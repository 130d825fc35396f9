import { scaleLinear } from 'd3-scale';
import { ChartFigure } from './ChartFigure.tsx';
import { count } from './counts.ts';
import { MonthPlot } from './MonthPlot.tsx';
import { type Month, monthAndYear, monthName, span } from './months.ts';

const TITLE = 'Reviews per month';
/** Leaves room above the highest bar for its figure. */
const TOP = 14;
/** A month with one review is no skyscraper. */
const LOWEST_SCALE = 4;

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const list = new Intl.ListFormat('en-US');

export function MonthlyReviews({ months, asTable }: { months: readonly Month[]; asTable: boolean }) {
  const most = Math.max(...months.map(({ reviews }) => reviews));
  const height = scaleLinear([0, Math.max(most, LOWEST_SCALE)], [100, TOP]);
  const best = months.findLast(({ reviews }) => reviews === most);
  // On a narrow screen the figures of neighbours would run into each other.
  const fromWidth = ['', '', 'hidden @2xs:block'][compact.format(most).length] ?? 'hidden @md:block';

  return (
    <ChartFigure
      title={TITLE}
      period="Last 12 months"
      columns={['Month', 'Reviews', 'Views']}
      rows={months.map((month) => ({
        key: month.month,
        cells: [monthAndYear(month), number(month.reviews), number(month.views)],
      }))}
      asTable={asTable}
    >
      {most === 0 ? (
        <p className="text-ink-muted">Nobody has left a review in the last twelve months.</p>
      ) : (
        <MonthPlot
          summary={`${TITLE}, ${span(months)}; ${peaks(months, most)}`}
          label={`Choose a month in ${TITLE}`}
          months={months}
          tooltip="top"
          figuresOf={({ reviews, views }) => [count(reviews, 'review'), count(views, 'view')]}
        >
          {(bandOf) => (
            <>
              {/* An inner svg shows nothing below its edge: the bars are round at the top only. */}
              <svg aria-hidden="true" width="100%" height="100%">
                {months
                  .filter(({ reviews }) => reviews > 0)
                  .map((month) => (
                    <rect
                      key={month.month}
                      x={`${bandOf(month).left}%`}
                      width={`${bandOf(month).width}%`}
                      y={`${height(month.reviews)}%`}
                      height="100%"
                      rx="4"
                      className="fill-accent"
                    />
                  ))}
              </svg>
              <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-line-strong" />
              {months
                .filter(({ reviews }) => reviews > 0)
                .map((month) => (
                  <text
                    key={month.month}
                    x={`${bandOf(month).center}%`}
                    y={`${height(month.reviews)}%`}
                    dy="-6"
                    textAnchor="middle"
                    className={`fill-ink text-sm font-semibold tabular-nums ${month === best ? '' : fromWidth}`}
                  >
                    {compact.format(month.reviews)}
                  </text>
                ))}
            </>
          )}
        </MonthPlot>
      )}
    </ChartFigure>
  );
}

/** "most in August with 14"; where many months are alike, none of them is named. */
function peaks(months: readonly Month[], most: number): string {
  const names = months.filter(({ reviews }) => reviews === most).map(monthName);
  return names.length > 3 ? `at most ${number(most)}` : `most in ${list.format(names)} with ${number(most)}`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
