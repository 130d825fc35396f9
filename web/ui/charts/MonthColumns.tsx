import { scaleLinear } from 'd3-scale';
import { t } from '#web/language.ts';
import { list } from '#web/ui/counts.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { MonthPlot } from './MonthPlot.tsx';
import { type Month, monthAndYear, monthName, span } from './months.ts';

/** Percent of the height above the highest column, for its label. */
const TOP = 14;

/** By number of characters: how wide a chart must be for twelve labels. */
const LABEL_VISIBILITY = ['', '', 'hidden @2xs:block', 'hidden @md:block', 'hidden @md:block'];

interface ColumnsProps<M extends Month> {
  title: string;
  months: readonly M[];
  heightOf: (month: M) => number;
  /** The least value at the top of the scale, so that small values don't fill the chart. */
  minScale: number;
  format: (value: number) => string;
  /** For labels above columns. */
  formatShort: (value: number) => string;
  /** Tooltip lines. */
  figuresOf: (month: M) => string[];
}

interface MonthColumnsProps<M extends Month> extends ColumnsProps<M> {
  /** What the months are, if more is to say than how many. */
  period?: string;
  /** Table columns after the month. */
  columns: string[];
  cellsOf: (month: M) => string[];
  emptyText: string;
  asTable: boolean;
}

export function MonthColumns<M extends Month>({
  period = t('Last 12 months'),
  columns,
  cellsOf,
  emptyText,
  asTable,
  ...chart
}: MonthColumnsProps<M>) {
  const { title, months, heightOf } = chart;
  return (
    <ChartFigure
      title={title}
      period={period}
      columns={[t('Month'), ...columns]}
      rows={months.map((month) => ({ key: month.month, cells: [monthAndYear(month), ...cellsOf(month)] }))}
      asTable={asTable}
    >
      {months.some((month) => heightOf(month) > 0) ? (
        <Columns {...chart} />
      ) : (
        <p className="text-ink-muted">{emptyText}</p>
      )}
    </ChartFigure>
  );
}

function Columns<M extends Month>(props: ColumnsProps<M>) {
  const { title, months, heightOf, minScale, formatShort, figuresOf } = props;
  const drawn = months.filter((month) => heightOf(month) > 0);
  const most = Math.max(...drawn.map(heightOf));
  const best = drawn.findLast((month) => heightOf(month) === most);
  const height = scaleLinear([0, Math.max(most, minScale)], [100, TOP]);
  // On narrow charts, labels would overlap.
  const labelClass = LABEL_VISIBILITY[formatShort(most).length] ?? 'hidden @2xl:block';
  return (
    <MonthPlot title={title} summary={summarize(props)} months={months} tooltip="top" figuresOf={figuresOf}>
      {(bandOf) => (
        <>
          {/* The inner svg clips the rounded bottom corners. */}
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
          <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-edge" />
          {drawn.map((month) => (
            <text
              key={month.month}
              x={`${bandOf(month).center}%`}
              y={`${height(heightOf(month))}%`}
              dy="-6"
              textAnchor="middle"
              className={`fill-ink text-sm font-semibold tabular-nums ${month === best ? '' : labelClass}`}
            >
              {formatShort(heightOf(month))}
            </text>
          ))}
        </>
      )}
    </MonthPlot>
  );
}

/** Names no months if more than three tie. */
function summarize<M extends Month>({ title, months, heightOf, format }: ColumnsProps<M>): string {
  const most = Math.max(...months.map(heightOf));
  const names = months.filter((month) => heightOf(month) === most).map(monthName);
  const values = { chart: title, period: span(months), number: format(most) };
  return names.length > 3
    ? t('{chart}, {period}; at most {number}', values)
    : t('{chart}, {period}; most in {months} with {number}', { ...values, months: list(names) });
}
