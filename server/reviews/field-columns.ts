import {
  type ReviewField,
  reviewFieldNames,
  type TextField,
  textFieldNames,
} from '#contract/review-fields.ts';
import type { ReviewWords } from '#contract/reviews.ts';
import { searchableText } from '#contract/text/folding.ts';
import type { ReviewsTable } from '#server/db/schema.ts';

const fieldColumns = {
  rating: 'rating',
  comment: 'comment',
  customerName: 'customer_name',
  customerLocation: 'customer_location',
} as const satisfies Record<ReviewField, keyof ReviewsTable>;

type SearchColumn = 'search_text' | 'long_search_text';

type FieldColumns = typeof fieldColumns;
type TextColumns = Record<FieldColumns[TextField], string | null>;
const textColumns = textFieldNames.map((field) => fieldColumns[field]);
type Row = { [Field in ReviewField as FieldColumns[Field]]: ReviewWords[Field] };
type Selected = { [Field in ReviewField]: `${FieldColumns[Field]} as ${Field}` }[ReviewField];

export const selectedFields = reviewFieldNames.map(
  (field) => `${fieldColumns[field]} as ${field}`,
) as Selected[];

export function toColumns(words: ReviewWords): Row & Record<SearchColumn, string | null> {
  const row = Object.fromEntries(reviewFieldNames.map((field) => [fieldColumns[field], words[field]])) as Row;
  return { ...row, ...searchColumns(row) };
}

/** In UTF-8 less than PostgreSQL allows in a row of an index, 2,704 bytes. */
const INDEXED_LENGTH = 800;

function searchColumns(row: TextColumns): Record<SearchColumn, string | null> {
  const text = searchableText(...textColumns.map((column) => row[column]));
  return text.length > INDEXED_LENGTH
    ? { search_text: null, long_search_text: text }
    : { search_text: text, long_search_text: null };
}

export const foldedReviews = { table: 'reviews', source: textColumns, fold: searchColumns } as const;
