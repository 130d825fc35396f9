import { type PaperId, papers, papersFor, type SheetId, sheets } from '#contract/sheets.ts';
import type { Typesetter } from '#server/images/typesetting.ts';
import { encodeLink } from './code.ts';
import { type CardText, drawFace, type Face } from './faces.ts';

/** A page in millimetres. Text is converted to outlines, so that it looks the same in every program. */
export interface Drawing {
  title: string;
  width: number;
  height: number;
  /** SVG path data of one card, relative to its top left corner. */
  face: string;
  card: { width: number; height: number };
  placements: Placement[];
  marks: string;
}

export interface Placement {
  x: number;
  y: number;
  isUpsideDown: boolean;
}

export interface SheetOrder extends CardText {
  sheet: SheetId;
  /** Defaults to the first paper that the sheet supports. */
  paper?: PaperId | undefined;
  link: string;
  isLaminated: boolean;
}

export function drawSheet(
  typesetter: Typesetter,
  { sheet, paper, link, isLaminated, ...text }: SheetOrder,
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
    title: `${sheets[sheet].name} ${sheets[sheet].size}`,
    width,
    height,
    face: drawFace(typesetter, face, text, encodeLink(link, isLaminated)),
    card: { width: face.width, height: face.height },
    placements,
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

export interface Design {
  face: Face;
  folds?: true;
  slot?: true;
}

const businessCard = { margin: 5, code: 31, large: 5.7, small: 2.75, arrangement: 'beside' } as const;
const poster = { margin: 20, code: 112, large: 21, small: 8.2, arrangement: 'under' } as const;

export const designs: Record<SheetId, Design> = {
  'business-card-eu': { face: { ...sheets['business-card-eu'].card, ...businessCard } },
  'business-card-us': { face: { ...sheets['business-card-us'].card, ...businessCard } },
  'table-tent-4x6': {
    face: {
      ...sheets['table-tent-4x6'].card,
      margin: 11,
      code: 56,
      large: 11.5,
      small: 5,
      arrangement: 'beside',
    },
    folds: true,
  },
  'table-tent-5x7': {
    face: {
      ...sheets['table-tent-5x7'].card,
      margin: 13,
      code: 68,
      large: 13.5,
      small: 5.8,
      arrangement: 'beside',
    },
    folds: true,
  },
  badge: {
    face: {
      ...sheets.badge.card,
      margin: 5,
      top: 10,
      code: 31,
      large: 9.5,
      small: 3,
      arrangement: 'beside',
      isBadge: true,
    },
    slot: true,
  },
  'a6-card': {
    face: {
      ...sheets['a6-card'].card,
      margin: 10,
      code: 58,
      large: 10.5,
      small: 4.3,
      arrangement: 'under',
    },
  },
  'poster-a4': { face: { ...sheets['poster-a4'].card, ...poster } },
  'poster-letter': { face: { ...sheets['poster-letter'].card, ...poster, code: 105 } },
  'receipt-sticker': {
    face: {
      ...sheets['receipt-sticker'].card,
      margin: 4,
      code: 36,
      large: 6.2,
      small: 3,
      arrangement: 'under',
    },
  },
};

/** The thinnest line that office printers draw without gaps. */
const HAIRLINE = 0.2;
const MARK = 5;
/** Keeps marks off the card when a cut is slightly off. */
const CLEARANCE = 2;

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
