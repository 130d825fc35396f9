import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';

/** The place of something that is still on its way: give it the size of what will stand there. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('h-4 animate-pulse rounded-sm bg-line', className)} {...props} />;
}
