import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { cn } from '#web/ui/cn.ts';

interface ErrorStateProps {
  message: string;
  onRetry: () => unknown;
  className?: string;
}

export function ErrorState({ message, onRetry, className }: ErrorStateProps) {
  return (
    <div role="alert" className={cn('flex flex-col items-center px-4 base:py-8 text-center', className)}>
      <p className="max-w-md text-balance">{sayIfOffline(message)}</p>
      <Button variant="secondary" className="mt-4" onClick={() => void onRetry()}>
        {t('Try again')}
      </Button>
    </div>
  );
}

/** Says first that there is no network, so that nothing seems broken. */
export function sayIfOffline(message: string): string {
  return navigator.onLine ? message : t("You're offline. {message}", { message });
}
