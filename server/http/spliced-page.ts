import { constants, crc32, deflateRawSync, type ZlibOptions } from 'node:zlib';

interface Pieces {
  status: number;
  head: string;
  /** What many pages share is compressed once: compressing whole pages costs four in five of them a second. */
  shared: string;
  body: string;
}

/** A page as bytes, to which an end can be added for one visitor. */
export class SplicedPage {
  readonly status: number;
  readonly #head: Uint8Array;
  readonly #shared: Shared;
  readonly #body: Uint8Array;
  #packed: Packed | undefined;

  constructor({ status, head, shared, body }: Pieces) {
    this.status = status;
    this.#head = encode(head);
    this.#shared = sharedOnce(shared);
    this.#body = encode(body);
  }

  plain(end: string): Buffer {
    return Buffer.concat([this.#head, this.#shared.bytes, this.#body, Buffer.from(end)]);
  }

  gzip(end: string): Buffer {
    this.#packed ??= this.#pack();
    const { blocks, checksum, length } = this.#packed;
    const bytes = Buffer.from(end);
    const trailer = [uint32(crc32(bytes, checksum)), uint32(length + bytes.length)];
    return Buffer.concat([...blocks, lastBlock(bytes), ...trailer]);
  }

  #pack(): Packed {
    const pieces = [this.#head, this.#shared.bytes, this.#body];
    return {
      blocks: [GZIP_HEADER, deflate(this.#head, FAST), this.#shared.block, deflate(this.#body, FAST)],
      checksum: pieces.reduce((checksum, bytes) => crc32(bytes, checksum), 0),
      length: pieces.reduce((length, bytes) => length + bytes.length, 0),
    };
  }
}

interface Packed {
  blocks: Uint8Array[];
  checksum: number;
  length: number;
}

interface Shared {
  bytes: Uint8Array;
  block: Uint8Array;
}

const kept = new Map<string, Shared>();

function sharedOnce(text: string): Shared {
  const known = kept.get(text);
  if (known) return known;
  const bytes = encode(text);
  const shared = { bytes, block: deflate(bytes, { level: 9 }) };
  kept.set(text, shared);
  return shared;
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** zlib would clear 256 KB for each page, which takes longer than compressing it. */
const FAST = { level: 4, windowBits: 14, memLevel: 6, chunkSize: 4 * 1024 };

/** A small `Buffer` is a part of 64 KB, which a kept page would hold on to. */
function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Ends at a byte boundary and refers to nothing before it. */
function deflate(bytes: Uint8Array, options: ZlibOptions): Uint8Array {
  return new Uint8Array(deflateRawSync(bytes, { ...options, finishFlush: constants.Z_FULL_FLUSH }));
}

/** An uncompressed block (RFC 1951), which ends the data. */
function lastBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5, 1);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
