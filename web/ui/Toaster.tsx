import * as Radix from '@radix-ui/react-toast';
import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react';
import { blank, currentDirection, t } from '#web/language.ts';
import { cn } from '#web/ui/cn.ts';
import { X } from '#web/ui/icons.tsx';
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
        className="fixed inset-x-0 top-0 z-[60] m-0 flex max-h-dvh list-none flex-col p-1 outline-none sm:p-4 sm:top-auto sm:start-auto sm:end-0 sm:bottom-0 sm:w-full md:max-w-[420px]"
      />
    </Radix.Provider>
  );
}

/** It takes the focus after an F8 that came before there was a toaster to listen. */
export function toasterFor(sign?: Event, shown: ComponentType = Toaster): ComponentType {
  return sign instanceof KeyboardEvent && sign.key === 'F8' ? FocusedToaster : shown;
}

function FocusedToaster() {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => area.current?.querySelector('ol')?.focus(), []);
  return (
    <div ref={area}>
      <Toaster />
    </div>
  );
}

function ToastCard({ message }: { message: ShownToast }) {
  const { id, open, title, description, note, variant = 'default', action } = message;
  const color = variant === 'default' ? 'text-ink-muted' : '';
  return (
    <Radix.Root
      ref={pushPage}
      open={open}
      onOpenChange={(nowOpen) => {
        if (!nowOpen) dismissToast(id);
      }}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      className={cn(
        'grid animate-rise data-[state=closed]:animate-leave min-h-12 max-sm:[--edge:-100%] sm:[--edge:100%] grid-cols-[1fr_auto] items-center gap-x-2 rounded-button border ps-4 text-sm shadow-raised',
        'sm:items-start sm:p-4 sm:pe-2 sm:text-base',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        'data-[swipe=end]:animate-none data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        variant === 'destructive'
          ? 'border-danger bg-danger-soft text-danger'
          : 'border-transparent bg-sheet text-ink',
      )}
    >
      {/* The viewport is a live region already; without this, Radix would announce the text twice. */}
      <div className="min-w-0 grow" data-radix-toast-announce-exclude="">
        <Radix.Title className="me-1 inline font-semibold sm:block">{title}</Radix.Title>
        {blank()}
        {description && (
          <Radix.Description className={`inline sm:mt-1 sm:block ${color}`}>{description}</Radix.Description>
        )}
        {blank()}
        {note && <p className={color}>{note}</p>}
      </div>
      {action && (
        <Radix.Action
          altText={action.label}
          onClick={action.onClick}
          className={buttonVariants({
            variant: 'secondary',
            size: 'sm',
            className: 'order-last mb-2 justify-self-start sm:mt-3 sm:mb-0',
          })}
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label={t('Close')}
        className="grid size-11 shrink-0 place-items-center rounded-sm opacity-80 hover:opacity-100 sm:-mt-2 sm:size-10"
      >
        <X aria-hidden className="size-5" />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Two lines fit beside a phone's header; a longer text pushes the page down, so that it hides no heading. */
function pushPage(toast: HTMLElement | null) {
  if (!toast) return;
  const { style } = document.documentElement;
  style.setProperty('--toast', `${toast.offsetHeight}px`);
  return () => void style.removeProperty('--toast');
}
