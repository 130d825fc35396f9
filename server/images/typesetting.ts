import type { Font, GlyphRun } from 'fontkit';
import { type Language, textDirection } from '#contract/languages/languages.ts';
import { EMOJI_FILE, Fonts, type Typeface } from './fonts.ts';

export interface Run {
  text: string;
  font: string;
  isRightToLeft: boolean;
}

export interface TextStyle {
  size: number;
  typeface: Typeface;
  /** Decides the direction of the line and how Chinese characters are drawn; otherwise its letters do. */
  language?: Language | undefined;
}

export interface Outline {
  path: string;
  width: number;
  /** Bounding box; y is negative above the baseline. */
  ink: { left: number; top: number; right: number; bottom: number };
}

export interface Typesetter {
  /** In visual order, from left to right. Missing glyphs become an empty box. */
  runsOf(text: string, typeface: Typeface, language?: Language): Run[];
  outline(text: string, style: TextStyle): Outline;
  widthOf(text: string, style: TextStyle): number;
  piecesOf(text: string): string[];
  wrap(text: string, style: TextStyle & { maxWidth: number }): string[];
}

/** Loaded on demand: fontkit and the fonts are larger than the rest of the service. */
export async function loadTypesetter(): Promise<Typesetter> {
  loading ??= (async () => {
    const [{ create }, { default: createBidi }] = await Promise.all([import('fontkit'), import('bidi-js')]);
    return createTypesetter(new Fonts((bytes) => create(bytes) as import('fontkit').Font), createBidi());
  })();
  return loading;
}

let loading: Promise<Typesetter> | undefined;

type Bidi = ReturnType<typeof import('bidi-js')['default']>;

