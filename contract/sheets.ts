import { z } from 'zod/mini';
import { idInUrl } from './fields.ts';

/** What sheets are printed on, in millimetres. */
export const papers = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'US Letter', width: 215.9, height: 279.4 },
  roll: { name: '62 mm label roll', width: 62, height: 90 },
} as const;

export type PaperId = keyof typeof papers;

/** What can be printed; each sheet is one page. The first paper is the one that is offered. */
export const sheets = {
  'business-card-eu': {
    name: 'Business card',
    size: '85 × 55 mm',
    use: 'Ten on a sheet, to hand over with the bill',
    papers: ['a4'],
  },
  'business-card-us': {
    name: 'Business card',
    size: '3.5 × 2 in',
    use: 'Ten on a sheet, to hand over with the bill',
    papers: ['letter'],
  },
  'table-tent-4x6': {
    name: 'Table tent',
    size: '6 × 4 in',
    use: 'Fold once; it reads from both sides of the table',
    papers: ['letter', 'a4'],
  },
  'table-tent-5x7': {
    name: 'Table tent',
    size: '7 × 5 in',
    use: 'Fold once, for counters and larger tables',
    papers: ['letter', 'a4'],
  },
  badge: {
    name: 'Badge',
    size: '90 × 60 mm',
    use: 'Eight on a sheet, for the usual badge holder or a clip in the slot',
    papers: ['a4', 'letter'],
  },
  'a6-card': {
    name: 'Card',
    size: 'A6, 105 × 148 mm',
    use: 'Four on a sheet, for the menu, the mirror or the parcel',
    papers: ['a4'],
  },
  'poster-a4': { name: 'Poster', size: 'A4, 210 × 297 mm', use: 'For the door or the wall', papers: ['a4'] },
  'poster-letter': {
    name: 'Poster',
    size: 'Letter, 8.5 × 11 in',
    use: 'For the door or the wall',
    papers: ['letter'],
  },
  'receipt-sticker': {
    name: 'Receipt sticker',
    size: '62 × 90 mm',
    use: 'From a label printer with a 62 mm roll, onto receipts and bags',
    papers: ['roll'],
  },
} as const satisfies Record<string, SheetFacts>;

interface SheetFacts {
  name: string;
  /** Of one card, as it is called in the shop. */
  size: string;
  use: string;
  papers: readonly [PaperId, ...PaperId[]];
}

export type SheetId = keyof typeof sheets;

const SHEET = `sheet must be one of ${Object.keys(sheets).join(', ')}`;
const PAPER = 'paper must be one that the sheet is made for';
const FLAG = 'laminated and download are 1 or are left out';
const ONE = 'A sheet is for a card or for a workplace, not for both';

/** The query of `GET /print/sheet.svg` and `GET /print/sheet.pdf`. */
export const sheetQuery = z
  .object({
    sheet: z.enum(Object.keys(sheets) as [SheetId, ...SheetId[]], SHEET),
    paper: z.optional(z.enum(Object.keys(papers) as [PaperId, ...PaperId[]], PAPER)),
    card: z.optional(idInUrl('card must be the id of a card')),
    workplace: z.optional(idInUrl('workplace must be the id of a workplace')),
    laminated: z.optional(z.literal('1', FLAG)),
    download: z.optional(z.literal('1', FLAG)),
  })
  .check(
    z.refine(({ sheet, paper }) => paper === undefined || papersOf(sheet).includes(paper), PAPER),
    z.refine(({ card, workplace }) => card === undefined || workplace === undefined, ONE),
  );

export function papersOf(sheet: SheetId): readonly [PaperId, ...PaperId[]] {
  return sheets[sheet].papers;
}
