import { constants, crc32, deflateRawSync, type ZlibOptions } from 'node:zlib';

/** A text that many documents contain, compressed once: compressing whole pages costs four in five of them a second. */
export class Shared {
  readonly bytes: Buffer;
  readonly deflated: Buffer;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
    this.deflated = deflate(this.bytes, { level: 9 });
  }
}

/** The parts, one after the other, as one gzip file. */
export function splicedGzip(parts: readonly (string | Shared)[]): Buffer {
  const blocks: Buffer[] = [GZIP_HEADER];
  let crc = 0;
  let length = 0;
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part.bytes;
    const isShort = typeof part === 'string' && bytes.length < STORED_MAX;
    if (isShort) blocks.push(storedBlock(bytes));
    else blocks.push(typeof part === 'string' ? deflate(bytes, FAST) : part.deflated);
    crc = crc32(bytes, crc);
    length += bytes.length;
  }
  return Buffer.concat([...blocks, LAST_BLOCK, uint32(crc), uint32(length)]);
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST_BLOCK = Buffer.from([3, 0]);
/** Shorter texts are not worth the time. */
const STORED_MAX = 2_000;
/** By default zlib clears 256 KB for each page, which takes longer than compressing it. */
const FAST = { level: 1, windowBits: 14, memLevel: 6, chunkSize: 4 * 1024 };

/** Ends at a byte boundary and refers to nothing before it. */
function deflate(bytes: Buffer, options: ZlibOptions): Buffer {
  return deflateRawSync(bytes, { ...options, finishFlush: constants.Z_FULL_FLUSH });
}

/** An uncompressed block (RFC 1951). */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
