import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';
import { numberFormat } from '#web/ui/counts.ts';

/** Millimetres. */
export interface Size {
  width: number;
  height: number;
}

export const papers = {
  a4: { name: 'A4' as Sentence, width: 210, height: 297 },
  letter: { name: 'US Letter' as Sentence, width: 215.9, height: 279.4 },
  roll: { name: '62 mm label roll' as Sentence, width: 62, height: 90 },
} as const satisfies Record<string, Size & { name: Sentence }>;

export type PaperId = keyof typeof papers;

const INCH = 25.4;

const businessCard = {
  name: 'Business card' as Sentence,
  use: 'Ten per sheet, to hand over with the bill' as Sentence,
  columns: 2,
  rows: 5,
} as const;
const tableTent = { name: 'Table tent' as Sentence, columns: 1, rows: 2, folds: true } as const;
const poster = {
  name: 'Poster' as Sentence,
  use: 'For the door or the wall' as Sentence,
  columns: 1,
  rows: 1,
} as const;
/** The page /show, at its size. */
const posterFace = { arrangement: 'under', frame: 150, large: 21, small: 7.4, hasRoom: true } as const;

/** Each sheet is one page; the first paper is the default. */
export const sheets = {
  'business-card-eu': {
    ...businessCard,
    card: { width: 85, height: 55 },
    face: { arrangement: 'beside', margin: 5, frame: 40, large: 6.6, small: 2.75 },
    papers: ['a4'],
  },
  'business-card-us': {
    ...businessCard,
    size: { width: 3.5, height: 2 },
    card: { width: 3.5 * INCH, height: 2 * INCH },
    face: { arrangement: 'beside', margin: 4.5, frame: 41, large: 6.6, small: 2.75, addressBeside: true },
    papers: ['letter'],
  },
  // Landscape, since portrait panels would need paper longer than A4 and Letter, and tip over more easily.
  'table-tent-4x6': {
    ...tableTent,
    size: { width: 4, height: 6 },
    use: 'Folds once and can be read from both sides' as Sentence,
    card: { width: 6 * INCH, height: 4 * INCH },
    face: { arrangement: 'beside', margin: 11, frame: 70, large: 12.5, small: 4.8, hasRoom: true },
    papers: ['letter', 'a4'],
  },
  'table-tent-5x7': {
    ...tableTent,
    size: { width: 5, height: 7 },
    use: 'Folds once, for counters and larger tables' as Sentence,
    card: { width: 7 * INCH, height: 5 * INCH },
    face: { arrangement: 'beside', margin: 14, frame: 84, large: 14.5, small: 5.6, hasRoom: true },
    papers: ['letter', 'a4'],
  },
  // Fits common badge holders; the slot is for a clip.
  badge: {
    name: 'Badge' as Sentence,
    use: 'Eight per sheet, for a badge holder or a clip' as Sentence,
    card: { width: 90, height: 60 },
    columns: 2,
    rows: 4,
    slot: { width: 14, height: 3, top: 4 },
    face: { arrangement: 'beside', margin: 5, top: 10, frame: 40, large: 9.5, small: 2.9, isBadge: true },
    papers: ['a4', 'letter'],
  },
  'a6-card': {
    name: 'A6 card' as Sentence,
    use: 'Four per sheet, for menus, mirrors or parcels' as Sentence,
    card: { width: 105, height: 148 },
    columns: 2,
    rows: 2,
    face: { arrangement: 'under', margin: 10, frame: 74, large: 10.5, small: 3.8, hasRoom: true },
    papers: ['a4'],
  },
  'poster-a4': {
    ...poster,
    size: papers.a4.name,
    card: papers.a4,
    face: { ...posterFace, margin: 20 },
    papers: ['a4'],
  },
  'poster-letter': {
    ...poster,
    size: papers.letter.name,
    card: papers.letter,
    face: { ...posterFace, margin: 17 },
    papers: ['letter'],
  },
  // Label sheets (70 × 37 mm) are too small for a 30 mm code with its quiet zone.
  'receipt-sticker': {
    name: 'Receipt sticker' as Sentence,
    use: 'For label printers, to stick on receipts and bags' as Sentence,
    card: papers.roll,
    columns: 1,
    rows: 1,
    face: { arrangement: 'under', margin: 4, frame: 42, large: 7.4, small: 2.9 },
    papers: ['roll'],
  },
} as const satisfies Record<string, SheetFacts>;

export interface SheetFacts {
  name: Sentence;
  /** What its paper is called or, in inches, how it is sold; otherwise the card's. */
  size?: Sentence | Size;
  use: Sentence;
  card: Size;
  columns: number;
  rows: number;
  face: Face;
  /** The first card is upside down. */
  folds?: true;
  /** A clip goes through it: in the middle of each card, so far below its edge. */
  slot?: Size & { top: number };
  papers: readonly [PaperId, ...PaperId[]];
}

/** Millimetres: margins, the side of the code's frame, and the sizes of the headline and of the other text. */
export interface Face {
  arrangement: 'beside' | 'under';
  margin: number;
  /** Overrides the top margin, to leave space for a slot. */
  top?: number;
  frame: number;
  large: number;
  small: number;
  /** Shows the name as the headline instead of the question. */
  isBadge?: true;
  /** Shows the professional's own question too. */
  hasRoom?: true;
  /** Where nothing fits under the frame. */
  addressBeside?: true;
}

/** Label printers are black only. */
export function groundOn(paper: PaperId, ground: Ground): Ground {
  return paper === 'roll' ? 'ink' : ground;
}

export type SheetId = keyof typeof sheets;

export const sheetIds = Object.keys(sheets) as SheetId[];

/** Ink is black for any printer, Note is in color. */
export const grounds = ['ink', 'note'] as const;
export type Ground = (typeof grounds)[number];

export function papersFor(sheet: SheetId): readonly [PaperId, ...PaperId[]] {
  return sheets[sheet].papers;
}

const length = numberFormat({ maximumFractionDigits: 1 });

/** "85 × 55 mm", "US Letter" */
export function sheetSize(sheet: SheetId): string {
  const { size, card }: SheetFacts = sheets[sheet];
  if (typeof size === 'string') return t(size);
  const { width, height } = size ?? card;
  const values = { width: length(width), height: length(height) };
  return size ? t('{width} × {height} in', values) : t('{width} × {height} mm', values);
}
