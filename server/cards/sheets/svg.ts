import { escapeHtml } from '#server/platform/html.ts';
import type { Drawing } from './draw-sheet.ts';

/** `xlink:href`, since programs that cut and engrave know no other. */
export function sheetAsSvg({ title, width, height, face, card, places, marks }: Drawing): string {
  const cards = places.map(({ x, y, isTurned }) => {
    const place = isTurned
      ? `translate(${x + card.width} ${y + card.height}) rotate(180)`
      : `translate(${x} ${y})`;
    return `<use xlink:href="#card" transform="${place}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><title>${escapeHtml(title)}</title><path fill="#fff" d="M0 0H${width}V${height}H0Z"/><defs><path id="card" d="${face}"/></defs>${cards.join('')}${marks && `<path d="${marks}"/>`}</svg>`;
}
