import { MARK } from '#contract/drawings.ts';
import type { Typesetter } from '#server/images/typesetting.ts';
import { light } from '#server/platform/palette.ts';
import { flowOf } from './pdf-text.ts';

/** The words are outlines, since a reader would take each letter on the circle for a line. */
export function drawSeal(
  pdf: PDFKit.PDFDocument,
  typesetter: Typesetter,
  { x, y, size, text, name }: { x: number; y: number; size: number; text: string; name: string },
): void {
  const style = { size: 14, typeface: 'voice' } as const;

  function drawOnCircle(text: string, radius: number, side: 1 | -1) {
    let angle = (-side * typesetter.widthOf(text, style)) / 2 / radius;
    for (const letter of piecesInVisualOrder(text)) {
      const width = typesetter.widthOf(letter, style);
      angle += (side * width) / 2 / radius;
      pdf
        .save()
        .rotate((angle * 180) / Math.PI)
        .translate(-width / 2, -side * radius)
        .path(typesetter.outline(letter, style).path || 'M0 0')
        .fill(light.accent)
        .restore();
      angle += (side * width) / 2 / radius;
    }
  }

  pdf
    .save()
    .translate(x + size / 2, y + size / 2)
    .scale(size / 128)
    .rotate(-8);
  pdf.circle(0, 0, 62).lineWidth(2).stroke(light.accent);
  pdf.circle(0, 0, 40).lineWidth(1).stroke(light.accent);
  drawOnCircle(text, 46, 1);
  drawOnCircle(name, 56, -1);
  pdf.translate(-24, -24).scale(1.5);
  pdf.path(MARK.ring).lineWidth(5).lineCap('round').lineJoin('round').stroke(light.accent);
  pdf.path(MARK.tail).fill(light.accent);
  pdf.restore();
}

/** Letters, or whole words of a script that joins its letters. */
function piecesInVisualOrder(text: string): string[] {
  return flowOf(text).direction === 'ltr' ? [...text] : text.split(/(?= )/).reverse();
}
