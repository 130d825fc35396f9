import type { Typeface } from '#server/images/fonts.ts';
import type { Outline, Typesetter } from '#server/images/typesetting.ts';

/** Lines of one size, which shrink, then wrap and at last are truncated until they fit. */
export interface Block {
  text: string;
  truncatable?: string;
  size: number;
  typeface: Typeface;
  maxLines: number;
  gap: number;
}

export interface Frame {
  width: number;
  align: 'left' | 'centre';
}

export interface Column {
  /** From the cap height of the first line to the last baseline. */
  height: number;
  /** Ink below the last baseline. */
  below: number;
  path(x: number, y: number): string;
}

export function layOutColumn(typesetter: Typesetter, blocks: Block[], frame: Frame, scale = 1): Column {
  const set: { baseline: number; outline: Outline }[] = [];
  let [baseline, below] = [0, 0];
  blocks.forEach((block, index) => {
    const { size, lines } = fitLines(typesetter, block, frame.width, scale);
    lines.forEach((text, line) => {
      const outline = typesetter.outline(text, { size, typeface: block.typeface });
      const above = Math.max(CAP_HEIGHT * size, -outline.ink.top);
      const next = baseline + below + above;
      if (index === 0 && line === 0) baseline = above;
      else if (line === 0) baseline = next + block.gap * scale;
      else baseline = Math.max(baseline + LEADING * size, next + MIN_GAP * size);
      below = Math.max(DESCENDER * size, outline.ink.bottom);
      set.push({ baseline, outline });
    });
  });
  return {
    height: baseline,
    below,
    path: (x, y) =>
      set
        .map(({ baseline, outline: { path, ink } }) => {
          const left = frame.align === 'left' ? x - ink.left : x - (ink.left + ink.right) / 2;
          return translatePath(path, left, y + baseline);
        })
        .join(''),
  };
}

const CAP_HEIGHT = 0.73;
const DESCENDER = 0.22;
const LEADING = 1.18;
const MIN_GAP = 0.1;

/** How far one block may shrink before the whole column does. */
const MIN_BLOCK_SCALE = 0.62;

function fitLines(typesetter: Typesetter, block: Block, maxWidth: number, scale: number) {
  const { text, typeface, maxLines } = block;
  const fits = (text: string, size: number) => {
    const style = { size, typeface, maxWidth };
    const isBroken = () =>
      typesetter.piecesOf(text).some((piece) => typesetter.widthOf(piece.trim(), style) > maxWidth);
    return typesetter.wrap(text, style).length <= maxLines && !isBroken();
  };
  const smallest = block.size * scale * MIN_BLOCK_SCALE;
  let size = block.size * scale;
  while (size > smallest && !fits(text, size)) size *= 0.95;
  const shown = fits(text, size) ? text : truncate(typesetter, block, { size, typeface, maxWidth });
  return { size, lines: balanceLines(typesetter, shown, { size, typeface, maxWidth }) };
}

interface LineStyle {
  size: number;
  typeface: Typeface;
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
      : text.replace(truncatable, () => `${graphemes.slice(0, count).join('').trimEnd()}…`);
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
