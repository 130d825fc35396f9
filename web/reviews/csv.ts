import type { Review, ReviewField } from '#contract/reviews.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { longDate } from '#web/ui/dates.ts';

type WorkplaceNames = Map<number, string>;
type Column = [heading: string, cell: (review: Review, workplaceNames: WorkplaceNames) => string];

/** In the order of the file; each field of a review has its column. */
const columns: Record<ReviewField | 'date' | 'workplace', Column> = {
  date: ['Date', ({ createdAt }) => cell(longDate(createdAt))],
  customerName: ['Customer Name', ({ customerName }) => cell(customerName || 'Anonymous')],
  customerLocation: ['Location', ({ customerLocation }) => cell(customerLocation || 'Unknown')],
  rating: ['Rating', ({ rating }) => cell(String(rating))],
  workplace: [
    'Workplace',
    ({ workplaceId }, names) => cell((workplaceId !== null && names.get(workplaceId)) || 'General'),
  ],
  comment: ['Comment', ({ comment }) => quoted(comment)],
};

/** Without it Excel reads the file in the machine's old code page and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What separates cells or rows somewhere, and the quote itself. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/**
 * Where a spreadsheet would begin to run strangers' words: at a sign, also a full-width one, that begins a cell. If it
 * separates by `;` or tabs, our quotes hold nothing together, and a cell begins after each separator in the words.
 */
const FORMULA_START = /[;\t\r\n][ "]*(?=[=+\-@＝＋－＠\t\r])/gu;

/**
 * The file in pieces, one for each page of reviews: of a page only its lines stay in memory, and the browser has a turn
 * between two. null where a page is, since nobody is signed in.
 */
export async function reviewsCsv(
  pages: AsyncIterable<readonly Review[] | null>,
  workplaces: readonly Workplace[],
): Promise<string[] | null> {
  const workplaceNames = new Map(workplaces.map(({ id, name }) => [id, name]));
  const headings = Object.values(columns).map(([heading]) => heading);
  const pieces = [BYTE_ORDER_MARK + headings.join(',')];
  for await (const page of pages) {
    if (!page) return null;
    pieces.push(page.map((review) => `\n${row(review, workplaceNames)}`).join(''));
  }
  return pieces;
}

export function csvFileName(today: Date): string {
  const parts = [today.getFullYear(), twoDigits(today.getMonth() + 1), twoDigits(today.getDate())];
  return `my-reviews-${parts.join('-')}.csv`;
}

function row(review: Review, workplaceNames: WorkplaceNames): string {
  return Object.values(columns)
    .map(([, cellOf]) => cellOf(review, workplaceNames))
    .join(',');
}

function cell(text: string): string {
  return NEEDS_QUOTES.test(text) ? quoted(text) : harmless(text);
}

function quoted(text: string): string {
  return `"${harmless(text).replaceAll('"', '""')}"`;
}

function harmless(text: string): string {
  // Every cell begins as if after a line's end.
  return `\n${text}`.replace(FORMULA_START, "$&'").slice(1);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
