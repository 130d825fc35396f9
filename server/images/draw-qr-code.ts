import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

interface QrCode {
  data: string;
  /** Pixels. */
  size: number;
  format: 'png' | 'svg';
}

/** @returns null if there is too much data for the size. */
export function drawQrCode({ data, size, format }: QrCode): string | Buffer | null {
  const modules = encodeModules(data);
  if (modules === null || size < modules.length) return null;
  return format === 'svg' ? drawSvg(modules, size) : drawPng(modules, size);
}

const MARGIN = 4;

/** Bytes. */
const LONG_DATA = 100;
const MAX_DATA = 1_000;

function encodeModules(data: string): boolean[][] | null {
  const length = Buffer.byteLength(data);
  if (length > MAX_DATA) return null;
  // Finding the best of eight masks takes 20 times as long as drawing one, and all can be scanned.
  const maskPattern = length > LONG_DATA ? 0 : -1;
  try {
    return encode(data, { ecc: 'M', border: MARGIN, maskPattern }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function drawSvg(modules: boolean[][], size: number): string {
  const side = modules.length;
  const path = modules.flatMap((row, y) =>
    runsOf(row).map(([start, length]) => `M${start} ${y}h${length}v1h-${length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path.join('')}"/></svg>`;
}

function runsOf(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isBlack, x) => {
    const last = runs.at(-1);
    if (!isBlack) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}

/** Modules have a whole number of pixels, since uneven ones are hard to scan. */
function drawPng(modules: boolean[][], size: number): Buffer {
  const pixels = Math.floor(size / modules.length);
  const offset = Math.floor((size - pixels * modules.length) / 2);
  const rowLength = 1 + Math.ceil(size / 8);
  const white = Buffer.alloc(rowLength, WHITE).fill(NO_FILTER, 0, 1);
  const rows = Array.from({ length: size }, () => white);
  modules.forEach((row, y) => {
    const drawn = Buffer.from(white);
    for (const [start, length] of runsOf(row)) {
      for (let x = offset + start * pixels; x < offset + (start + length) * pixels; x += 1) {
        drawn[1 + (x >> 3)] = (drawn[1 + (x >> 3)] ?? WHITE) & ~(0x80 >> (x & 7));
      }
    }
    rows.fill(drawn, offset + y * pixels, offset + (y + 1) * pixels);
  });

  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([BIT_DEPTH, GREYSCALE], 8);
  const data = deflateSync(Buffer.concat(rows), { level: 1 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BIT_DEPTH = 1;
const GREYSCALE = 0;
const NO_FILTER = 0;
const WHITE = 0xff;
