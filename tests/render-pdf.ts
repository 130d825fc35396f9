import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsqr from 'jsqr';

// A CommonJS package: depending on the loader, the function is `default.default` or `default`.
const decode = (jsqr as unknown as { default?: typeof jsqr }).default ?? jsqr;

/** A rendered page; coordinates are in millimetres from the top left corner. */
export interface PdfPage {
  width: number;
  height: number;
  isWhite(box: Box): boolean;
  decodeQr(within: Box, isUpsideDown?: boolean): DecodedQr | null;
  /** The share of black, 0 to 1. */
  darknessIn(box: Box): number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DecodedQr {
  text: string;
  box: Box;
  modules: number;
  /** From the first two bits of the format information. */
  correction: 'L' | 'M' | 'Q' | 'H';
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
  const darkness = (x: number, y: number) => 255 - (pixels.data[(y * pixels.width + x) * 4] ?? 255);

  /** Whole pixels only, because those on an edge belong to both sides. */
  function inside({ x, y, width, height }: Box) {
    const left = Math.max(0, Math.ceil(x * across));
    const top = Math.max(0, Math.ceil(y * down));
    const right = Math.min(pixels.width, Math.floor((x + width) * across));
    const bottom = Math.min(pixels.height, Math.floor((y + height) * down));
    return { left, top, right, bottom };
  }

  function darknessIn(box: Box): number {
    const { left, top, right, bottom } = inside(box);
    let sum = 0;
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += darkness(x, y);
    return sum / 255 / Math.max(1, (right - left) * (bottom - top));
  }

  function decodeQr(within: Box, isUpsideDown = false): DecodedQr | null {
    const { left, top, right, bottom } = inside(within);
    const [columns, rows] = [right - left, bottom - top];
    const part = new Uint8ClampedArray(columns * rows * 4);
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        const at = isUpsideDown ? [right - 1 - x, bottom - 1 - y] : [left + x, top + y];
        part.fill(255 - darkness(at[0] ?? 0, at[1] ?? 0), (y * columns + x) * 4, (y * columns + x) * 4 + 4);
      }
    }
    const found = decode(part, columns, rows, { inversionAttempts: 'dontInvert' });
    if (!found) return null;

    const modules = 17 + 4 * found.version;
    const { topLeftFinderPattern: first, topRightFinderPattern: second } = found.location;
    // The centres of two finder patterns are seven modules closer than the code is wide.
    const side = ((second.x - first.x) / (modules - 7)) * modules;
    const module = side / modules;
    const isBlack = (column: number, row: number) => {
      const [x, y] = [first.x + (column - 3) * module, first.y + (row - 3) * module].map(Math.floor);
      return (part[((y ?? 0) * columns + (x ?? 0)) * 4] ?? 255) < 128;
    };
    const bits = `${Number(isBlack(0, 8))}${Number(isBlack(1, 8))}`;
    const corner = { x: first.x - 3.5 * module, y: first.y - 3.5 * module };
    const box = {
      x: (left + corner.x) / across,
      y: (top + corner.y) / down,
      width: side / across,
      height: side / down,
    };
    return {
      text: found.data,
      modules,
      box: isUpsideDown ? { ...box, ...rotated(box, within) } : box,
      correction: ({ '11': 'L', '10': 'M', '01': 'Q', '00': 'H' } as const)[bits] ?? 'L',
    };
  }

  return { width, height, darknessIn, decodeQr, isWhite: (box) => darknessIn(box) === 0 };
}

function rotated(box: Box, within: Box) {
  return {
    x: within.x + within.width - (box.x - within.x) - box.width,
    y: within.y + within.height - (box.y - within.y) - box.height,
  };
}
