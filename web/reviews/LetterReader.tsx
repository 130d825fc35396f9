import './letter-reader.css';
import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import type { Review } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { OpenedLetter } from '#web/reviews/OpenedLetter.tsx';
import { PinButton } from '#web/reviews/PinButton.tsx';
import { AnswerButton } from '#web/reviews/PrivateAnswer.tsx';
import { useTurning } from '#web/reviews/turning.ts';
import { X } from '#web/ui/icons.tsx';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { useNoteThemeColor } from '#web/ui/use-note-theme-color.ts';

interface LetterReaderProps {
  title: string;
  review: Review | null | undefined;
  onChange: (review: Review) => void;
  /** Shown if there is no letter. */
  children: ReactNode;
  progress?: { at: number; total: number };
  /** Fills the bar below the letter. */
  next: ReactNode;
  /** Also by a swipe or an arrow key, as is going back. */
  onNext: () => void;
  onBack: (() => void) | undefined;
  onClose: () => void;
}

/** One letter fills the screen. */
export function LetterReader(props: LetterReaderProps) {
  const { title, review, onChange, children, progress, next, onNext, onBack, onClose } = props;
  const opener = useRef<HTMLElement>(null);
  useNoteThemeColor();
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          data-review={review?.id}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement as HTMLElement;
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack(opener.current);
          }}
          className="reader fixed inset-0 z-50 flex animate-appear touch-pan-y touch-pinch-zoom flex-col overflow-x-clip overflow-y-auto overscroll-contain lit outline-none"
          {...useTurning(onNext, onBack)}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <div className="sticky top-0 z-10 bg-note pt-[max(0.5rem,env(safe-area-inset-top))] pb-1">
            <div className="reader-columns page-width flex items-center gap-4">
              <LogoMark />
              <div className="flex grow gap-3">
                {progress && <Progress {...progress} onBack={onBack} />}
                <Radix.Close
                  aria-label={t('Close')}
                  className="-me-3 ms-auto grid size-12 place-items-center rounded-control hover:bg-hover"
                >
                  <X aria-hidden />
                </Radix.Close>
              </div>
            </div>
          </div>
          <div className="reader-page page-width" aria-live="polite">
            {review ? <OpenedLetter key={review.id} review={review} /> : children}
          </div>
          <div className="reader-bar fades-above">
            <div className="reader-columns page-width">
              <div className="flex flex-wrap gap-2">
                {review && <PinButton review={review} onChange={onChange} className={SQUARE} />}
                {review && <AnswerButton review={review} onChange={onChange} className={SQUARE} />}
                {next}
              </div>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** An address has opened it, or what did is gone: then the heading has the focus. */
function giveFocusBack(opener: HTMLElement | null): void {
  const heading = document.querySelector('h1');
  const isThere = opener?.isConnected && !opener.matches('body, [tabindex="-1"]');
  if (!isThere && heading) heading.tabIndex = -1;
  (isThere ? opener : heading)?.focus({ preventScroll: true });
}

const SQUARE = 'press grid size-14 shrink-0 place-items-center rounded-button border border-edge/60';

const MAX_SEGMENTS = 12;

interface ProgressProps {
  at: number;
  total: number;
  onBack: (() => void) | undefined;
}

/** A segment for each letter, or for several of many; who can't swipe goes back by pressing them. */
function Progress({ at, total, onBack }: ProgressProps) {
  if (total < 2) return null;
  const segments = Math.min(total, MAX_SEGMENTS);
  const passed = Math.ceil((segments * Math.min(at + 1, total)) / total);
  return (
    <button
      type="button"
      aria-label={t('Back')}
      disabled={!onBack}
      onClick={onBack}
      className="flex h-12 grow items-center gap-1.5"
    >
      {Array.from({ length: segments }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their places
          key={index}
          className={`h-1 grow rounded-full ${index < passed ? 'bg-accent forced-colors:bg-[CanvasText]' : 'bg-edge/40 forced-colors:bg-[GrayText]'}`}
        />
      ))}
    </button>
  );
}
