import type { UseQueryResult } from '@tanstack/react-query';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
  useState,
} from 'react';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader } from '#web/ui/Card.tsx';
import { cn } from '#web/ui/cn.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { ChevronDown } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ChartColumn, Table2 } from '#web/ui/signed-in-icons.tsx';

/** Whether the figures around it show their tables instead of their charts. */
export const AsTables = createContext(false);

interface ChartSectionProps {
  ref?: Ref<HTMLElement>;
  title: string;
  query: Pick<UseQueryResult, 'isLoadingError' | 'refetch'>;
  failure: string;
  placeholders: number;
  /** Names the button with which phones and tablets show more than the first chart. */
  more?: string;
  /** Null if there is nothing to draw, missing while loading. */
  charts: ReactNode;
  children?: ReactNode;
}

/** Charts, which a button turns into tables; `children` if there are none. */
export function ChartSection(props: ChartSectionProps) {
  const { ref, title, query, failure, placeholders, more, charts, children } = props;
  const [asTables, setAsTables] = useState(false);
  const [showsAll, setShowsAll] = useState(more === undefined);
  const id = useId();
  const hasCharts = Boolean(charts) && !query.isLoadingError;
  // biome-ignore lint/suspicious/noArrayIndexKey: all alike
  const waiting = Array.from({ length: placeholders }, (_, i) => <Placeholder key={i} />);
  return (
    <section ref={ref} aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="title">
          {title}
        </h2>
        {hasCharts && more && (
          <ShowAll
            text={more}
            aria-expanded={showsAll}
            aria-controls={`${id}charts`}
            onClick={() => setShowsAll(!showsAll)}
          />
        )}
        {hasCharts && (
          <Button
            variant="secondary"
            size="sm"
            className={showsAll ? undefined : 'max-lg:hidden'}
            onClick={() => setAsTables(!asTables)}
          >
            {asTables ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            <span>{asTables ? t('Show as charts') : t('Show as tables')}</span>
          </Button>
        )}
      </div>
      {query.isLoadingError ? (
        <LoadingFailed message={failure} onRetry={() => void query.refetch()} />
      ) : charts === null ? (
        children
      ) : (
        <div id={`${id}charts`} className={cn(CHARTS, !showsAll && 'max-lg:*:not-first:hidden')}>
          <AsTables value={asTables}>
            <Suspense fallback={waiting}>{charts ?? waiting}</Suspense>
          </AsTables>
        </div>
      )}
    </section>
  );
}

const CHARTS = 'grid grid-cols-1 gap-4 lg:grid-cols-2 lg:*:last:odd:col-span-2';

function ShowAll({ text, ...props }: ComponentProps<'button'> & { text: string }) {
  return (
    <Button variant="secondary" size="sm" className="group lg:hidden" {...props}>
      <span>{text}</span>
      <ChevronDown aria-hidden className="transition-transform group-aria-expanded:rotate-180" />
    </Button>
  );
}

export function LoadingFailed(props: Pick<ComponentProps<typeof ErrorState>, 'message' | 'onRetry'>) {
  return (
    <Card>
      <ErrorState {...props} />
    </Card>
  );
}

/** Classes, because the content security policy blocks style attributes. */
const HEIGHTS = 'h-10 h-12 h-10 h-14 h-12 h-14 h-19 h-14 h-19 h-12'.split(' ');

function Placeholder() {
  return (
    <Card aria-hidden data-placeholder>
      <CardHeader className="gap-x-2 gap-y-0">
        <Skeleton className="my-1 w-40" />
        <Skeleton className="my-0.5 w-24" />
      </CardHeader>
      <CardContent className="@container max-sm:pt-3">
        <div className="flex h-27 items-end gap-2 pb-7 sm:gap-4 @md:h-58 @md:pb-12">
          {HEIGHTS.map((height, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Skeleton key={i} className={`min-w-0 grow ${height}`} />
          ))}
        </div>
      </CardContent>
    </Card>
  );
}
