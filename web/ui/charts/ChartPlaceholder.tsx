import type { ReactNode } from 'react';
import { Card, CardContent, CardHeader } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/* Classes, because the content security policy blocks style attributes. */
const HEIGHTS = 'h-10 h-12 h-10 h-14 h-12 h-14 h-19 h-14 h-19 h-12'.split(' ');
const WIDTHS = 'w-full w-48 w-32 w-16 w-16'.split(' ');

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
