import { type ReviewField, reviewFieldNames } from '#contract/review-fields.ts';
import type { ReviewWords } from '#contract/reviews.ts';
import type { ReviewsTable } from '#server/db/schema.ts';

const fieldColumns = {
  rating: 'rating',
  comment: 'comment',
  customerName: 'customer_name',
  customerLocation: 'customer_location',
} as const satisfies Record<ReviewField, keyof ReviewsTable>;

export const fieldColumnTypes = {
  rating: 'integer',
  comment: 'text',
  customer_name: 'text',
  customer_location: 'text',
} as const satisfies Record<(typeof fieldColumns)[ReviewField], string>;

type FieldColumns = typeof fieldColumns;
type Row = { [Field in ReviewField as FieldColumns[Field]]: ReviewWords[Field] };
type Selected = { [Field in ReviewField]: `${FieldColumns[Field]} as ${Field}` }[ReviewField];

export const selectedFields = reviewFieldNames.map(
  (field) => `${fieldColumns[field]} as ${field}`,
) as Selected[];

export function toColumns(words: ReviewWords): Row {
  return Object.fromEntries(reviewFieldNames.map((field) => [fieldColumns[field], words[field]])) as Row;
}
