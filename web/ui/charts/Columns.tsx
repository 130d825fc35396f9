import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

interface Column {
  key: string | number;
  value: number;
  /** The text above the column. */
  figure: string;
  figureClass?: string;
  /** What the column is, below the line. */
  label: ReactNode;
}

interface ColumnsProps {
  /** Describes the chart in one sentence. */
  summary: string;
  columns: readonly Column[];
  /** The value that reaches the top. */
  top: number;
  color?: string;
}

/** Columns on one line, from left to right in every language. */
export function Columns({ summary, columns, top, color = 'bg-accent' }: ColumnsProps) {
  return (
    <div dir="ltr" className="@container">
      <div role="img" aria-label={summary} className="grid auto-cols-fr grid-flow-col text-sm">
        {columns.map(({ key, value, figure, figureClass, label }) => (
          <div key={key} className="flex min-w-0 flex-col items-center whitespace-nowrap">
            <div className="mb-2 flex h-20 w-full flex-col items-center justify-end border-b border-edge @md:h-46">
              <span className={cn('font-semibold tabular-nums', figureClass)}>{figure}</span>
              {value > 0 && (
                <div
                  className={`min-h-0.5 w-3/5 shrink-0 rounded-t-sm forced-colors:bg-[CanvasText] ${color}`}
                  style={{ height: `${(86 * value) / top}%` }}
                />
              )}
            </div>
            {label}
          </div>
        ))}
      </div>
    </div>
  );
}
