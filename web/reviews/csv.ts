import type { Sentence } from '#contract/languages/sentence.ts';
import type { ReviewField } from '#contract/review-fields.ts';
import type { Review } from '#contract/reviews.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { t } from '#web/language.ts';
import { longDate } from '#web/ui/dates.ts';

type WorkplaceNames = Map<number, string>;
type Column = [heading: Sentence, cell: (review: Review, workplaceNames: WorkplaceNames) => string];

/** Their order is that of the file. */
const columns: Record<ReviewField | 'date' | 'workplace', Column> = {
  date: ['Date' as Sentence, ({ createdAt }) => cell(longDate(createdAt))],
  customerName: ['Customer Name' as Sentence, ({ customerName }) => cell(customerName || t('Anonymous'))],
  customerLocation: [
    'Location' as Sentence,
    ({ customerLocation }) => cell(customerLocation || t('Unknown')),
  ],
  rating: ['Rating' as Sentence, ({ rating }) => cell(String(rating))],
  workplace: [
    'Workplace' as Sentence,
    ({ workplaceId }, names) => cell((workplaceId !== null && names.get(workplaceId)) || t('General')),
  ],
  comment: ['Comment' as Sentence, ({ comment }) => quote(comment)],
};

/** Excel ignores UTF-8 and breaks accents if it is missing. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Separators of any locale, and the quote itself. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/**
 * Where a spreadsheet would start a formula. If it separates by `;` or tabs, it ignores our quotes and starts a cell after
 * each separator in the text.
 */
const FORMULA_START = /[;\t\r\n][ "]*(?=[=+\-@＝＋－＠\t\r])/gu;

/** One piece per page of reviews, to save memory; null if signed out. */
export async function reviewsCsv(
  pages: AsyncIterable<readonly Review[] | null>,
  workplaces: readonly Workplace[],
): Promise<string[] | null> {
  const workplaceNames = new Map(workplaces.map(({ id, name }) => [id, name]));
  const headings = Object.values(columns).map(([heading]) => cell(t(heading)));
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
  return NEEDS_QUOTES.test(text) ? quote(text) : disarm(text);
}

function quote(text: string): string {
  return `"${disarm(text).replaceAll('"', '""')}"`;
}

function disarm(text: string): string {
  // The newline makes the pattern match at the start of the cell too.
  return `\n${text}`.replace(FORMULA_START, "$&'").slice(1);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
