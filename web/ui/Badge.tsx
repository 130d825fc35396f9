import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';

const badgeVariants = cva(
  'inline-flex items-center gap-1 rounded-full px-3 py-0.5 text-sm leading-5 font-semibold whitespace-nowrap',
  {
    variants: {
      variant: {
        neutral: 'bg-hover text-ink-muted',
        accent: 'bg-tint text-accent',
        warning: 'bg-warning-soft text-warning',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
);

export function Badge({
  variant,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
