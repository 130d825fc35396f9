import type { Weight } from '#server/images/fonts.ts';
import type { Outline, Typesetter } from '#server/images/typesetting.ts';

/** A few lines of one size, which become smaller, more and in the end shorter until they fit. */
export interface Block {
  text: string;
  /** The part of the text that may lose its end. */
  shortens?: string;
  size: number;
  weight: Weight;
  maxLines: number;
  /** White above it, from the block before. */
  gap: number;
}

export interface Frame {
  width: number;
  align: 'left' | 'centre';
}

export interface Column {
  /** From the top of the capitals of the first line to the last baseline. */
  height: number;
  /** How far ink reaches below the last baseline. */
  below: number;
  /** SVG path data; with `align: 'centre'` x is the middle. */
  path(x: number, y: number): string;
}

/** Blocks below each other; `scale` makes all of them smaller. */
export function layOutColumn(typesetter: Typesetter, blocks: Block[], frame: Frame, scale = 1): Column {
  const set: { baseline: number; outline: Outline }[] = [];
  let [baseline, below] = [0, 0];
  blocks.forEach((block, index) => {
    const { size, lines } = fitLines(typesetter, block, frame.width, scale);
    lines.forEach((text, line) => {
      const outline = typesetter.outline(text, { size, weight: block.weight });
      const above = Math.max(CAPITALS * size, -outline.ink.top);
      const next = baseline + below + above;
      if (index === 0 && line === 0) baseline = above;
      else if (line === 0) baseline = next + block.gap * scale;
      else baseline = Math.max(baseline + LEADING * size, next + HAIR * size);
      below = Math.max(DESCENDERS * size, outline.ink.bottom);
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
          return moved(path, left, y + baseline);
        })
        .join(''),
  };
}

/** Of the size, in Inter. */
const CAPITALS = 0.73;
const DESCENDERS = 0.22;
const LEADING = 1.18;
const HAIR = 0.1;

/** Smaller than this share of its size a block gets only with all others. */
const SMALLEST = 0.62;

function fitLines(typesetter: Typesetter, block: Block, maxWidth: number, scale: number) {
  const { text, weight, maxLines } = block;
  const fits = (text: string, size: number) => {
    const style = { size, weight, maxWidth };
    const isBroken = () =>
      typesetter.piecesOf(text).some((piece) => typesetter.widthOf(piece.trim(), style) > maxWidth);
    return typesetter.wrap(text, style).length <= maxLines && !isBroken();
  };
  const smallest = block.size * scale * SMALLEST;
  let size = block.size * scale;
  while (size > smallest && !fits(text, size)) size *= 0.95;
  const shown = fits(text, size) ? text : shortened(typesetter, block, { size, weight, maxWidth });
  return { size, lines: balanced(typesetter, shown, { size, weight, maxWidth }) };
}

interface Measure {
  size: number;
  weight: Weight;
  maxWidth: number;
}

/** As much of it as the lines hold, when nothing else helps. */
function shortened(
  typesetter: Typesetter,
  { text, shortens = text, maxLines }: Block,
  style: Measure,
): string {
  const letters = [...new Intl.Segmenter('en').segment(shortens)].map(({ segment }) => segment);
  const withFirst = (count: number) =>
    count >= letters.length
      ? text
      : text.replace(shortens, () => `${letters.slice(0, count).join('').trimEnd()}…`);
  let [most, tooMany] = [0, letters.length + 1];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (typesetter.wrap(withFirst(middle), style).length <= maxLines) most = middle;
    else tooMany = middle;
  }
  return withFirst(most);
}

/** The same number of lines, as even as they get. */
function balanced(typesetter: Typesetter, text: string, style: Measure): string[] {
  let lines = typesetter.wrap(text, style);
  let [narrow, wide] = [style.maxWidth / 2, style.maxWidth];
  for (let step = 0; lines.length > 1 && step < 6; step += 1) {
    const maxWidth = (narrow + wide) / 2;
    const isWhole = typesetter
      .piecesOf(text)
      .every((piece) => typesetter.widthOf(piece.trim(), style) <= maxWidth);
    const tried = typesetter.wrap(text, { ...style, maxWidth });
    if (isWhole && tried.length === lines.length) [lines, wide] = [tried, maxWidth];
    else narrow = maxWidth;
  }
  return lines;
}

/** Path data of absolute commands, elsewhere: its numbers are x and y in turn. */
function moved(path: string, x: number, y: number): string {
  let isX = false;
  return path.replace(/-?\d+(?:\.\d+)?/g, (value) => {
    isX = !isX;
    return String(Math.round((Number(value) + (isX ? x : y)) * 1_000) / 1_000);
  });
}
