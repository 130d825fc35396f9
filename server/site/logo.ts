import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError, requireFile } from '#server/basics/operator-error.ts';

export interface Logo {
  /** The path of its URL; it changes with the content. */
  path: string;
  type: string;
  bytes: Buffer;
  width: number;
  height: number;
}

const MAX_LOGO_BYTES = 256 * 1024;
const PNG_SIGNATURE = '89504e470d0a1a0a';

/** The operator's logo.svg or logo.png; null: there is none. @throws OperatorError */
export function readLogo(dataDir: string): Logo | null {
  const kind = (['svg', 'png'] as const).find((kind) => existsSync(join(dataDir, `logo.${kind}`)));
  return kind ? readFile(join(dataDir, `logo.${kind}`), kind) : null;
}

function readFile(file: string, kind: 'svg' | 'png'): Logo {
  requireFile(file);
  if (statSync(file).size > MAX_LOGO_BYTES) throw new OperatorError(`${file} must have at most 256 KB`);
  const bytes = readFileSync(file);
  const size = kind === 'png' ? pngSize(bytes) : svgSize(bytes.toString('utf8'));
  if (size === 'other') throw new OperatorError(`${file} is not ${kind === 'png' ? 'a PNG' : 'an SVG'} file`);
  const [width, height] = size;
  if (!(width > 0 && height > 0))
    throw new OperatorError(`${file} must have a viewBox, or a width and a height`);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const type = kind === 'png' ? 'image/png' : 'image/svg+xml';
  return { path: `/logo-${hash}.${kind}`, type, bytes, width: Math.round(width), height: Math.round(height) };
}

type Size = readonly [width: number, height: number] | 'other';

function pngSize(bytes: Buffer): Size {
  if (bytes.length < 24 || bytes.toString('hex', 0, 8) !== PNG_SIGNATURE) return 'other';
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

function svgSize(source: string): Size {
  const markup = source.replace(/<!--[\s\S]*?-->|<[?!][^>]*>/g, '').trim();
  const [root] = /^\uFEFF?\s*<svg\b[^>]*>/.exec(markup) ?? [];
  if (!root || !markup.endsWith('</svg>')) return 'other';
  const [, , , width, height] =
    /\bviewBox="([-\d.]+)[ ,]+([-\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(root) ?? [];
  if (width && height) return [Number(width), Number(height)];
  const sizeOf = (name: 'width' | 'height') =>
    Number.parseFloat((name === 'width' ? / width="([\d.]+)/ : / height="([\d.]+)/).exec(root)?.[1] ?? '');
  return [sizeOf('width'), sizeOf('height')];
}
