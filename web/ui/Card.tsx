import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('min-w-0 rounded-sheet border border-transparent bg-sheet', className)} {...props} />
  );
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-center justify-between base:gap-x-4 base:gap-y-2 px-5 pt-5 sm:px-8 sm:pt-7',
        className,
      )}
      {...props}
    />
  );
}

export function CardTitle({
  as: Heading = 'h2',
  className,
  ...props
}: ComponentProps<'h2'> & { as?: 'h2' | 'h3' }) {
  return <Heading className={cn('title', className)} {...props} />;
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('base:p-5 base:sm:px-8 base:sm:py-7', className)} {...props} />;
}
