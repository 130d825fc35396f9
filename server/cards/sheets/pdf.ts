import { brand } from '#contract/brand.ts';
import type { Drawing } from './draw-sheet.ts';

const POINTS = 72 / 25.4;

export async function sheetAsPdf(drawing: Drawing): Promise<Buffer> {
  // Lazy-loaded, because it is larger than the rest of the service.
  const { default: PDFDocument } = await import('pdfkit');
  const { title, width, height, face, card, placements, marks } = drawing;
  const pdf = new PDFDocument({
    size: [width * POINTS, height * POINTS],
    margin: 0,
    info: { Title: title, Creator: brand.name, Producer: brand.name },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });

  pdf.scale(POINTS);
  for (const { x, y, isUpsideDown } of placements) {
    pdf.save().translate(x, y);
    if (isUpsideDown) pdf.rotate(180, { origin: [card.width / 2, card.height / 2] });
    pdf.path(face).fill('#000').restore();
  }
  if (marks) pdf.path(marks).fill('#000');
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}
