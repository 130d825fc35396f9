import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { textDirection } from '#contract/languages/languages.ts';
import { blank, currentLanguage, t } from '#web/language.ts';
import { CloseButton } from './CloseButton.tsx';

const CLOSES_AFTER_MS = 5_000;
const LEAVES_IN_MS = 120;
const SWIPE_THRESHOLD_PX = 50;

export interface Notice {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
  /** Another element already announces it. */
  isQuiet?: boolean;
}

/** The app's toasts without their library, which is too heavy for this page. One is visible at a time. */
export function Notices({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const region = useRef<HTMLElement>(null);
  const [last, setLast] = useState(notice);
  if (notice && notice !== last) setLast(notice);

  // It stays while it fades. A transition of CSS would not end where motion is reduced.
  useEffect(() => {
    const toast = region.current?.firstElementChild;
    if (notice || !toast) return;
    const leave = () => setLast(null);
    try {
      const fading = toast.animate({ opacity: 0 }, { duration: LEAVES_IN_MS, fill: 'forwards' });
      fading.onfinish = leave;
      return () => fading.cancel();
    } catch {
      // Another script of the page may have replaced the function.
      leave();
    }
  }, [notice]);

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    addEventListener('keydown', focusOnF8);
    return () => removeEventListener('keydown', focusOnF8);
  }, []);

  return (
    <section
      ref={region}
      aria-label={t('Notifications (F8)')}
      tabIndex={-1}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 p-1 sm:start-auto sm:top-auto sm:bottom-0 sm:max-w-sm sm:p-5"
    >
      {last && <Toast notice={last} isOpen={notice === last} onClose={onClose} />}
    </section>
  );
}

interface ToastProps {
  notice: Notice;
  isOpen: boolean;
  onClose: () => void;
}

function Toast({ notice, isOpen, onClose }: ToastProps) {
  const { title, description, variant = 'default', isQuiet = false } = notice;
  const [held, setHeld] = useState(false);
  const swipe = useSwipeToEnd(onClose);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another notice has its five seconds too
  useEffect(() => {
    if (held || !isOpen) return;
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [held, isOpen, notice]);

  const isDestructive = variant === 'destructive';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role is there, one of two; swiping only adds to Close
    <div
      role={isDestructive && !isQuiet ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...swipe}
      className={`pointer-events-auto relative flex min-h-12 animate-rise max-sm:[--edge:-100%] [touch-action:pan-y] items-center rounded-button border border-transparent py-3 ps-4 pe-12 text-sm [box-shadow:var(--shadow-raised)] select-none ${
        isDestructive ? 'bg-danger-soft text-danger' : 'bg-sheet text-ink'
      }`}
    >
      <div className="grow">
        <p className="me-1 inline font-semibold sm:block">{title}</p>
        {blank()}
        <p className={`inline sm:block ${isDestructive ? '' : 'text-ink-muted'}`}>{description}</p>
      </div>
      <CloseButton
        onClick={({ currentTarget }) => {
          // The button leaves with the toast, and the focus would go with it.
          currentTarget.closest('section')?.focus();
          onClose();
        }}
        className="end-0 top-0.5"
      />
    </div>
  );
}

/** Swiping right, or left in right-to-left languages. */
function useSwipeToEnd(onSwiped: () => void) {
  const from = useRef<number | null>(null);
  const direction = textDirection(currentLanguage()) === 'rtl' ? -1 : 1;
  const distance = (event: PointerEvent) =>
    from.current === null ? 0 : Math.max(0, (event.clientX - from.current) * direction);

  const endSwipe = (event: PointerEvent<HTMLElement>) => {
    const isSwiped = distance(event) >= SWIPE_THRESHOLD_PX;
    from.current = null;
    event.currentTarget.style.translate = '';
    if (isSwiped) onSwiped();
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      // The mouse was released outside the toast.
      if (event.buttons === 0) from.current = null;
      event.currentTarget.style.translate = `${distance(event) * direction}px`;
    },
    onPointerUp: endSwipe,
    onPointerCancel: endSwipe,
  };
}
