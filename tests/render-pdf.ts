import { PDFiumLibrary } from '@hyzyla/pdfium';
import { type DecodedQr, decodeQr } from './decode-qr.ts';

/** A rendered page; coordinates are in millimetres from the top left corner. */
export interface PdfPage {
  width: number;
  height: number;
  decodeQr(within?: Box): Promise<DecodedQr | null>;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MILLIMETRE = 72 / 25.4;

export async function renderPdf(pdf: Buffer, dpi: number): Promise<PdfPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: PdfPage[] = [];
  for (const page of document.pages()) {
    const size = page.getOriginalSize();
    const { data, width, height } = await page.render({ scale: dpi / 72, render: 'bitmap' });
    pages.push(
      toPdfPage(
        { data, width, height },
        { width: size.originalWidth / MILLIMETRE, height: size.originalHeight / MILLIMETRE },
      ),
    );
  }
  document.destroy();
  library.destroy();
  return pages;
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

function toPdfPage(pixels: Pixels, { width, height }: { width: number; height: number }): PdfPage {
  const [across, down] = [pixels.width / width, pixels.height / height];

  /** Whole pixels only, because those on an edge belong to both sides. */
  function crop({ x, y, width, height }: Box) {
    const left = Math.max(0, Math.ceil(x * across));
    const top = Math.max(0, Math.ceil(y * down));
    const columns = Math.min(pixels.width, Math.floor((x + width) * across)) - left;
    const rows = Math.min(pixels.height, Math.floor((y + height) * down)) - top;
    const data = new Uint8ClampedArray(columns * rows * 4);
    for (let row = 0; row < rows; row += 1) {
      const start = ((top + row) * pixels.width + left) * 4;
      data.set(pixels.data.subarray(start, start + columns * 4), row * columns * 4);
    }
    return { left, top, data, width: columns, height: rows };
  }

  return {
    width,
    height,
    async decodeQr(within = { x: 0, y: 0, width, height }) {
      const { left, top, ...part } = crop(within);
      const found = await decodeQr(part);
      if (!found) return null;
      const { x, y, width: wide, height: high } = darkBox(part, found.box);
      const box = { x: (left + x) / across, y: (top + y) / down, width: wide / across, height: high / down };
      return { ...found, box };
    },
  };
}

const DARK = 128;
/** Less than the white margin of a code. */
const UNCERTAINTY = 0.05;

/** The decoder estimates a code's corners; its dark pixels say exactly where it begins and ends. */
function darkBox(
  { data, width, height }: Omit<Pixels, 'data'> & { data: Uint8ClampedArray },
  near: Box,
): Box {
  const margin = UNCERTAINTY * near.width;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (
    let y = Math.max(0, Math.floor(near.y - margin));
    y < Math.min(height, near.y + near.height + margin);
    y += 1
  )
    for (
      let x = Math.max(0, Math.floor(near.x - margin));
      x < Math.min(width, near.x + near.width + margin);
      x += 1
    )
      if ((data[(y * width + x) * 4] ?? DARK) < DARK) {
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
