import type { ReactNode } from 'react';
import { Card, CardContent, CardHeader } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/* Classes, because the content security policy blocks style attributes. */
const HEIGHTS = 'h-2/5 h-1/2 h-2/5 h-3/5 h-1/2 h-3/5 h-3/4 h-3/5 h-3/4 h-1/2'.split(' ');
const WIDTHS = 'w-full w-3/5 w-2/5 w-1/5 w-1/5'.split(' ');

export function ColumnsPlaceholder() {
  return (
    <Placeholder>
      <div className="flex h-31 items-end gap-2 pb-7 sm:gap-4 lg:h-53 @md:h-60.25 @md:pb-16">
        {HEIGHTS.map((height, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Skeleton key={i} className={`min-w-0 grow ${height}`} />
        ))}
      </div>
    </Placeholder>
  );
}

export function BarsPlaceholder() {
  return (
    <Placeholder>
      <div className="grid h-42 gap-6 pt-1.5">
        {WIDTHS.map((width, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Skeleton key={i} className={`h-3 rounded-full ${width}`} />
        ))}
      </div>
    </Placeholder>
  );
}

function Placeholder({ children }: { children: ReactNode }) {
  return (
    <Card data-placeholder>
      <CardHeader className="gap-x-2 gap-y-0">
        <Skeleton className="my-1 w-40" />
        <Skeleton className="my-0.5 w-24" />
      </CardHeader>
      <CardContent className="@container max-sm:pt-3">{children}</CardContent>
    </Card>
  );
}
