import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  acknowledgement,
  id,
  line,
  nullable,
  optional,
  pageQuery,
  paragraphs,
  readableTimestamp,
  textNumber,
  timestamp,
  urlId,
  urlLine,
} from './fields.ts';
import type { Sentence } from './languages/sentence.ts';
import { HONEYPOT, type ReviewField, reviewFields, SUBMIT_REVIEW_URL } from './review-fields.ts';
import { tidy } from './text/rules.ts';
import { thanksLink } from './thanks-link.ts';

const { rating, comment, customerName, customerLocation } = reviewFields;

export const MAX_SEARCH_LENGTH = 100;

export const reviewForm = z.object({
  rating: z
    .int(rating.message)
    .check(z.minimum(rating.min, rating.message), z.maximum(rating.max, rating.message)),
  comment: paragraphs(comment),
  customerName: line(customerName),
  customerLocation: optional(line(customerLocation)),
} satisfies Record<ReviewField, z.ZodMiniType>);
export type ReviewWords = z.output<typeof reviewForm>;

/** Looser than `reviewFields`, since rules may change after a review is stored. */
export const storedReviewFields = {
  rating: z.int(),
  comment: z.string(),
  customerName: nullable(z.string()),
  customerLocation: nullable(z.string()),
} satisfies Record<ReviewField, z.ZodMiniType>;

export const review = z.object({
  id: z.int(),
  ...storedReviewFields,
  customerPhoto: nullable(z.string()),
  workplaceId: nullable(z.int()),
  userId: z.int(),
  language: nullable(z.string()),
  editedAt: nullable(timestamp),
  answer: nullable(z.string()),
  answeredAt: nullable(timestamp),
  linkSavedAt: nullable(timestamp),
  sharingAllowedAt: nullable(timestamp),
  /** Null: the customer hasn't answered. */
  sharingAllowed: nullable(z.boolean()),
  pinnedAt: nullable(timestamp),
  isUnread: z._default(z.boolean(), false),
  /** The customer gave an address for an email about a reply, which isn't written yet. */
  wantsReply: z._default(z.boolean(), false),
  createdAt: readableTimestamp,
});
export type Review = z.infer<typeof review>;

export const reviewSubmission = z.extend(reviewForm, {
  userId: id,
  workplaceId: z.nullish(id),
  [HONEYPOT]: z.nullish(z.string(`${HONEYPOT} must be text`).check(z.overwrite((text) => tidy(text)))),
  code: z.nullish(z.string('code must be text')),
});
export type ReviewSubmission = z.input<typeof reviewSubmission>;

export const idempotencyKey = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{1,128}$/, 'Idempotency-Key must be 1 to 128 visible characters'));

const REVIEW_LINK_SECRET = 'Review-Link-Secret must be 22 to 64 letters, digits, - or _';
/** 128 random bits or more, base64url. */
export const reviewLinkSecret = z
  .string(REVIEW_LINK_SECRET)
  .check(z.regex(/^[\w-]{22,64}$/, REVIEW_LINK_SECRET));

export const submitReview = endpoint('POST', SUBMIT_REVIEW_URL, {
  caller: 'anyone',
  errors: ['userNotFound', 'reviewLimitReached', 'honeypotFilled', 'idempotencyKeyReused', 'tooManyRequests'],
  headers: z.looseObject({
    'idempotency-key': z.optional(idempotencyKey),
    'review-link-secret': z.optional(reviewLinkSecret),
    'content-language': z.optional(z.string()),
  }),
  body: reviewSubmission,
  response: { 201: acknowledgement },
});

/** `foldLowRatings` applies to this many stars or fewer. */
export const LOW_RATING = 2;

const UNTIL = 'until must be a month as in 2026-11';

export const listReviews = endpoint('GET', '/api/reviews', {
  allowsToken: true,
  caller: 'professional',
  errors: ['tooManyRequests'],
  querystring: z.extend(pageQuery, {
    workplaceId: z.optional(urlId('workplaceId is not valid')),
    rating: z.optional(textNumber(/^[1-5]$/, [1, 5], 'rating must be 1 to 5')),
    search: z.optional(
      urlLine({
        max: MAX_SEARCH_LENGTH,
        message: 'search must be a single text',
        tooLong: `Please search for at most ${MAX_SEARCH_LENGTH} characters`,
      }),
    ),
    /** A month in UTC as in 2026-11: those of later months are left out. */
    until: z.optional(z.string(UNTIL).check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, UNTIL))),
    pinned: z.optional(z.literal('true', 'pinned must be true')),
  }),
  response: { 200: z.array(review) },
});

/** How many reviews the dashboard and the list show at first. */
export const RECENT_REVIEWS = 3;
export const REVIEWS_PER_PAGE = 50;

export const reviewStats = z.object({
  totalReviews: z.int(),
  recentViews: z.int(),
  averageRating: z.number(),
});
export type ReviewStats = z.infer<typeof reviewStats>;

export const getReviewStats = endpoint('GET', '/api/reviews/stats', {
  allowsToken: true,
  caller: 'professional',
  response: { 200: reviewStats },
});

/** One decimal; null without reviews. */
const averageRating = z.nullable(z.number());

export const reviewInsights = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      reviews: z.int(),
      averageRating,
      views: z.int(),
    }),
  ),
  ratings: z.array(z.int()),
  recent: z.object({ views: z.int(), reviews: z.int() }),
  workplaces: z.array(
    z.object({ workplaceId: z.nullable(z.int()), reviews: z.int(), averageRating: z.number() }),
  ),
});
export type ReviewInsights = z.infer<typeof reviewInsights>;

export const getReviewInsights = endpoint('GET', '/api/reviews/insights', {
  caller: 'professional',
  response: { 200: reviewInsights },
});

export const publicProfile = z.object({
  id: z.int(),
  fullName: z.string(),
  acceptingReviews: z._default(z.boolean(), true),
  thanksLink: nullable(thanksLink),
  question: nullable(z.string()),
});

export const lookUpUser = endpoint('GET', '/api/users/:id', {
  caller: 'anyone',
  errors: ['userNotFound', 'tooManyRequests'],
  params: z.object({ id: urlId('User not found' as Sentence) }),
  response: { 200: publicProfile },
});

/** Embedded in the public review page, so the form needs no request. */
export interface ReviewPageData {
  /** 0: the link names no account. */
  userId: number;
  firstName: string;
  initial: string;
  acceptingReviews: boolean;
  workplace: { id: number; name: string; location: string | null } | null;
  code?: string;
  /** The name that the professional typed when asking. */
  customerName?: string;
  /** Replaces the placeholder of the comment. */
  question?: string | undefined;
  /** The account is unknown. */
  isGone?: boolean;
}
