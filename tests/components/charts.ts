import { screen } from '@testing-library/react';
import { vi } from 'vitest';

/** Testing Library doesn't name a figure after its caption. */
export async function findFigure(title: string): Promise<HTMLElement> {
  const caption = await screen.findByText(title, { selector: 'figcaption, figcaption *' });
  const figure = caption.closest('figure');
  if (!figure) throw new Error(`No figure is called ${title}`);
  return figure;
}

/** Nothing else comes near the screen, as there is no layout. */
export function bringNearScreen(): void {
  const observer = class {
    readonly notify: (entries: { isIntersecting: boolean }[]) => void;
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      this.notify = notify;
    }
    observe() {
      this.notify([{ isIntersecting: true }]);
    }
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', observer);
}
