import { t } from '#web/language.ts';
import { cn } from '#web/ui/cn.ts';

export function Spinner({ className }: { className: string }) {
  return (
    <div role="status" className={cn('flex items-center justify-center gap-3 p-8 text-ink-muted', className)}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 animate-spin" fill="none" strokeWidth="3">
        <circle cx="12" cy="12" r="9" className="stroke-line" />
        <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" className="stroke-accent" />
      </svg>
      <span>{t('Loading...')}</span>
    </div>
  );
}
