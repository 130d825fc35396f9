import './month-range.css';
import { scaleBand } from 'd3-scale';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { cn } from '#web/ui/cn.ts';
import { type Month, monthAndYear, shortMonth } from './months.ts';

interface MonthPlotProps<M extends Month> {
  /** What is drawn, in one sentence. */
  summary: string;
  /** Names the control that goes from month to month. */
  label: string;
  months: readonly M[];
  /** The figures of a month, one to a line. */
  figuresOf: (month: M) => string[];
  /** Draws into a box of 100% by 100%. */
  children: (bandOf: (month: Month) => Band) => ReactNode;
  /** Where the figures of a month cover less of the drawing. */
  tooltip: 'top' | 'bottom';
  className?: string;
}

/** A month's place, in percent of the width. */
interface Band {
  left: number;
  center: number;
  width: number;
}

/**
 * A drawing over months, one of which can be looked at: by hovering, tapping, or with the arrow keys. The control is a
 * native range laid over the drawing, so that keys, touch and screen readers work as they always do.
 */
export function MonthPlot<M extends Month>({
  summary,
  label,
  months,
  figuresOf,
  children,
  tooltip,
  className,
}: MonthPlotProps<M>) {
  const last = months.length - 1;
  const [chosen, setChosen] = useState(last);
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  // Outer gaps half as wide as inner ones: so the bands' centres are those of equal columns, where the labels stand.
  const band = scaleBand(
    months.map(({ month }) => month),
    [0, 100],
  )
    .paddingInner(0.36)
    .paddingOuter(0.18);

  function bandOf({ month }: Month): Band {
    const left = band(month) ?? 0;
    return { left, center: left + band.bandwidth() / 2, width: band.bandwidth() };
  }

  function follow(event: PointerEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * months.length);
    setLookedAt(Math.min(Math.max(index, 0), last));
  }

  const shown = lookedAt === null ? undefined : months[lookedAt];
  const current = months[chosen];
  return (
    <div className={cn('@container', className)}>
      <div className="relative h-46 rounded-sm outline-offset-4 outline-focus has-focus-visible:outline-3">
        {shown && (
          <div
            className="absolute inset-y-0 rounded-sm bg-hover"
            style={{ left: `${100 * ((lookedAt ?? 0) / months.length)}%`, width: `${100 / months.length}%` }}
          />
        )}
        <svg role="img" aria-label={summary} className="absolute inset-0 size-full overflow-visible">
          {children(bandOf)}
        </svg>
        <input
          type="range"
          aria-label={label}
          aria-valuetext={current && `${monthAndYear(current)}: ${figuresOf(current).join(', ')}`}
          min={0}
          max={last}
          value={chosen}
          onChange={(event) => {
            setChosen(event.target.valueAsNumber);
            setLookedAt(event.target.valueAsNumber);
          }}
          onFocus={() => setLookedAt(chosen)}
          onBlur={() => setLookedAt(null)}
          onKeyDown={(event) => event.key === 'Escape' && setLookedAt(null)}
          onPointerDown={follow}
          onPointerMove={(event) => event.pointerType === 'mouse' && follow(event)}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setLookedAt(null)}
          onPointerCancel={() => setLookedAt(null)}
          className="month-range"
        />
        {shown && (
          <Tooltip month={shown} band={bandOf(shown)} figures={figuresOf(shown)} position={tooltip} />
        )}
      </div>
      <MonthLabels months={months} />
    </div>
  );
}

interface TooltipProps {
  month: Month;
  band: Band;
  figures: string[];
  position: 'top' | 'bottom';
}

/** Beside its month, on the side with more room. */
function Tooltip({ month, band, figures, position }: TooltipProps) {
  const isRight = band.center < 50;
  return (
    <div
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute z-10 mx-2 grid rounded-md border border-line bg-raised px-3 py-2 text-sm whitespace-nowrap shadow-raised',
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

/** On a narrow chart every second month, on a very narrow one every fourth; always the latest. */
function MonthLabels({ months }: { months: readonly Month[] }) {
  const years = [...Map.groupBy(months, ({ month }) => month.slice(0, 4))];
  return (
    <div aria-hidden="true" className="mt-2 grid grid-cols-12 text-sm text-ink-muted">
      {months.map((month, i) => (
        <span
          key={month.month}
          className={cn(
            'justify-self-center whitespace-nowrap',
            (months.length - i) % 2 === 0 && 'invisible @md:visible',
            (months.length - i) % 4 === 3 && 'invisible @min-[12rem]:visible',
          )}
        >
          {shortMonth(month)}
        </span>
      ))}
      {years.map(([year, { length }]) => (
        <span
          key={year}
          className={cn(
            'mx-0.5 mt-1 border-t border-line pt-1 text-center whitespace-nowrap',
            length === 1 && 'invisible @md:visible',
          )}
          style={{ gridColumn: `span ${length}` }}
        >
          {year}
        </span>
      ))}
    </div>
  );
}
