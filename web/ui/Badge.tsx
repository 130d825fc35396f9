import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';

const badges = { neutral: 'text-ink-muted', accent: 'text-accent', warning: 'text-warning' };

export function Badge({
  variant = 'neutral',
  className,
  ...props
}: ComponentProps<'span'> & { variant?: keyof typeof badges }) {
  return (
    <span className={cn('text-sm font-semibold whitespace-nowrap', badges[variant], className)} {...props} />
  );
}
