import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface ChartSectionProps {
  title: string;
  hasCharts: boolean;
  children: (asTables: boolean) => ReactNode;
}

export function ChartSection({ title, hasCharts, children }: ChartSectionProps) {
  const [asTables, setAsTables] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2 pointer-coarse:min-h-11">
        <h2 id={id} className="text-xl leading-8">
          {title}
        </h2>
        {hasCharts && (
          <Button variant="secondary" size="sm" onClick={() => setAsTables(!asTables)}>
            {asTables ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            {asTables ? 'Show as charts' : 'Show as tables'}
          </Button>
        )}
      </div>
      {children(asTables)}
    </section>
  );
}

/** Two columns on wide screens; a last chart alone fills its row. */
export function ChartGrid(props: { 'aria-hidden'?: true; children: ReactNode }) {
  return (
    <div
      className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2"
      {...props}
    />
  );
}

export function NoCharts(props: { title: string; text: string }) {
  return (
    <Card>
      <EmptyState icon={<ChartColumn />} {...props} />
    </Card>
  );
}
