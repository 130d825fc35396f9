import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { currentDirection, t } from '#web/language.ts';
import { cn } from '#web/ui/cn.ts';
import { dismissToast, type ShownToast, shownToast, subscribeToToast } from '#web/ui/toast.ts';
import { buttonVariants } from '#web/ui/variants.ts';

const CLOSES_AFTER_MS = 5_000;
const SWIPE_THRESHOLD_PX = 50;

export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToast, shownToast, shownToast);
  return (
    <Radix.Provider
      label={t('Notification')}
      duration={CLOSES_AFTER_MS}
      swipeDirection={currentDirection() === 'rtl' ? 'left' : 'right'}
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {shown && <ToastCard key={shown.id} message={shown} />}
      <Radix.Viewport
        label={t('Notifications (F8)')}
        aria-live="polite"
        className="fixed inset-x-0 top-0 z-[60] m-0 flex max-h-dvh list-none flex-col gap-2 p-4 outline-none sm:top-auto sm:start-auto sm:end-0 sm:bottom-0 sm:w-full md:max-w-[420px]"
      />
    </Radix.Provider>
  );
}

function ToastCard({ message }: { message: ShownToast }) {
  const { id, open, title, description, variant = 'default', action } = message;
  return (
    <Radix.Root
      open={open}
      onOpenChange={(nowOpen) => {
        if (!nowOpen) dismissToast(id);
      }}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      className={cn(
        'relative flex animate-rise items-start gap-4 rounded-button border p-4 pe-12 shadow-raised',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        variant === 'destructive'
          ? 'border-danger bg-danger-soft text-danger'
          : 'border-transparent bg-sheet text-ink',
      )}
    >
      {/* The viewport is a live region already; without this, Radix would announce the text twice. */}
      <div className="min-w-0 grow" data-radix-toast-announce-exclude="">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && (
          <Radix.Description className={cn('mt-1', variant === 'default' && 'text-ink-muted')}>
            {description}
          </Radix.Description>
        )}
        {action && (
          <Radix.Action
            altText={action.label}
            onClick={action.onClick}
            className={buttonVariants({ variant: 'secondary', size: 'sm', className: 'mt-3' })}
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={t('Close')}
        className="absolute top-2 end-2 grid size-10 place-items-center rounded-sm opacity-80 hover:opacity-100"
      >
        <X aria-hidden className="size-5" />
      </Radix.Close>
    </Radix.Root>
  );
}
