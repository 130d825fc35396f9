import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Font } from 'fontkit';

/** `voice` is for headlines and what customers wrote; scripts that it lacks use the bold sans. */
export type Typeface = 'text' | 'bold' | 'voice';

function readFont(file: string): Buffer {
  return unpackWoff(readFileSync(join(import.meta.dirname, 'fonts', `${file}.woff`)));
}

export class Fonts {
  readonly #create: (bytes: Buffer) => Font;
  readonly #open = new Map<string, Font>();

  constructor(create: (bytes: Buffer) => Font) {
    this.#create = create;
  }

  get(file: string): Font {
    const font = this.#open.get(file) ?? this.#create(readFont(file));
    this.#open.set(file, font);
    return font;
  }

  filesFor(character: string, typeface: Typeface, isJapanese: boolean): string[] {
    const weight = typeface === 'text' ? 400 : 600;
    if (PICTURES.test(character)) return [EMOJI_FILE];
    if (ARABIC.test(character)) return [`noto-sans-arabic-arabic-${weight}-normal`];
    if (HEBREW.test(character)) return [`noto-sans-hebrew-hebrew-${weight}-normal`];
    if (EAST_ASIAN.test(character)) return isJapanese ? EAST_ASIAN_FILES.toReversed() : EAST_ASIAN_FILES;
    const sans = SUBSETS.map((subset) => `inter-${subset}-${weight}-normal`);
    return typeface === 'voice' ? [...SERIF_FILES, ...sans] : sans;
  }
}

export const EMOJI_FILE = 'noto-emoji-emoji-400-normal';
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
const SERIF_FILES = SUBSETS.map((subset) => `source-serif-4-${subset}-500-normal`);
const EAST_ASIAN_FILES = ['noto-sans-sc-chinese-simplified-400-normal', 'noto-sans-jp-japanese-400-normal'];

const PICTURES = /\p{Emoji_Presentation}|\ufe0f/u;
const ARABIC = /[\p{Script=Arabic}\u0600-\u06ff]/u;
const HEBREW = /\p{Script=Hebrew}/u;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff01-\uff65]/u;

/** With WOFF, fontkit would decompress the outlines again for each glyph. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(16 * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(16 * (count - 2 ** power), 10);

  let end = 12 + 16 * count;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + 20 * index;
    const offset = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const table = woff.subarray(offset, offset + packed);
    (packed < length ? inflateSync(table) : table).copy(font, end);

    const record = 12 + 16 * index;
    woff.copy(font, record, entry, entry + 4);
    woff.copy(font, record + 4, entry + 16, entry + 20);
    font.writeUInt32BE(end, record + 8);
    font.writeUInt32BE(length, record + 12);
    end += Math.ceil(length / 4) * 4;
  }
  return font;
}
