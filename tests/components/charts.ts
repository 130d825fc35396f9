import { screen } from '@testing-library/react';

/** The chart with this title; jsdom's tools do not take a caption for the name of a figure. */
export async function findFigure(title: string): Promise<HTMLElement> {
  const caption = await screen.findByText(title, { selector: 'figcaption, figcaption *' });
  const figure = caption.closest('figure');
  if (!figure) throw new Error(`No figure is called ${title}`);
  return figure;
}
