import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';

const badge =
  'inline-flex items-center gap-1 rounded-full px-3 py-0.5 text-sm leading-5 font-semibold whitespace-nowrap';

const badges = {
  neutral: 'bg-hover text-ink-muted',
  accent: 'bg-tint text-accent',
  warning: 'bg-warning-soft text-warning',
};

export function Badge({
  variant = 'neutral',
  className,
  ...props
}: ComponentProps<'span'> & { variant?: keyof typeof badges }) {
  return <span className={cn(badge, badges[variant], className)} {...props} />;
}
