import { type ReviewField, reviewFieldNames, textFieldNames } from '#contract/review-fields.ts';
import type { ReviewWords } from '#contract/reviews.ts';
import { searchableText } from '#contract/search.ts';
import type { ReviewsTable } from '#server/db/schema.ts';

const fieldColumns = {
  rating: 'rating',
  comment: 'comment',
  customerName: 'customer_name',
  customerLocation: 'customer_location',
} as const satisfies Record<ReviewField, keyof ReviewsTable>;

type SearchColumn = 'search_text' | 'long_search_text';

type FieldColumns = typeof fieldColumns;
type Row = { [Field in ReviewField as FieldColumns[Field]]: ReviewWords[Field] };
type Selected = { [Field in ReviewField]: `${FieldColumns[Field]} as ${Field}` }[ReviewField];

export const selectedFields = reviewFieldNames.map(
  (field) => `${fieldColumns[field]} as ${field}`,
) as Selected[];

export function toColumns(words: ReviewWords): Row & Record<SearchColumn, string | null> {
  const row = Object.fromEntries(reviewFieldNames.map((field) => [fieldColumns[field], words[field]])) as Row;
  return { ...row, ...searchColumns(words) };
}

/** In UTF-8 less than PostgreSQL allows in a row of an index, 2,704 bytes. */
const INDEXED_LENGTH = 800;

function searchColumns(words: ReviewWords) {
  const text = searchableText(...textFieldNames.map((field) => words[field]));
  return text.length > INDEXED_LENGTH
    ? { search_text: null, long_search_text: text }
    : { search_text: text, long_search_text: null };
}
