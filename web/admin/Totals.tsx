import { cn } from '#web/ui/cn.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

interface Total {
  label: string;
  /** Missing while loading. */
  value: string | null | undefined;
  isBad?: boolean;
}

export function Totals({ totals, className }: { totals: Total[]; className?: string }) {
  return (
    <dl className={cn('flex flex-wrap gap-x-8 gap-y-4 *:grow', className)}>
      {totals.map(({ label, value, isBad }) => (
        <div key={label} className="flex max-w-full basis-24 flex-col-reverse justify-end">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className={cn('figure wrap-break-word', isBad && 'text-danger')}>
            {value ?? <Skeleton data-placeholder className="my-1 h-6 w-16" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
