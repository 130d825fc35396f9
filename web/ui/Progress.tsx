import { cn } from '#web/ui/cn.ts';

interface ProgressProps {
  'aria-label': string;
  value: number;
  max: number;
  variant?: 'accent' | 'warning' | 'danger';
  className?: string;
}

const colors = { accent: 'bg-accent', warning: 'bg-star', danger: 'bg-danger' };

export function Progress({ value, max, variant = 'accent', className, ...props }: ProgressProps) {
  const within = Math.min(Math.max(value, 0), max);
  return (
    <div
      role="progressbar"
      aria-label={props['aria-label']}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={within}
      className={cn('h-2 w-full overflow-hidden rounded-full bg-line forced-colors:border', className)}
    >
      <div
        className={cn(
          'h-full rounded-full transition-[width] duration-300 forced-colors:bg-[CanvasText]',
          colors[variant],
        )}
        style={{ width: max > 0 ? `${(within / max) * 100}%` : 0 }}
      />
    </div>
  );
}
