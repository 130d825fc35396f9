import './letter-reader.css';
import * as Radix from '@radix-ui/react-dialog';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import type { Review } from '#contract/reviews.ts';
import { currentDirection, t } from '#web/language.ts';
import { PinButton } from '#web/reviews/PinButton.tsx';
import { PrivateAnswer } from '#web/reviews/PrivateAnswer.tsx';
import { ReviewLetter } from '#web/reviews/ReviewLetter.tsx';
import { X } from '#web/ui/icons.tsx';

const SWIPE_THRESHOLD_PX = 50;

export interface ReaderClosing {
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

interface LetterReaderProps extends ReaderClosing {
  title: string;
  review: Review | false | null | undefined;
  onChange: (review: Review) => void;
  /** Shown if there is no letter. */
  children: ReactNode;
  /** The end of the bar below the letter. */
  next: ReactNode;
  /** Also by a swipe or an arrow key. */
  onNext: () => void;
}

/** One letter fills the screen. */
export function LetterReader(props: LetterReaderProps) {
  const { title, review, onChange, children, next, onNext, onClose, onCloseAutoFocus } = props;
  const gestures = useNextGestures(onNext);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-0 z-50 animate-appear touch-pan-y overflow-y-auto overscroll-contain bg-note outline-none"
          {...gestures}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <div className="mx-auto flex min-h-full max-w-180 flex-col px-5 pt-20 sm:px-8">
            <div aria-live="polite" className="my-auto">
              {review ? (
                <div key={review.id} className="opened">
                  <ReviewLetter review={review} wasUnread={false} headingLevel="h3" />
                </div>
              ) : (
                children
              )}
            </div>
            <div className="sticky bottom-0 mt-8 flex flex-wrap items-center gap-x-2 gap-y-1 bg-note pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
              {review && (
                <>
                  <PinButton review={review} onChange={onChange} hasText />
                  <PrivateAnswer review={review} onChange={onChange} />
                </>
              )}
              <div className="ms-auto">{next}</div>
            </div>
          </div>
          <Radix.Close
            aria-label={t('Close')}
            className="fixed end-4 top-4 grid size-12 place-items-center rounded-control bg-note text-ink-muted hover:text-ink"
          >
            <X aria-hidden className="size-6" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Forward is the direction of the text. */
function useNextGestures(onNext: () => void) {
  const start = useRef<{ x: number; y: number }>(null);
  const forward = currentDirection() === 'rtl' ? -1 : 1;
  return {
    onKeyDown({ key, target }: KeyboardEvent) {
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea');
      if (!isTyping && key === (forward === 1 ? 'ArrowRight' : 'ArrowLeft')) onNext();
    },
    onPointerDown({ clientX: x, clientY: y, pointerType }: PointerEvent) {
      start.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const [x, y] = [(start.current.x - clientX) * forward, clientY - start.current.y];
      if (x > SWIPE_THRESHOLD_PX && x > 2 * Math.abs(y)) onNext();
    },
  };
}
