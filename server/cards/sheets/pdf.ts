import { brand } from '#contract/brand.ts';
import type { Shape } from '#server/images/shapes.ts';
import type { Drawing } from './draw-sheet.ts';

const POINTS = 72 / 25.4;

export async function sheetAsPdf(drawing: Drawing): Promise<Buffer> {
  // Lazy-loaded, because it is larger than the rest of the service.
  const { default: PDFDocument } = await import('pdfkit');
  const { title, width, height, ground, face, card, placements, marks } = drawing;
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

  pdf.scale(POINTS).lineCap('round').lineJoin('round');
  drawShapes(pdf, ground);
  for (const { x, y, isUpsideDown } of placements) {
    pdf.save().translate(x, y);
    if (isUpsideDown) pdf.rotate(180, { origin: [card.width / 2, card.height / 2] });
    drawShapes(pdf, face);
    pdf.restore();
  }
  if (marks) pdf.path(marks).fill('#000');
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}

function drawShapes(pdf: PDFKit.PDFDocument, shapes: Shape[]): void {
  for (const { path, fill, line, place } of shapes) {
    pdf.save();
    if (place) pdf.translate(place.x, place.y).scale(place.scale);
    pdf.path(path);
    if (line) pdf.lineWidth(line.width);
    if (fill && line) pdf.fillAndStroke(fill, line.color);
    else if (fill) pdf.fill(fill);
    else if (line) pdf.stroke(line.color);
    pdf.restore();
  }
}
