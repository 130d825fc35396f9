import { scaleLinear } from 'd3-scale';
import { ChartFigure } from './ChartFigure.tsx';
import { MonthPlot } from './MonthPlot.tsx';
import { type Month, monthAndYear, monthName, span } from './months.ts';

/** Leaves room above the highest column for its figure. */
const TOP = 14;

/** How wide a drawing has to be for twelve figures of so many characters. */
const FROM_WIDTH = ['', '', 'hidden @2xs:block', 'hidden @md:block', 'hidden @md:block'];

const list = new Intl.ListFormat('en-US');

interface MonthColumnsProps<M extends Month> {
  title: string;
  months: readonly M[];
  /** How high a month's column is. */
  heightOf: (month: M) => number;
  /** A column that small is no skyscraper, even where it is the highest. */
  lowestScale: number;
  /** A value in a sentence. */
  format: (value: number) => string;
  /** A value above its column. */
  formatShort: (value: number) => string;
  /** The table's other columns, and what stands there for a month. */
  columns: string[];
  cellsOf: (month: M) => string[];
  /** The figures of a month that is looked at, one to a line. */
  figuresOf: (month: M) => string[];
  /** Stands in place of a drawing without a single column. */
  nothing: string;
  asTable: boolean;
}

/** A column for each month. */
export function MonthColumns<M extends Month>({
  title,
  months,
  heightOf,
  lowestScale,
  format,
  formatShort,
  columns,
  cellsOf,
  figuresOf,
  nothing,
  asTable,
}: MonthColumnsProps<M>) {
  const most = Math.max(...months.map(heightOf));
  const height = scaleLinear([0, Math.max(most, lowestScale)], [100, TOP]);
  const drawn = months.filter((month) => heightOf(month) > 0);
  const best = drawn.findLast((month) => heightOf(month) === most);
  // On a narrow screen the figures of neighbours would run into each other.
  const fromWidth = FROM_WIDTH[formatShort(most).length] ?? 'hidden @2xl:block';

  /** "most in August with 14"; where many months are alike, none of them is named. */
  function peaks(): string {
    const names = drawn.filter((month) => heightOf(month) === most).map(monthName);
    return names.length > 3
      ? `at most ${format(most)}`
      : `most in ${list.format(names)} with ${format(most)}`;
  }

  return (
    <ChartFigure
      title={title}
      period="Last 12 months"
      columns={['Month', ...columns]}
      rows={months.map((month) => ({ key: month.month, cells: [monthAndYear(month), ...cellsOf(month)] }))}
      asTable={asTable}
    >
      {!best ? (
        <p className="text-ink-muted">{nothing}</p>
      ) : (
        <MonthPlot
          summary={`${title}, ${span(months)}; ${peaks()}`}
          label={`Choose a month in ${title}`}
          months={months}
          tooltip="top"
          figuresOf={figuresOf}
        >
          {(bandOf) => (
            <>
              {/* An inner svg shows nothing below its edge: the columns are round at the top only. */}
              <svg aria-hidden="true" width="100%" height="100%">
                {drawn.map((month) => (
                  <rect
                    key={month.month}
                    x={`${bandOf(month).left}%`}
                    width={`${bandOf(month).width}%`}
                    y={`${height(heightOf(month))}%`}
                    height="100%"
                    rx="4"
                    className="fill-accent"
                  />
                ))}
              </svg>
              <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-line-strong" />
              {drawn.map((month) => (
                <text
                  key={month.month}
                  x={`${bandOf(month).center}%`}
                  y={`${height(heightOf(month))}%`}
                  dy="-6"
                  textAnchor="middle"
                  className={`fill-ink text-sm font-semibold tabular-nums ${month === best ? '' : fromWidth}`}
                >
                  {formatShort(heightOf(month))}
                </text>
              ))}
            </>
          )}
        </MonthPlot>
      )}
    </ChartFigure>
  );
}
