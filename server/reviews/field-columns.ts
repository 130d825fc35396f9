import {
  type ReviewField,
  reviewFieldNames,
  type TextField,
  textFieldNames,
} from '#contract/review-fields.ts';
import type { ReviewWords } from '#contract/reviews.ts';
import { searchableText } from '#contract/text/folding.ts';

/** A field's column has its name: `customerName` is in `customer_name`. */
type ColumnOf<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : '';

function columnOf<Field extends ReviewField>(field: Field): ColumnOf<Field> {
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`) as ColumnOf<Field>;
}

type SearchColumn = 'search_text' | 'long_search_text';

type TextColumns = Record<ColumnOf<TextField>, string | null>;
const textColumns = textFieldNames.map(columnOf);
type Row = { [Field in ReviewField as ColumnOf<Field>]: ReviewWords[Field] };
type Selected = { [Field in ReviewField]: `${ColumnOf<Field>} as ${Field}` }[ReviewField];

export const selectedFields = reviewFieldNames.map((field) => `${columnOf(field)} as ${field}`) as Selected[];

export const fieldColumns = [...reviewFieldNames.map(columnOf), 'search_text', 'long_search_text'] as const;

export function toColumns(words: ReviewWords): Row & Record<SearchColumn, string | null> {
  const row = Object.fromEntries(reviewFieldNames.map((field) => [columnOf(field), words[field]])) as Row;
  return { ...row, ...searchColumns(row) };
}

/** PostgreSQL allows 2,704 bytes in a row of an index, which this many characters never need in UTF-8. */
const INDEXED_LENGTH = 800;

function searchColumns(row: TextColumns): Record<SearchColumn, string | null> {
  const text = searchableText(...textColumns.map((column) => row[column]));
  return text.length > INDEXED_LENGTH
    ? { search_text: null, long_search_text: text }
    : { search_text: text, long_search_text: null };
}

export const foldedReviews = { table: 'reviews', source: textColumns, fold: searchColumns } as const;
