import { t } from '#web/language.ts';
import { compact, whole } from '#web/ui/counts.ts';
import { list } from '#web/ui/punctuation.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { Columns } from './Columns.tsx';
import { type Month, monthAndYear, monthName, shortMonth, span } from './months.ts';

/** The width that a chart needs for twelve figures, by their number of characters. */
const FIGURE_CLASSES = ['', '', 'hidden @2xs:inline', 'hidden @md:inline', 'hidden @md:inline'];

interface MonthColumnsProps<M extends Month> {
  title: string;
  /** What the months are, if more is to say than how many. */
  note?: string;
  months: readonly M[];
  heightOf: (month: M) => number;
  /** The least value at the top of the scale, so that small values don't fill the chart. */
  minTop?: number;
  format?: (value: number) => string;
  formatShort?: (value: number) => string;
  /** Has its figure on narrow charts too; the last of the highest if missing. */
  marked?: M;
  summary?: string;
  color?: string;
  /** Table columns after the month. */
  columns: [name: string, cellOf: (month: M) => string][];
  emptyText: string;
}

export function MonthColumns<M extends Month>(props: MonthColumnsProps<M>) {
  const { title, note, months, heightOf, columns, emptyText } = props;
  return (
    <ChartFigure
      title={title}
      period={t('Last 12 months')}
      note={note}
      columns={[t('Month'), ...columns.map(([name]) => name)]}
      rows={months.map((month) => ({
        key: month.month,
        cells: [monthAndYear(month), ...columns.map(([, cellOf]) => cellOf(month))],
      }))}
    >
      {months.some((month) => heightOf(month) > 0) ? (
        <Drawn {...props} />
      ) : (
        <p className="text-ink-muted">{emptyText}</p>
      )}
    </ChartFigure>
  );
}

function Drawn<M extends Month>(props: MonthColumnsProps<M>) {
  const { title, months, heightOf, minTop = 4, format = whole, formatShort = compact, color } = props;
  const most = Math.max(...months.map(heightOf));
  const best = months.filter((month) => heightOf(month) === most);
  const { marked = best.at(-1), summary = summarize(title, months, best, format(most)) } = props;
  const figureClass = FIGURE_CLASSES[formatShort(most).length] ?? 'hidden @2xl:inline';
  const isLong = months.some((month) => shortMonth(month).length > 4);
  return (
    <Columns
      summary={summary}
      top={Math.max(most, minTop)}
      color={color}
      columns={months.map((month, i) => ({
        key: month.month,
        value: heightOf(month),
        figure: heightOf(month) > 0 ? formatShort(heightOf(month)) : '',
        figureClass: month === marked ? '' : figureClass,
        label: (
          <>
            <span className={`text-ink-muted ${nameClass(months.length - i, isLong)}`}>
              {shortMonth(month)}
            </span>
            <span className="hidden text-ink-muted @md:inline">
              {(i === 0 || month.month.endsWith('-01')) && month.month.slice(0, 4)}
            </span>
          </>
        ),
      }))}
    />
  );
}

/**
 * Narrow charts name every second month, very narrow ones every fourth, always the latest. Languages with long names need
 * wider charts for as many.
 */
function nameClass(monthsLeft: number, isLong: boolean): string {
  if (monthsLeft % 2 === 0) return isLong ? 'invisible @2xl:visible' : 'invisible @md:visible';
  if (monthsLeft % 4 === 3) return isLong ? 'invisible @xs:visible' : 'invisible @min-[12rem]:visible';
  return '';
}

/** Names no months if more than three tie. */
function summarize(chart: string, months: readonly Month[], best: readonly Month[], number: string): string {
  const values = { chart, period: span(months), number };
  return best.length > 3
    ? t('{chart}, {period}; at most {number}', values)
    : t('{chart}, {period}; most in {months} with {number}', {
        ...values,
        months: list(best.map(monthName)),
      });
}