function createTypesetter(fonts: Fonts, bidi: Bidi): Typesetter {
  const widths = new Map<string, number>();

  function runsOf(text: string, typeface: Typeface, language?: Language): Run[] {
    const line = text.normalize('NFC').replace(/\s/gu, ' ');
    const embedding = bidi.getEmbeddingLevels(line, language && textDirection(language));
    const isJapanese =
      language === 'ja' || (language !== 'zh' && /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line));
    const runs: (Run & { level: number })[] = [];
    for (const { segment, index } of characters.segment(line)) {
      const level = embedding.levels[index] ?? 0;
      const last = runs.at(-1);
      const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(segment) : null;
      const piece = chooseFont(fonts, mirrored ?? segment, typeface, isJapanese, last?.font);
      if (piece === null) continue;
      if (last?.font === piece.font && last.level === level) last.text += piece.text;
      else runs.push({ ...piece, level, isRightToLeft: level % 2 === 1 });
    }
    return inVisualOrder(runs).map(({ level: _, ...run }) => run);
  }

  function layOut(text: string, { size, typeface, language }: TextStyle): { run: GlyphRun; scale: number }[] {
    return runsOf(text, typeface, language).map(({ text, font: file, isRightToLeft }) => {
      const font = fonts.get(file);
      return { run: shape(font, text, isRightToLeft ? 'rtl' : 'ltr'), scale: size / font.unitsPerEm };
    });
  }

  function widthOf(text: string, { size, typeface, language }: TextStyle): number {
    const key = `${typeface} ${language} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known * size;
    if (widths.size >= WIDTHS_MAX) widths.clear();
    const runs = layOut(text, { size: 1, typeface, language });
    const width = runs.reduce((sum, { run, scale }) => sum + run.advanceWidth * scale, 0);
    widths.set(key, width);
    return width * size;
  }

  const piecesOf = (text: string) => text.split(text.includes('\u200b') ? MARKED_BREAKS : BREAKS);

  return {
    runsOf,
    widthOf,
    piecesOf,
    outline: (text, style) => drawRuns(layOut(text, style)),
    wrap(text, { maxWidth, ...style }) {
      const lines: string[] = [];
      let line = '';
      let width = 0;
      const add = (piece: string) => {
        const added = widthOf(piece, style);
        const trimmed = width + widthOf(piece.trimEnd(), style);
        // Kerning between pieces makes the sum inexact, so a nearly full line is measured as a whole.
        const isFull =
          trimmed > maxWidth ||
          (trimmed > maxWidth * 0.9 && widthOf((line + piece).trimEnd(), style) > maxWidth);
        if (line !== '' && isFull) {
          lines.push(line);
          line = '';
          width = 0;
        }
        line += piece;
        width += added;
      };
      for (const piece of piecesOf(text)) {
        if (widthOf(piece.trimEnd(), style) <= maxWidth) add(piece);
        else for (const { segment } of characters.segment(piece)) add(segment);
      }
      return [...lines, line].map((each) => each.trim()).filter((each) => each !== '');
    },
  };
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** After spaces that allow a break, hyphens and East Asian characters. */
const BREAKS =
  /(?<=[^\S\u00a0\u2007\u202f\ufeff])(?=\S)|(?<=[-–—/])(?=[^\s/])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;

/** Japanese and Chinese sentences mark with a zero-width space where a line may end. */
const MARKED_BREAKS = /(?<=\u200b)|(?<=[^\S\u00a0\u2007\u202f\ufeff])(?=\S)/u;

const WIDTHS_MAX = 4_000;

const REPLACEMENT = '\u25fb';
/** No language stacks more than two marks, and more would overlap other lines. */
const EXTRA_MARKS = /(?<=\p{M}{2})\p{M}+/gu;

function shape(font: Font, text: string, direction: 'ltr' | 'rtl'): GlyphRun {
  try {
    return font.layout(text, undefined, undefined, undefined, direction);
  } catch {
    // fontkit fails if a font can't place a mark on this letter; the mark then follows it.
    return font.layout(text, { mark: false, mkmk: false }, undefined, undefined, direction);
  }
}

/** null for characters without a glyph, such as direction marks. */
function chooseFont(
  fonts: Fonts,
  character: string,
  typeface: Typeface,
  isJapanese: boolean,
  fontBefore?: string,
) {
  const pieces = [...character.replace(EXTRA_MARKS, '')];
  const visible = pieces.filter((piece) => !/\p{Default_Ignorable_Code_Point}|\p{Cc}/u.test(piece));
  if (visible.length === 0) return null;
  // Spaces and punctuation use the font of the text before them.
  const isBetween = /^[\p{P}\p{Z}]/u.test(character) && fontBefore !== undefined && fontBefore !== EMOJI_FILE;
  const files = fonts.filesFor(character, typeface, isJapanese);
  for (const font of isBetween ? [fontBefore, ...files] : files) {
    const has = (piece: string) => fonts.get(font).hasGlyphForCodePoint(piece.codePointAt(0) ?? 0);
    if (visible[0] !== undefined && has(visible[0])) return { font, text: pieces.filter(has).join('') };
  }
  return { font: EMOJI_FILE, text: REPLACEMENT };
}

function inVisualOrder<Item extends { level: number }>(runs: Item[]): Item[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((each) => each.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end === start) continue;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

function drawRuns(runs: { run: GlyphRun; scale: number }[]): Outline {
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const path: string[] = [];
  let x = 0;
  for (const { run, scale } of runs) {
    run.glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
      const point = (values: number[]) =>
        values
          .map((value, at) =>
            at % 2 === 0 ? round(x + (value + xOffset) * scale) : round(-(value + yOffset) * scale),
          )
          .join(' ');
      for (const { command, args } of glyph.path.commands) path.push(`${LETTERS[command]}${point(args)}`);
      if (glyph.path.commands.length > 0) {
        const { minX, minY, maxX, maxY } = glyph.bbox;
        ink.left = Math.min(ink.left, x + (minX + xOffset) * scale);
        ink.right = Math.max(ink.right, x + (maxX + xOffset) * scale);
        ink.top = Math.min(ink.top, -(maxY + yOffset) * scale);
        ink.bottom = Math.max(ink.bottom, -(minY + yOffset) * scale);
      }
      x += xAdvance * scale;
    });
  }
  return {
    path: path.join(''),
    width: x,
    ink: path.length > 0 ? ink : { left: 0, top: 0, right: 0, bottom: 0 },
  };
}

const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** To a thousandth of a millimeter, finer than any printer. */
function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
