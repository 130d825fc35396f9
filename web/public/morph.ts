import { flushSync } from 'react-dom';

/** Shows a change of the page as one movement, where the browser can. */
export function morph(change: () => void): void {
  try {
    document.startViewTransition(() => flushSync(change));
  } catch {
    change();
  }
}
