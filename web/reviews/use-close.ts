import { useEffect, useRef } from 'react';
import { paths } from '#web/paths.ts';
import { IN_READER } from '#web/reviews/in-reader.ts';
import { pinButtonId } from '#web/reviews/PinButton.tsx';

/** Closing goes back to where the reader was opened. Opened by an address, as from a mail, it gets the list behind it. */
export function useClose(): () => void {
  const isClosing = useRef(false);
  useEffect(() => {
    if (history.state?.isReader) return;
    const { href } = location;
    history.replaceState(null, '', paths.reviews);
    history.pushState(IN_READER, '', href);
  }, []);
  return () => {
    // Going back takes a moment, and a second time would leave the app.
    if (!isClosing.current) goBack();
    isClosing.current = true;
  };
}

/** The letter goes back into the page, where that shows it. */
function goBack(): void {
  if (!('startViewTransition' in document)) {
    history.back();
    return;
  }
  const id = document.querySelector<HTMLElement>('.reader')?.dataset.review;
  let letter: HTMLElement | null = null;
  const { finished } = document.startViewTransition(async () => {
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    // The page is drawn after the event.
    await new Promise((resolve) => setTimeout(resolve));
    const own = document.getElementById(pinButtonId(Number(id)))?.closest('article');
    // The dashboard opens its first.
    letter = own ?? document.querySelector('article');
    letter?.toggleAttribute('data-opened', isInView(letter));
  });
  void finished.finally(() => letter?.removeAttribute('data-opened'));
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
