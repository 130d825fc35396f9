import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';

/** Give it the size of the content that will replace it. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden
      className={cn('block base:h-4 animate-pulse base:rounded-sm base:bg-line', className)}
      {...props}
    />
  );
}
