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
    <div className={cn('flex flex-col items-center px-4 base:py-12 text-center wrap-anywhere', className)}>
      {icon && (
        <span aria-hidden="true" className="mb-3 text-ink-muted [&_svg]:size-6">
          {icon}
        </span>
      )}
      <p className="font-voice words-m max-w-md text-balance">{title}</p>
      {text && <p className="mt-2 max-w-md text-ink-muted">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
