import { z } from 'zod/mini';
import { language, urlId } from './fields.ts';
import { localeOf } from './languages/locale.ts';
import type { Sentence } from './languages/sentence.ts';
import type { Translator } from './languages/translator.ts';

/** Millimetres. */
export const papers = {
  a4: { name: 'A4' as Sentence, width: 210, height: 297 },
  letter: { name: 'US Letter' as Sentence, width: 215.9, height: 279.4 },
  roll: { name: '62 mm label roll' as Sentence, width: 62, height: 90 },
} as const satisfies Record<string, { name: Sentence; width: number; height: number }>;

export type PaperId = keyof typeof papers;

const INCH = 25.4;

/** Each sheet is one page; the first paper is the default. */
export const sheets = {
  'business-card-eu': {
    name: 'Business card' as Sentence,
    size: { width: 85, height: 55, unit: 'mm' },
    use: 'Ten per sheet, to hand over with the bill' as Sentence,
    card: { width: 85, height: 55 },
    columns: 2,
    rows: 5,
    papers: ['a4'],
  },
  'business-card-us': {
    name: 'Business card' as Sentence,
    size: { width: 3.5, height: 2, unit: 'in' },
    use: 'Ten per sheet, to hand over with the bill' as Sentence,
    card: { width: 3.5 * INCH, height: 2 * INCH },
    columns: 2,
    rows: 5,
    papers: ['letter'],
  },
  // Landscape, since portrait panels would need paper longer than A4 and Letter, and tip over more easily.
  'table-tent-4x6': {
    name: 'Table tent' as Sentence,
    size: { width: 4, height: 6, unit: 'in' },
    use: 'Folds once and can be read from both sides' as Sentence,
    card: { width: 6 * INCH, height: 4 * INCH },
    columns: 1,
    rows: 2,
    papers: ['letter', 'a4'],
  },
  'table-tent-5x7': {
    name: 'Table tent' as Sentence,
    size: { width: 5, height: 7, unit: 'in' },
    use: 'Folds once, for counters and larger tables' as Sentence,
    card: { width: 7 * INCH, height: 5 * INCH },
    columns: 1,
    rows: 2,
    papers: ['letter', 'a4'],
  },
  // Fits common badge holders; the slot is for a clip.
  badge: {
    name: 'Badge' as Sentence,
    size: { width: 90, height: 60, unit: 'mm' },
    use: 'Eight per sheet, for a badge holder or a clip' as Sentence,
    card: { width: 90, height: 60 },
    columns: 2,
    rows: 4,
    papers: ['a4', 'letter'],
  },
  'a6-card': {
    name: 'A6 card' as Sentence,
    size: { width: 105, height: 148, unit: 'mm' },
    use: 'Four per sheet, for menus, mirrors or parcels' as Sentence,
    card: { width: 105, height: 148 },
    columns: 2,
    rows: 2,
    papers: ['a4'],
  },
  'poster-a4': {
    name: 'Poster' as Sentence,
    size: 'A4',
    use: 'For the door or the wall' as Sentence,
    card: { width: papers.a4.width, height: papers.a4.height },
    columns: 1,
    rows: 1,
    papers: ['a4'],
  },
  'poster-letter': {
    name: 'Poster' as Sentence,
    size: 'US Letter',
    use: 'For the door or the wall' as Sentence,
    card: { width: papers.letter.width, height: papers.letter.height },
    columns: 1,
    rows: 1,
    papers: ['letter'],
  },
  // Label sheets (70 × 37 mm) are too small for a 30 mm code with its quiet zone.
  'receipt-sticker': {
    name: 'Receipt sticker' as Sentence,
    size: { width: 62, height: 90, unit: 'mm' },
    use: 'For label printers, to stick on receipts and bags' as Sentence,
    card: { width: papers.roll.width, height: papers.roll.height },
    columns: 1,
    rows: 1,
    papers: ['roll'],
  },
} as const satisfies Record<string, SheetFacts>;

interface SheetFacts {
  name: Sentence;
  /** As its paper is called, or as it is sold, in any order. */
  size: 'A4' | 'US Letter' | { width: number; height: number; unit: 'mm' | 'in' };
  use: Sentence;
  /** Millimetres. */
  card: { width: number; height: number };
  columns: number;
  rows: number;
  papers: readonly [PaperId, ...PaperId[]];
}

export type SheetId = keyof typeof sheets;

export const grounds = ['ink', 'note'] as const;
export type Ground = (typeof grounds)[number];

export const sheetIds = Object.keys(sheets) as [SheetId, ...SheetId[]];

const SHEET = `sheet must be one of ${sheetIds.join(', ')}`;
const PAPER = 'paper must be one of the papers for this sheet';
const GROUND = `ground must be one of ${grounds.join(', ')}`;
const FLAG = 'laminated, card and download must be 1 or omitted';
const ONE = 'trackedCode and workplace cannot be combined';

export const sheetQuery = z
  .object({
    sheet: z.enum(sheetIds, SHEET),
    paper: z.optional(z.enum(Object.keys(papers) as [PaperId, ...PaperId[]], PAPER)),
    trackedCode: z.optional(urlId('trackedCode must be the id of a tracked code')),
    workplace: z.optional(urlId('workplace must be the id of a workplace')),
    ground: z.optional(z.enum(grounds, GROUND)),
    /** Of its sentences; English if omitted. */
    language: z.optional(language),
    laminated: z.optional(z.literal('1', FLAG)),
    /** One card instead of the sheet, for pictures on a screen. */
    card: z.optional(z.literal('1', FLAG)),
    download: z.optional(z.literal('1', FLAG)),
  })
  .check(
    z.refine(({ sheet, paper }) => paper === undefined || papersFor(sheet).includes(paper), PAPER),
    z.refine(({ trackedCode, workplace }) => trackedCode === undefined || workplace === undefined, ONE),
  );
export type SheetQuery = z.infer<typeof sheetQuery>;

export function papersFor(sheet: SheetId): readonly [PaperId, ...PaperId[]] {
  return sheets[sheet].papers;
}

/** "85 × 55 mm", "US Letter" */
export function sheetSize(sheet: SheetId, translator: Translator): string {
  const { size } = sheets[sheet];
  if (typeof size === 'string') return translator.t(size);
  const { width, height, unit } = size;
  return sizeText(
    unit === 'mm' ? ('{width} × {height} mm' as Sentence) : ('{width} × {height} in' as Sentence),
    width,
    height,
    translator,
  );
}

/** Millimetres. */
export function paperSize(
  { width, height }: { width: number; height: number },
  translator: Translator,
): string {
  return sizeText('{width} × {height} mm' as Sentence, width, height, translator);
}

function sizeText(sentence: Sentence, width: number, height: number, { language, t }: Translator): string {
  const numbers = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  return t(sentence, { width: numbers.format(width), height: numbers.format(height) });
}
