import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, paragraphs, timestamp, urlId } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';
import { SHARING_URL } from './review-fields.ts';
import { review, reviewForm, storedReviewFields } from './reviews.ts';

/** They count from the submission of the review. */
export const REVIEW_LINK_DAYS = 30;

/** How long an address waits for a reply, and how long the link in that email works. */
export const REPLY_DAYS = 30;

/** What follows the # in the private link: `Idempotency-Key.Review-Link-Secret`. */
const REVIEW_LINK =
  'Review-Link must be the Idempotency-Key of the review, a dot, and its Review-Link-Secret';
export const reviewLink = z
  .string(REVIEW_LINK)
  .check(z.regex(/^[\x21-\x7e]{1,128}\.[\w-]{22,64}$/, REVIEW_LINK));
/** What every endpoint of the private link has in common. */
const byLink = {
  caller: 'anyone',
  errors: ['reviewLinkNotFound', 'reviewLinkExpired', 'tooManyRequests'],
  headers: z.looseObject({ 'review-link': reviewLink }),
} as const;
/** A permission can be given and taken back as long as the review exists. */
const byAnyLink = { ...byLink, errors: ['reviewLinkNotFound', 'tooManyRequests'] } as const;

/** Null: not answered. */
const sharingAllowed = z.nullable(z.boolean());

export const reviewByLink = z.object({
  ...storedReviewFields,
  firstName: z.string(),
  workplace: z.nullable(z.object({ name: z.string(), location: z.nullable(z.string()) })),
  editedAt: z.nullable(timestamp),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(timestamp),
  isLinkSaved: z.boolean(),
  sharingAllowed,
  /** Never the address: anyone who holds the link can read this. */
  wantsReply: z._default(z.boolean(), false),
  createdAt: timestamp,
  until: timestamp,
});
export type ReviewByLink = z.infer<typeof reviewByLink>;

export const getReviewByLink = endpoint('GET', '/api/review-link', {
  ...byLink,
  response: { 200: reviewByLink },
});

export const markReviewLinkSaved = endpoint('POST', '/api/review-link/saved', {
  ...byLink,
  response: { 200: reviewByLink },
});

export const editReview = endpoint('PUT', '/api/review-link', {
  ...byLink,
  body: reviewForm,
  response: { 200: reviewByLink },
});

export const sharing = z.object({ firstName: z.string(), sharingAllowed });
export type Sharing = z.infer<typeof sharing>;

export const getSharing = endpoint('GET', SHARING_URL, {
  ...byAnyLink,
  response: { 200: sharing },
});

/** After 30 days, the response has no reply. */
export const allowSharing = endpoint('PUT', SHARING_URL, {
  ...byAnyLink,
  body: z.object({ allowed: z.boolean('allowed must be true or false') }),
  response: { 200: reviewByLink },
});

export const replyEmail = z.object({ email: email('Please enter a valid email address' as Sentence) });

export const setReplyEmail = endpoint('PUT', '/api/review-link/reply-email', {
  ...byLink,
  errors: [...byLink.errors, 'replyWritten'],
  body: replyEmail,
  response: { 200: reviewByLink },
});

export const removeReplyEmail = endpoint('DELETE', '/api/review-link/reply-email', {
  ...byLink,
  response: { 200: reviewByLink },
});

export const withdrawReview = endpoint('DELETE', '/api/review-link', {
  ...byLink,
  response: { 204: z.void() },
});

const MAX_ANSWER_LENGTH = 2_000;

export const reviewAnswer = z.object({
  text: paragraphs({
    min: 2,
    max: MAX_ANSWER_LENGTH,
    message: 'Please write a reply' as Sentence,
    tooLong: 'Please use at most 2,000 characters' as Sentence,
  }),
});

export const answerReview = endpoint('POST', '/api/reviews/:id/answer', {
  caller: 'professional',
  errors: ['reviewNotFound', 'reviewAnswered', 'answerUnreadable'],
  params: z.object({ id: urlId('Review not found' as Sentence) }),
  body: reviewAnswer,
  response: { 200: review },
});
