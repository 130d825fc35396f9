import type { Language } from '#contract/languages/languages.ts';
import type { Translator } from '#contract/languages/translator.ts';
import {
  type Ground,
  type PaperId,
  papers,
  papersFor,
  type SheetId,
  sheetSize,
  sheets,
} from '#contract/sheets.ts';
import type { Shape } from '#server/images/shapes.ts';
import type { Typesetter } from '#server/images/typesetting.ts';
import { encodeLink } from './code.ts';
import { designs } from './designs.ts';
import { type CardText, drawFace, type Face, inks } from './faces.ts';

/** A page in millimetres. Text is converted to outlines, so that it looks the same in every program. */
export interface Drawing {
  title: string;
  width: number;
  height: number;
  /** One card, relative to its top left corner. */
  face: Shape[];
  card: { width: number; height: number };
  placements: Placement[];
  /** The color behind all cards, a little beyond their edges. */
  ground: Shape[];
  marks: string;
}

export interface Placement {
  x: number;
  y: number;
  isUpsideDown: boolean;
}

export interface SheetOrder extends Omit<CardText, 'translator'> {
  sheet: SheetId;
  /** Defaults to the first paper that the sheet supports. */
  paper?: PaperId | undefined;
  link: string;
  isLaminated: boolean;
  ground: Ground;
  language: Language;
}

export function drawSheet(
  typesetter: Typesetter,
  translator: Translator,
  { sheet, paper, link, isLaminated, ground, ...text }: SheetOrder,
): Drawing {
  const { width, height } = papers[paper ?? papersFor(sheet)[0]];
  const { columns, rows } = sheets[sheet];
  const design = designs[sheet];
  const { face } = design;
  const left = (width - columns * face.width) / 2;
  const top = (height - rows * face.height) / 2;
  const placements = Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * face.width,
    y: top + Math.floor(index / columns) * face.height,
    isUpsideDown: design.folds === true && index === 0,
  }));
  return {
    title: `${translator.t(sheets[sheet].name)} ${sheetSize(sheet, translator)}`,
    width,
    height,
    face: drawFace(typesetter, face, { ...text, translator }, encodeLink(link, isLaminated), inks[ground]),
    card: { width: face.width, height: face.height },
    placements,
    ground: groundBehind({ left, top, width, height }, inks[ground].ground),
    marks: [
      ...cropMarks({
        left,
        top,
        width,
        height,
        columns,
        rows,
        face,
        folds: design.folds === true,
      }),
      ...(design.folds ? foldLine(left, top + face.height, face.width) : []),
      ...(design.slot ? placements.flatMap(({ x, y }) => slot(x + face.width / 2, y)) : []),
    ].join(''),
  };
}

/** The thinnest line that office printers draw without gaps. */
const HAIRLINE = 0.2;
const MARK = 5;
/** Keeps marks off the card when a cut is slightly off. */
const CLEARANCE = 2;

/** Reaches beyond the cards, so that a cut slightly off leaves no white edge. */
function groundBehind(
  { left, top, width, height }: Pick<Grid, 'left' | 'top' | 'width' | 'height'>,
  fill: string | null,
) {
  if (fill === null) return [];
  const [x, y] = [Math.max(0, left - CLEARANCE), Math.max(0, top - CLEARANCE)];
  return [{ path: rectangle(x, y, width - 2 * x, height - 2 * y), fill }];
}

interface Grid {
  left: number;
  top: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  face: Face;
  folds: boolean;
}

function cropMarks({ left, top, width, height, columns, rows, face, folds }: Grid): string[] {
  const right = width - left;
  const bottom = height - top;
  if (left < 1 && top < 1) return columns * rows > 1 ? crossAndEdges(width, height) : [];
  const xs = Array.from({ length: columns + 1 }, (_, column) => left + column * face.width);
  const ys = folds ? [top, bottom] : Array.from({ length: rows + 1 }, (_, row) => top + row * face.height);
  return [
    ...xs.flatMap((x) => [
      rectangle(x - HAIRLINE / 2, top - CLEARANCE - MARK, HAIRLINE, MARK),
      rectangle(x - HAIRLINE / 2, bottom + CLEARANCE, HAIRLINE, MARK),
    ]),
    ...ys.flatMap((y) => [
      rectangle(left - CLEARANCE - MARK, y - HAIRLINE / 2, MARK, HAIRLINE),
      rectangle(right + CLEARANCE, y - HAIRLINE / 2, MARK, HAIRLINE),
    ]),
  ];
}

function crossAndEdges(width: number, height: number): string[] {
  const [x, y] = [width / 2, height / 2];
  const printableEdge = 5;
  return [
    rectangle(x - HAIRLINE / 2, y - MARK, HAIRLINE, 2 * MARK),
    rectangle(x - MARK, y - HAIRLINE / 2, 2 * MARK, HAIRLINE),
    rectangle(x - HAIRLINE / 2, printableEdge, HAIRLINE, MARK),
    rectangle(x - HAIRLINE / 2, height - printableEdge - MARK, HAIRLINE, MARK),
    rectangle(printableEdge, y - HAIRLINE / 2, MARK, HAIRLINE),
    rectangle(width - printableEdge - MARK, y - HAIRLINE / 2, MARK, HAIRLINE),
  ];
}

function foldLine(left: number, y: number, width: number): string[] {
  const dash = 1.5;
  const gap = 1.5;
  const count = Math.floor((width + gap) / (dash + gap));
  const start = left + (width - count * dash - (count - 1) * gap) / 2;
  return [
    ...Array.from({ length: count }, (_, index) =>
      rectangle(start + index * (dash + gap), y - HAIRLINE / 2, dash, HAIRLINE),
    ),
    rectangle(left - CLEARANCE - MARK, y - HAIRLINE / 2, MARK, HAIRLINE),
    rectangle(left + width + CLEARANCE, y - HAIRLINE / 2, MARK, HAIRLINE),
  ];
}

/** Outline of a 14 × 3 mm slot, 4 mm below the edge. */
function slot(centre: number, top: number): string[] {
  const [length, height] = [14, 3];
  const [left, right] = [centre - length / 2, centre + length / 2];
  const y = top + 4;
  return [
    rectangle(left, y, length, HAIRLINE),
    rectangle(left, y + height - HAIRLINE, length, HAIRLINE),
    rectangle(left, y, HAIRLINE, height),
    rectangle(right - HAIRLINE, y, HAIRLINE, height),
  ];
}

function rectangle(x: number, y: number, width: number, height: number): string {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map(round);
  return `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`;
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
