import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface ChartSectionProps {
  ref?: Ref<HTMLElement>;
  title: string;
  hasCharts: boolean;
  more?: ReactNode;
  /** Without, that choice is left to wide screens. */
  showsChoice?: boolean;
  children: (asTables: boolean) => ReactNode;
}

export function ChartSection({
  ref,
  title,
  hasCharts,
  more,
  showsChoice = true,
  children,
}: ChartSectionProps) {
  const [asTables, setAsTables] = useState(false);
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="title">
          {title}
        </h2>
        {hasCharts && more}
        {hasCharts && (
          <Button
            variant="secondary"
            size="sm"
            className={showsChoice ? undefined : 'max-lg:hidden'}
            onClick={() => setAsTables(!asTables)}
          >
            {asTables ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            <span>{asTables ? t('Show as charts') : t('Show as tables')}</span>
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
