import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Text that never changes, and what of a gzip file it will be. */
export interface DeflatedPart {
  bytes: Buffer;
  deflated: Buffer;
}

/** Method deflate; no time, no name, any system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** How long a block that is not compressed can be. */
const STORED_MAX = 65_535;

/** Ends at a byte, and looks back at nothing before it: so it stands wherever it is put. */
export function deflatePart(text: string): DeflatedPart {
  const bytes = Buffer.from(text);
  return { bytes, deflated: deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH }) };
}

/** A gzip file of parts that were compressed before, and of short texts as they are: ten times cheaper than compressing it. */
export function gzipOf(parts: readonly (DeflatedPart | string)[]): Buffer {
  const blocks: Buffer[] = [HEADER];
  let sum = 0;
  let size = 0;
  let text = '';
  const add = (bytes: Buffer, asBlocks: Buffer[]) => {
    blocks.push(...asBlocks);
    sum = crc32(bytes, sum);
    size += bytes.length;
  };
  const addText = () => {
    if (text === '') return;
    const bytes = Buffer.from(text);
    add(bytes, storedBlocks(bytes));
    text = '';
  };
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    addText();
    add(part.bytes, [part.deflated]);
  }
  addText();
  // An empty last block, the checksum and the length.
  const end = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  end.writeUInt32LE(sum, 2);
  end.writeUInt32LE(size, 6);
  blocks.push(end);
  return Buffer.concat(blocks);
}

function storedBlocks(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += STORED_MAX) {
    const stored = bytes.subarray(from, from + STORED_MAX);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(stored.length, 1);
    head.writeUInt16LE(stored.length ^ 0xffff, 3);
    blocks.push(head, stored);
  }
  return blocks;
}
