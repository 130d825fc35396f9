import type { Language } from '#contract/languages/languages.ts';
import type { Typeface } from './fonts.ts';
import type { Outline, Typesetter } from './typesetting.ts';

/** Lines of one size, which shrink, then wrap and at last are truncated until they fit. */
export interface Block {
  text: string;
  /** `never`: shrinks on one line, as far as needed. */
  truncatable?: string | 'never';
  size: number;
  typeface: Typeface;
  language?: Language;
  maxLines: number;
  /** Space before the block. */
  gap: number;
}

export interface Column {
  /** From the cap height of the first line to the last baseline. */
  height: number;
  /** Ink below the last baseline. */
  below: number;
  /** Lines end at `x` plus the width of the column if it is aligned to the right. */
  path(x: number, y: number, isRightAligned?: boolean): string;
}

export function layOutColumn(typesetter: Typesetter, blocks: Block[], width: number, scale = 1): Column {
  const set: { baseline: number; outline: Outline }[] = [];
  let [baseline, below] = [0, 0];
  blocks.forEach((block, index) => {
    const { size: fitted, lines } = fitLines(typesetter, block, width, scale);
    lines.forEach((text, line) => {
      const { size, outline } = outlineWithin(typesetter, text, {
        size: fitted,
        typeface: block.typeface,
        language: block.language,
        maxWidth: width,
      });
      const above = Math.max(CAP_HEIGHT[block.typeface] * size, -outline.ink.top);
      const next = baseline + below + above;
      if (index === 0 && line === 0) baseline = above;
      else if (line === 0) baseline = next + block.gap * scale;
      else baseline = Math.max(baseline + LEADING[block.typeface] * size, next + MIN_GAP * size);
      below = Math.max(DESCENDER * size, outline.ink.bottom);
      set.push({ baseline, outline });
    });
  });
  return {
    height: baseline,
    below,
    path: (x, y, isRightAligned) =>
      set
        .map(({ baseline, outline: { path, ink } }) =>
          translatePath(path, isRightAligned ? x + width - ink.right : x - ink.left, y + baseline),
        )
        .join(''),
  };
}

const CAP_HEIGHT = { text: 0.73, bold: 0.73, voice: 0.67 };
const LEADING = { text: 1.3, bold: 1.3, voice: 1.1 };
const DESCENDER = 0.22;
const MIN_GAP = 0.1;

/** Marks may reach beyond the width of their letter, so the ink is what has to fit. */
function outlineWithin(
  typesetter: Typesetter,
  text: string,
  style: LineStyle,
): { size: number; outline: Outline } {
  const outline = typesetter.outline(text, style);
  const inkWidth = outline.ink.right - outline.ink.left;
  if (inkWidth <= style.maxWidth) return { size: style.size, outline };
  const size = (style.size * style.maxWidth) / inkWidth;
  return { size, outline: typesetter.outline(text, { ...style, size }) };
}

/** How far one block may shrink before the whole column does. */
const MIN_BLOCK_SCALE = 0.62;
/** How far a block shrinks to save its last line. */
const MIN_SCALE_FOR_FEWER_LINES = 0.86;

function fitLines(typesetter: Typesetter, block: Block, maxWidth: number, scale: number) {
  const { text, typeface, language, maxLines, truncatable } = block;
  if (truncatable === 'never') return { size: block.size * scale, lines: [text] };
  const fits = (size: number, lines = maxLines) => {
    const style = { size, typeface, language, maxWidth };
    const isBroken = () =>
      typesetter.piecesOf(text).some((piece) => typesetter.widthOf(piece.trim(), style) > maxWidth);
    return typesetter.wrap(text, style).length <= lines && !isBroken();
  };
  const full = block.size * scale;
  const shrunkTo = (smallest: number, lines: number) => {
    let size = full;
    while (size > full * smallest && !fits(size, lines)) size *= 0.95;
    return size;
  };
  let size = shrunkTo(MIN_SCALE_FOR_FEWER_LINES, maxLines - 1);
  if (!fits(size, maxLines - 1)) size = shrunkTo(MIN_BLOCK_SCALE, maxLines);
  const shown = fits(size) ? text : truncate(typesetter, block, { size, typeface, language, maxWidth });
  return { size, lines: balanceLines(typesetter, shown, { size, typeface, language, maxWidth }) };
}
/** Japanese and Chinese lines may break after any character, but a name stays together. */
export function unbroken(name: string): string {
  return [...name].join('\u2060');
}

interface LineStyle {
  size: number;
  typeface: Typeface;
  language: Language | undefined;
  maxWidth: number;
}

function truncate(
  typesetter: Typesetter,
  { text, truncatable = text, maxLines }: Block,
  style: LineStyle,
): string {
  const graphemes = [...new Intl.Segmenter('en').segment(truncatable)].map(({ segment }) => segment);
  const truncatedTo = (count: number) =>
    count >= graphemes.length
      ? text
      : text.replaceAll(truncatable, () => `${graphemes.slice(0, count).join('').trimEnd()}…`);
  let [most, tooMany] = [0, graphemes.length + 1];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (typesetter.wrap(truncatedTo(middle), style).length <= maxLines) most = middle;
    else tooMany = middle;
  }
  return truncatedTo(most);
}

/** Evens out the line lengths without adding lines. */
function balanceLines(typesetter: Typesetter, text: string, style: LineStyle): string[] {
  let lines = typesetter.wrap(text, style);
  let [narrow, wide] = [style.maxWidth / 2, style.maxWidth];
  for (let step = 0; lines.length > 1 && step < 6; step += 1) {
    const maxWidth = (narrow + wide) / 2;
    const fitsUnbroken = typesetter
      .piecesOf(text)
      .every((piece) => typesetter.widthOf(piece.trim(), style) <= maxWidth);
    const wrapped = typesetter.wrap(text, { ...style, maxWidth });
    if (fitsUnbroken && wrapped.length === lines.length) [lines, wide] = [wrapped, maxWidth];
    else narrow = maxWidth;
  }
  return lines;
}

/** Path data with absolute commands only, so its numbers are x and y in turn. */
function translatePath(path: string, x: number, y: number): string {
  let isX = false;
  return path.replace(/-?\d+(?:\.\d+)?/g, (value) => {
    isX = !isX;
    return String(Math.round((Number(value) + (isX ? x : y)) * 1_000) / 1_000);
  });
}
