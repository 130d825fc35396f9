import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ONE_BIT_GREY = [1, 0, 0, 0, 0];

/** A PNG of one bit a pixel, which suits a code: the usual encoders write 32. */
export function encodeBitmap(
  width: number,
  height: number,
  isBlack: (x: number, y: number) => boolean,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(ONE_BIT_GREY, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(packRows(width, height, isBlack))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each row: a byte that names its filter (none), then eight pixels to a byte, a set bit for white. */
function packRows(width: number, height: number, isBlack: (x: number, y: number) => boolean): Buffer {
  const rowLength = 1 + Math.ceil(width / 8);
  const rows = Buffer.alloc(rowLength * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * rowLength + 1 + (x >> 3);
      if (!isBlack(x, y)) rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
