import type { Review } from '#contract/reviews.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { longDate } from '#web/ui/dates.ts';

const COLUMNS = ['Date', 'Customer Name', 'Location', 'Rating', 'Workplace', 'Comment'];

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
  const nameById = new Map(workplaces.map(({ id, name }) => [id, name]));
  const pieces = [BYTE_ORDER_MARK + COLUMNS.join(',')];
  for await (const page of pages) {
    if (!page) return null;
    pieces.push(page.map((review) => `\n${row(review, nameById)}`).join(''));
  }
  return pieces;
}

export function csvFileName(today: Date): string {
  const parts = [today.getFullYear(), twoDigits(today.getMonth() + 1), twoDigits(today.getDate())];
  return `my-reviews-${parts.join('-')}.csv`;
}

/** Hands pieces of text to the browser as a file to keep. */
export function download(pieces: string[], fileName: string): void {
  const url = URL.createObjectURL(new Blob(pieces, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function row(review: Review, nameById: Map<number, string>): string {
  return [
    cell(longDate(review.createdAt)),
    cell(review.customerName || 'Anonymous'),
    cell(review.customerLocation || 'Unknown'),
    cell(String(review.rating)),
    cell((review.workplaceId !== null && nameById.get(review.workplaceId)) || 'General'),
    quoted(review.comment),
  ].join(',');
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
