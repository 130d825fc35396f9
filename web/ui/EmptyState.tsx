import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-4 py-12 text-center', className)}>
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 grid size-14 place-items-center rounded-full bg-tint text-accent [&_svg]:size-6"
        >
          {icon}
        </span>
      )}
      <p className="max-w-md text-lg font-semibold text-balance">{title}</p>
      {text && <p className="mt-2 max-w-md text-ink-muted">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
