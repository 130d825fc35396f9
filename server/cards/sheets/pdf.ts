import { brand } from '#contract/brand.ts';
import type { Drawing } from './draw-sheet.ts';

const POINTS = 72 / 25.4;

/** One page of exactly that size. */
export async function sheetAsPdf(drawing: Drawing): Promise<Buffer> {
  // Loaded where it is used: it is larger than the rest of what the service runs.
  const { default: PDFDocument } = await import('pdfkit');
  const { title, width, height, face, card, places, marks } = drawing;
  const pdf = new PDFDocument({
    size: [width * POINTS, height * POINTS],
    margin: 0,
    info: { Title: title, Creator: brand.name, Producer: brand.name },
  });
  const chunks: Buffer[] = [];
  const isWritten = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });

  pdf.scale(POINTS);
  for (const { x, y, isTurned } of places) {
    pdf.save().translate(x, y);
    if (isTurned) pdf.rotate(180, { origin: [card.width / 2, card.height / 2] });
    pdf.path(face).fill('#000').restore();
  }
  if (marks) pdf.path(marks).fill('#000');
  pdf.end();
  await isWritten;
  return Buffer.concat(chunks);
}
