import type { Sentence } from './languages/sentence.ts';
import type { TextRule } from './text/rules.ts';

/* This file doesn't import zod, which the customer's page doesn't load. */

export interface TextFieldRule extends TextRule {
  isOptional?: boolean;
}

export const MAX_COMMENT_LENGTH = 5_000;
const MAX_NAME_LENGTH = 120;
const NAME_TOO_LONG = 'Please use at most 120 characters' as Sentence;

/** They have the order of the form. Other lists follow from this one; `tests/review-fields.test.ts` checks what shows them. */
export const reviewFields = {
  rating: { min: 1, max: 5, message: 'Please choose a rating' as Sentence },
  comment: {
    min: 2,
    max: MAX_COMMENT_LENGTH,
    message: 'Please provide a review comment' as Sentence,
    // Not formatted, since that would load 8 MB of locale data on the server.
    tooLong: 'Please use at most 5,000 characters' as Sentence,
    isMultiline: true,
  },
  customerName: {
    min: 1,
    max: MAX_NAME_LENGTH,
    message: 'Please provide your name' as Sentence,
    tooLong: NAME_TOO_LONG,
  },
  customerLocation: {
    max: MAX_NAME_LENGTH,
    message: 'The location must be text',
    tooLong: NAME_TOO_LONG,
    isOptional: true,
  },
} satisfies Record<string, Partial<TextFieldRule>>;
export type ReviewField = keyof typeof reviewFields;
export const reviewFieldNames = Object.keys(reviewFields) as ReviewField[];

export type TextField = Exclude<ReviewField, 'rating'>;
export const textFieldNames = reviewFieldNames.filter((field) => field !== 'rating');

/** A field of the form without scripts that people don't see, and some bots fill in. */
export const HONEYPOT = 'gw_leave_empty';

/* The customer's page needs them too, which sends without the schemas. */
export const SUBMIT_REVIEW_URL = '/api/reviews/submit';
export const SHARING_URL = '/api/review-link/sharing';
