import { constants, crc32, deflateRawSync } from 'node:zlib';

export class PageTemplate {
  /** Markup and placeholder names, alternating. */
  readonly #pieces: string[];
  /** null for placeholders, and for markup too short to compress. */
  #deflated: (Buffer | null)[] | undefined;

  constructor(html: string) {
    this.#pieces = html.split(/%([A-Z_]+)%/);
  }

  fill(values: Record<string, string>): string {
    return this.#texts(values).join('');
  }

  /** Compressing the whole page for each request would save an eighth and triple its CPU time. */
  gzip(values: Record<string, string>): Buffer {
    this.#deflated ??= this.#pieces.map((piece, index) =>
      isPlaceholder(index) || piece.length < 100 ? null : deflate(piece),
    );
    const texts = this.#texts(values);
    const page = Buffer.from(texts.join(''));
    const blocks: Buffer[] = [GZIP_HEADER];
    let stored = '';
    for (const [index, deflated] of this.#deflated.entries()) {
      if (!deflated) stored += texts[index];
      else {
        if (stored !== '') blocks.push(storedBlock(stored));
        blocks.push(deflated);
        stored = '';
      }
    }
    if (stored !== '') blocks.push(storedBlock(stored));
    return Buffer.concat([...blocks, LAST_BLOCK, uint32(crc32(page)), uint32(page.length)]);
  }

  #texts(values: Record<string, string>): string[] {
    return this.#pieces.map((piece, index) => (isPlaceholder(index) ? (values[piece] ?? '') : piece));
  }
}

const isPlaceholder = (index: number) => index % 2 === 1;

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST_BLOCK = Buffer.from([3, 0]);

/** Ends at a byte boundary and refers to nothing before it. */
function deflate(text: string): Buffer {
  return deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
}

/** An uncompressed block (RFC 1951) of at most 65,535 bytes. */
function storedBlock(text: string): Buffer {
  const bytes = Buffer.from(text);
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
