import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsqr from 'jsqr';

// The package is CommonJS: its function arrives as `default.default` or as `default`, by loader.
const decode = (jsqr as unknown as { default?: typeof jsqr }).default ?? jsqr;

/** A page as a printer gets it: what is asked of it is in millimetres from its upper left corner. */
export interface PrintedPage {
  width: number;
  height: number;
  isWhite(box: Box): boolean;
  /** The code in a part of the page, which may stand on its head there. */
  readCode(within: Box, isTurned?: boolean): PrintedCode | null;
  /** The share of black, 0 to 1. */
  greyAt(box: Box): number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PrintedCode {
  text: string;
  /** Without its quiet zone. */
  box: Box;
  modules: number;
  /** By the first two bits of its format. */
  correction: 'L' | 'M' | 'Q' | 'H';
}

const MILLIMETRE = 72 / 25.4;

/** Every page of a PDF, with so many dots to the inch. */
export async function printed(pdf: Buffer, dpi: number): Promise<PrintedPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: PrintedPage[] = [];
  for (const page of document.pages()) {
    const size = page.getOriginalSize();
    const { data, width, height } = await page.render({ scale: dpi / 72, render: 'bitmap' });
    pages.push(
      asPrinted(
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

function asPrinted(pixels: Pixels, { width, height }: { width: number; height: number }): PrintedPage {
  const [across, down] = [pixels.width / width, pixels.height / height];
  const darkness = (x: number, y: number) => 255 - (pixels.data[(y * pixels.width + x) * 4] ?? 255);

  /** Whole pixels only: those on an edge belong to both of its sides. */
  function inside({ x, y, width, height }: Box) {
    const left = Math.max(0, Math.ceil(x * across));
    const top = Math.max(0, Math.ceil(y * down));
    const right = Math.min(pixels.width, Math.floor((x + width) * across));
    const bottom = Math.min(pixels.height, Math.floor((y + height) * down));
    return { left, top, right, bottom };
  }

  function greyAt(box: Box): number {
    const { left, top, right, bottom } = inside(box);
    let sum = 0;
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += darkness(x, y);
    return sum / 255 / Math.max(1, (right - left) * (bottom - top));
  }

  function readCode(within: Box, isTurned = false): PrintedCode | null {
    const { left, top, right, bottom } = inside(within);
    const [columns, rows] = [right - left, bottom - top];
    const part = new Uint8ClampedArray(columns * rows * 4);
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        const at = isTurned ? [right - 1 - x, bottom - 1 - y] : [left + x, top + y];
        part.fill(255 - darkness(at[0] ?? 0, at[1] ?? 0), (y * columns + x) * 4, (y * columns + x) * 4 + 4);
      }
    }
    const found = decode(part, columns, rows, { inversionAttempts: 'dontInvert' });
    if (!found) return null;

    const modules = 17 + 4 * found.version;
    const { topLeftFinderPattern: first, topRightFinderPattern: second } = found.location;
    // Between the middles of two finder patterns there are seven modules less than the code has.
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
      box: isTurned ? { ...box, ...turned(box, within) } : box,
      correction: ({ '11': 'L', '10': 'M', '01': 'Q', '00': 'H' } as const)[bits] ?? 'L',
    };
  }

  return { width, height, greyAt, readCode, isWhite: (box) => greyAt(box) === 0 };
}

function turned(box: Box, within: Box) {
  return {
    x: within.x + within.width - (box.x - within.x) - box.width,
    y: within.y + within.height - (box.y - within.y) - box.height,
  };
}
