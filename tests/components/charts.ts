import { screen } from '@testing-library/react';

/** Testing Library doesn't name a figure after its caption. */
export async function findFigure(title: string): Promise<HTMLElement> {
  const caption = await screen.findByText(title, { selector: 'figcaption, figcaption *' });
  const figure = caption.closest('figure');
  if (!figure) throw new Error(`No figure is called ${title}`);
  return figure;
}
