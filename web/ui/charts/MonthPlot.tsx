import './month-range.css';
import { scaleBand } from 'd3-scale';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { currentDirection, t } from '#web/language.ts';
import { cn } from '#web/ui/cn.ts';
import { series } from '#web/ui/counts.ts';
import { type Month, monthAndYear, shortMonth } from './months.ts';

interface MonthPlotProps<M extends Month> {
  title: string;
  /** Describes the chart in one sentence. */
  summary: string;
  months: readonly M[];
  /** Tooltip lines. */
  figuresOf: (month: M) => string[];
  /** Draws into an svg of 100% by 100%. */
  children: (bandOf: BandOf) => ReactNode;
  /** Where the tooltip covers less of the chart. */
  tooltip: 'top' | 'bottom';
  className?: string;
}

/** A month's position, in percent of the width. */
interface Band {
  left: number;
  center: number;
  width: number;
}

export type BandOf = (month: Month) => Band;

/** A chart over months with a tooltip, from left to right in every language. */
export function MonthPlot<M extends Month>({
  title,
  summary,
  months,
  figuresOf,
  children,
  tooltip,
  className,
}: MonthPlotProps<M>) {
  const [active, setActive] = useState<number | null>(null);
  const bandOf = bandsOf(months);
  const shown = active === null ? undefined : months[active];
  return (
    <div dir="ltr" className={cn('@container', className)}>
      <div className="relative h-24 rounded-sm @md:h-46 lg:h-46 outline-offset-4 outline-accent has-focus-visible:outline-3">
        {shown && (
          <div
            className="absolute inset-y-0 rounded-sm bg-hover"
            style={{ left: `${100 * ((active ?? 0) / months.length)}%`, width: `${100 / months.length}%` }}
          />
        )}
        <svg role="img" aria-label={summary} className="absolute inset-0 size-full overflow-visible">
          {children(bandOf)}
        </svg>
        <MonthRange
          label={t('Choose a month in {chart}', { chart: title })}
          texts={months.map((month) => `${monthAndYear(month)}: ${series(figuresOf(month))}`)}
          onActive={setActive}
        />
        {shown && (
          <Tooltip month={shown} band={bandOf(shown)} figures={figuresOf(shown)} position={tooltip} />
        )}
      </div>
      <MonthLabels months={months} />
    </div>
  );
}

function bandsOf(months: readonly Month[]): BandOf {
  const names = months.map(({ month }) => month);
  // Outer gaps half as wide as inner ones, so that bands line up with the labels' grid columns.
  const band = scaleBand(names, [0, 100]).paddingInner(0.36).paddingOuter(0.18);
  const width = band.bandwidth();
  return ({ month }) => {
    const left = band(month) ?? 0;
    return { left, center: left + width / 2, width };
  };
}

interface MonthRangeProps {
  label: string;
  /** What screen readers say of each month. */
  texts: string[];
  onActive: (index: number | null) => void;
}

/** A transparent native range over the chart, for keys, touch and screen readers. */
function MonthRange({ label, texts, onActive }: MonthRangeProps) {
  const last = texts.length - 1;
  const [chosen, setChosen] = useState(last);

  function trackPointer(event: PointerEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * texts.length);
    onActive(Math.min(Math.max(index, 0), last));
  }

  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={texts[chosen]}
      min={0}
      max={last}
      value={chosen}
      onChange={({ target }) => {
        setChosen(target.valueAsNumber);
        onActive(target.valueAsNumber);
      }}
      onFocus={() => onActive(chosen)}
      onBlur={() => onActive(null)}
      onKeyDown={(event) => event.key === 'Escape' && onActive(null)}
      onPointerDown={trackPointer}
      onPointerMove={(event) => event.pointerType === 'mouse' && trackPointer(event)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onActive(null)}
      onPointerCancel={() => onActive(null)}
      className="month-range"
    />
  );
}

interface TooltipProps {
  month: Month;
  band: Band;
  figures: string[];
  position: 'top' | 'bottom';
}

/** On the wider side of its month. */
function Tooltip({ month, band, figures, position }: TooltipProps) {
  const isRight = band.center < 50;
  return (
    <div
      aria-hidden="true"
      dir={currentDirection()}
      className={cn(
        'pointer-events-none absolute z-10 mx-2 grid rounded-control border border-transparent bg-sheet px-3 py-2 text-sm whitespace-nowrap shadow-raised',
        position === 'top' ? 'top-0' : 'bottom-2',
      )}
      style={isRight ? { left: `${band.left + band.width}%` } : { right: `${100 - band.left}%` }}
    >
      <strong>{monthAndYear(month)}</strong>
      {figures.map((figure) => (
        <span key={figure}>{figure}</span>
      ))}
    </div>
  );
}

/**
 * Narrow charts name every second month and no year, very narrow ones every fourth month, always the latest. Languages with
 * long names need wider charts for as many.
 */
function MonthLabels({ months }: { months: readonly Month[] }) {
  const isLong = months.some((month) => shortMonth(month).length > 4);
  const years = new Map<string, number>();
  for (const { month } of months) years.set(month.slice(0, 4), (years.get(month.slice(0, 4)) ?? 0) + 1);
  return (
    <div aria-hidden="true" className="mt-2 grid grid-cols-12 text-sm text-ink-muted">
      {months.map((month, i) => (
        <span
          key={month.month}
          className={cn(
            'justify-self-center whitespace-nowrap',
            (months.length - i) % 2 === 0 && (isLong ? 'invisible @2xl:visible' : 'invisible @md:visible'),
            (months.length - i) % 4 === 3 &&
              (isLong ? 'invisible @xs:visible' : 'invisible @min-[12rem]:visible'),
          )}
        >
          {shortMonth(month)}
        </span>
      ))}
      {[...years].map(([year, length]) => (
        <span
          key={year}
          className="mx-0.5 mt-1 hidden border-t border-line pt-1 text-center whitespace-nowrap @md:block"
          style={{ gridColumn: `span ${length}` }}
        >
          {year}
        </span>
      ))}
    </div>
  );
}
