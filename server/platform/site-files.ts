import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import type { Press } from '#contract/site.ts';
import { ConfigError } from './config.ts';

export interface Logo {
  /** Of the URL; it changes with the content. */
  path: string;
  type: string;
  bytes: Buffer;
  width: number;
  height: number;
}

export interface SiteFiles {
  logo: Logo | null;
  press: Press | null;
}

const MAX_LOGO_BYTES = 256 * 1024;
const PNG_SIGNATURE = '89504e470d0a1a0a';

const text = z.string().check(z.minLength(1), z.maxLength(2000));
const pressFile = z.strictObject({
  figures: z._default(z.array(z.tuple([text, text])), []),
  founder: z._default(
    z.nullable(z.strictObject({ name: text, role: text, quote: text, story: z.array(text) })),
    null,
  ),
  pressContacts: z._default(z.array(z.strictObject({ name: text, role: text, email: z.email() })), []),
});

/** What an operator puts into the data folder. @throws ConfigError */
export function readSiteFiles(dataDir: string): SiteFiles {
  const [svg, png, press] = ['logo.svg', 'logo.png', 'press.json'].map((name) => join(dataDir, name));
  if (svg && existsSync(svg)) return { logo: readLogo(svg, 'svg'), press: readPress(press) };
  return { logo: png && existsSync(png) ? readLogo(png, 'png') : null, press: readPress(press) };
}

function readLogo(file: string, kind: 'svg' | 'png'): Logo {
  if (statSync(file).size > MAX_LOGO_BYTES) throw new ConfigError(`${file} must have at most 256 KB`);
  const bytes = readFileSync(file);
  const size = kind === 'png' ? pngSize(bytes) : svgSize(bytes.toString('utf8'));
  if (size === 'other') throw new ConfigError(`${file} is not ${kind === 'png' ? 'a PNG' : 'an SVG'} file`);
  const [width, height] = size;
  if (!(width > 0 && height > 0))
    throw new ConfigError(`${file} must have a viewBox, or a width and a height`);
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

function readPress(file = ''): Press | null {
  if (!existsSync(file)) return null;
  const parsed = pressFile.safeParse(parseJson(file));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const fault =
    issue?.code === 'unrecognized_keys'
      ? `${issue.keys.join(', ')} is not a field`
      : `${issue?.path.join('.') || 'the file'} is missing or wrong`;
  throw new ConfigError(`${file}: ${fault}`);
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
