import { escapeHtml } from '#server/http/html.ts';
import { shapesAsSvg } from '#server/images/shapes.ts';
import type { Drawing } from './draw-sheet.ts';

/** Uses `xlink:href`, because cutters and engravers support nothing newer. */
export function sheetAsSvg({ title, width, height, ground, face, card, placements, marks }: Drawing): string {
  const cards = placements.map(({ x, y, isUpsideDown }) => {
    const transform = isUpsideDown
      ? `translate(${x + card.width} ${y + card.height}) rotate(180)`
      : `translate(${x} ${y})`;
    return `<use xlink:href="#card" transform="${transform}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><title>${escapeHtml(title)}</title><path fill="#fff" d="M0 0H${width}V${height}H0Z"/>${shapesAsSvg(ground)}<defs><g id="card">${shapesAsSvg(face)}</g></defs>${cards.join('')}${marks && `<path d="${marks}"/>`}</svg>`;
}

/** For pictures on a screen. */
export function cardAsSvg({ ground, face, card: { width, height } }: Drawing): string {
  const [{ fill } = { fill: '#fff' }] = ground;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><path fill="${fill}" d="M0 0H${width}V${height}H0Z"/>${shapesAsSvg(face)}</svg>`;
}
