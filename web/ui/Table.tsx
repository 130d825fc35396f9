import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';

/** Scrolls sideways on narrow screens; `label` names the focusable scroll area. */
export function Table({ label, className, ...props }: ComponentProps<'table'> & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable without a mouse
    <section aria-label={label} tabIndex={0} className="relative w-full overflow-x-auto">
      <table className={cn('w-full border-collapse', className)} {...props} />
    </section>
  );
}

export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cn('text-sm text-ink-muted', className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody className={cn('[&_tr]:border-t [&_tr]:border-line', className)} {...props} />;
}

export function TableHeader({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cn(
        'base:px-4 base:py-3 base:text-start base:whitespace-nowrap first:ps-0 last:pe-0',
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return (
    <td className={cn('base:px-4 base:py-3 base:align-middle first:ps-0 last:pe-0', className)} {...props} />
  );
}
