import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { currentDirection } from '#web/language.ts';

const THRESHOLD_PX = 60;
/** Less may be a tap. */
const START_PX = 10;
const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

interface Swipe {
  letter: HTMLElement | null;
  x: number;
  y: number;
  /** How far the letter has followed the finger; null until its direction is clear. */
  offset: number | null;
}

/** Arrow keys and swipes; forward is the direction of the text. */
export function useTurning(onNext: () => void, onBack: (() => void) | undefined) {
  const swipe = useRef<Swipe>(null);
  const forward = currentDirection() === 'rtl' ? 1 : -1;
  const turnOf = (offset: number) => (Math.sign(offset) === forward ? onNext : onBack);
  const end = () => {
    const ended = swipe.current;
    swipe.current = null;
    return ended;
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea');
      if (isTyping || isElsewhere(event)) return;
      if (event.key === (forward < 0 ? 'ArrowRight' : 'ArrowLeft')) onNext();
      if (event.key === (forward < 0 ? 'ArrowLeft' : 'ArrowRight')) onBack?.();
    },
    onPointerDown(event: PointerEvent) {
      const { clientX: x, clientY: y, pointerType, isPrimary, currentTarget } = event;
      // On a page that was zoomed in, a finger moves about it.
      if (pointerType === 'mouse' || isElsewhere(event) || (visualViewport?.scale ?? 1) > 1) return;
      if (!isPrimary) return void letGo(end());
      swipe.current = { letter: currentTarget.querySelector('.opened'), x, y, offset: null };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { current } = swipe;
      if (!current) return;
      const x = clientX - current.x;
      if (current.offset === null && Math.abs(x) < START_PX) return;
      if (current.offset === null && Math.abs(clientY - current.y) > Math.abs(x)) return void end();
      // Where nothing lies, it follows reluctantly.
      current.offset = turnOf(x) ? x : x / 4;
      if (current.letter && !isStill()) current.letter.style.translate = `${current.offset}px`;
    },
    onPointerUp() {
      const ended = end();
      const turn = ended?.offset && Math.abs(ended.offset) > THRESHOLD_PX && turnOf(ended.offset);
      if (turn) void goOn(ended, turn);
      else letGo(ended);
    },
    onPointerCancel: () => letGo(end()),
  };
}

/** React passes on events of a dialog above the letter. */
const isElsewhere = ({ currentTarget, target }: SyntheticEvent) => !currentTarget.contains(target as Node);

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function letGo(swipe: Swipe | null): void {
  if (!swipe?.letter || !swipe.offset || isStill()) return;
  swipe.letter.style.translate = '';
  swipe.letter.animate({ translate: [`${swipe.offset}px`, '0px'] }, { duration: 200, easing: EASE_OUT });
}

async function goOn({ letter, offset }: Swipe, turn: () => void): Promise<void> {
  if (!letter || !offset || isStill()) return turn();
  letter.style.translate = '';
  const away = letter.animate(
    { translate: [`${offset}px`, `${Math.sign(offset) * innerWidth}px`], opacity: 0 },
    { duration: 120, easing: 'ease-in', fill: 'forwards' },
  );
  await away.finished;
  turn();
  // It may still be there, if the next one is missing.
  setTimeout(() => away.cancel(), 120);
}
