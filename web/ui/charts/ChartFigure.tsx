import { type ReactNode, use, useState } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { caption } from '#web/ui/punctuation.ts';
import { ShowMore } from '#web/ui/ShowMore.tsx';
import { TableBody, TableCell, TableHead, TableHeader } from '#web/ui/Table.tsx';
import { AsTables } from './ChartSection.tsx';

interface ChartFigureProps {
  title: string;
  /** "Last 12 months" */
  period: string;
  /** Shown instead of the period. */
  note?: string | undefined;
  columns: string[];
  /** The first cell is the row header. */
  rows: { key: string | number; cells: ReactNode[] }[];
  children: ReactNode;
}

/** Hundreds of rows would freeze a phone for seconds. */
const ROWS_PER_STEP = 50;

/** A chart with a data table, which is always there for screen readers and visible on request. */
export function ChartFigure({ title, period, note = period, columns, rows, children }: ChartFigureProps) {
  const asTable = use(AsTables);
  const [limit, setLimit] = useState(ROWS_PER_STEP);

  return (
    <Card>
      <figure className="flex h-full flex-col">
        <figcaption>
          <CardHeader className="gap-x-2 gap-y-0">
            <CardTitle as="h3" className="text-base leading-6">
              {title}
            </CardTitle>
            <p className="text-sm text-ink-muted">{note}</p>
          </CardHeader>
        </figcaption>
        <CardContent className="grow max-sm:pt-3">
          {!asTable && children}
          <div className={asTable ? undefined : 'sr-only'}>
            <table className="w-full border-collapse">
              <caption className="sr-only">{caption(title, period)}</caption>
              <TableHead>
                <tr>
                  {columns.map((column, i) => (
                    <TableHeader key={column} className={i > 0 ? FIGURE : 'py-2 pe-2 sm:pe-4'}>
                      {column}
                    </TableHeader>
                  ))}
                </tr>
              </TableHead>
              <TableBody>
                {rows.slice(0, limit).map(({ key, cells: [name, ...figures] }) => (
                  <tr key={key}>
                    <th scope="row" className="py-2 pe-2 text-start font-normal sm:pe-4">
                      {name}
                    </th>
                    {figures.map((figure, i) => (
                      <TableCell key={columns[i + 1]} className={FIGURE}>
                        {figure}
                      </TableCell>
                    ))}
                  </tr>
                ))}
              </TableBody>
            </table>
            {asTable && limit < rows.length && <ShowMore onMore={() => setLimit(limit + ROWS_PER_STEP)} />}
          </div>
        </CardContent>
      </figure>
    </Card>
  );
}

const FIGURE = 'px-2 py-2 text-end whitespace-normal tabular-nums sm:px-4';
