import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import {
  acknowledgement,
  described,
  id,
  line,
  nullable,
  optionalLine,
  paragraphs,
  readableTimestamp,
  timestamp,
  urlId,
  urlLimit,
} from './fields.ts';
import { type ReviewField, reviewFields, SUBMIT_REVIEW_URL } from './review-fields.ts';
import { MAX_SEARCH_LENGTH } from './search.ts';

const { rating, comment, customerName, customerLocation } = reviewFields;

export const reviewForm = z.object({
  rating: z
    .int(rating.message)
    .check(z.minimum(rating.min, rating.message), z.maximum(rating.max, rating.message)),
  comment: paragraphs(comment),
  customerName: line(customerName),
  customerLocation: optionalLine(customerLocation),
} satisfies Record<ReviewField, z.ZodMiniType>);
export type ReviewWords = z.output<typeof reviewForm>;

/** Looser than `reviewFields`, since rules may change after a review is stored. */
export const storedReviewFields = {
  rating: described(z.int(), '1 to 5 stars.'),
  comment: z.string(),
  customerName: nullable(z.string()),
  customerLocation: nullable(z.string()),
} satisfies Record<ReviewField, z.ZodMiniType>;

export const review = z.object({
  id: z.int(),
  ...storedReviewFields,
  customerPhoto: described(nullable(z.string()), 'Always null for now.'),
  workplaceId: described(nullable(z.int()), 'null: a General Review.'),
  userId: z.int(),
  language: described(
    nullable(z.string()),
    'The customer’s language, e.g. `pt`; null if unknown or English.',
  ),
  editedAt: described(nullable(timestamp), 'When the customer last edited it.'),
  answer: described(nullable(z.string()), 'The professional’s reply.'),
  answeredAt: nullable(timestamp),
  linkSavedAt: described(nullable(timestamp), 'When the customer saved the private link.'),
  sharingAllowedAt: described(nullable(timestamp), 'When the customer allowed showing it to an employer.'),
  pinnedAt: described(nullable(timestamp), 'When you pinned it to the top of your list.'),
  isUnread: described(z._default(z.boolean(), false), 'Newer than the last review you read.'),
  createdAt: readableTimestamp,
});
export type Review = z.infer<typeof review>;

export const reviewSubmission = z.extend(reviewForm, {
  userId: described(id, 'The professional the review is for.'),
  workplaceId: described(z.nullish(id), 'null, or an unknown workplace, makes it a General Review.'),
  website: described(z.optional(z.string()), 'Honeypot for bots; leave it empty.'),
  code: described(z.nullish(z.string('code must be text')), 'The tracked code used.'),
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

export const submitReview = {
  method: 'POST',
  url: SUBMIT_REVIEW_URL,
  caller: 'anyone',
  errors: ['userNotFound', 'reviewLimitReached', 'idempotencyKeyReused', 'tooManyRequests'],
  schema: {
    tags: ['public'],
    summary: 'Submit a review; 201 means the review and its mail job are on disk',
    headers: z.looseObject({
      'idempotency-key': described(
        z.optional(idempotencyKey),
        'E.g. a UUID; requests with the same key store one review.',
      ),
      'review-link-secret': described(z.optional(reviewLinkSecret), 'A random secret for the private link.'),
      'content-language': described(
        z.optional(z.string()),
        'The customer’s language, e.g. `pt`; ignored if unknown.',
      ),
    }),
    body: reviewSubmission,
    response: { 201: acknowledgement },
  },
} as const satisfies Endpoint;

/** `foldLowRatings` applies to this many stars or fewer. */
export const LOW_RATING = 2;

/** A response header of the list, `true` or `false`, so that the page knows the preference before it renders. */
export const FOLD_LOW_RATINGS = 'fold-low-ratings';

const URL_RATING = 'rating must be 1 to 5';
const urlRating = described(
  z.pipe(z.string(URL_RATING).check(z.regex(/^[1-5]$/, URL_RATING)), z.pipe(z.transform(Number), z.number())),
  'Only reviews with this many stars.',
  { type: 'integer', minimum: 1, maximum: 5 },
);

export const listReviews = {
  method: 'GET',
  url: '/api/reviews',
  caller: 'professional',
  errors: ['tooManyRequests'],
  schema: {
    tags: ['reviews'],
    summary: 'Your reviews, newest first; in pages with `limit`',
    querystring: z.object({
      limit: z.optional(urlLimit),
      cursor: described(
        z.optional(urlId('cursor is not valid')),
        'Where the previous page ended, from its Link header.',
      ),
      workplaceId: described(
        z.optional(urlId('workplaceId is not valid')),
        'Only reviews of this workplace.',
      ),
      rating: z.optional(urlRating),
      search: described(
        z.optional(
          line({
            max: MAX_SEARCH_LENGTH,
            message: 'search must be a single text',
            tooLong: `Please search for at most ${MAX_SEARCH_LENGTH} characters`,
          }),
        ),
        'Only reviews with all these words in the comment, the customer’s name or location, or the workplace. Case doesn’t matter.',
      ),
      pinned: described(
        z.optional(z.literal('true', 'pinned must be true')),
        'Only pinned reviews, without pages.',
      ),
    }),
    response: { 200: z.array(review) },
  },
} as const satisfies Endpoint;

/** How many reviews the dashboard and the list show at first. */
export const RECENT_REVIEWS = 3;
export const REVIEWS_PER_PAGE = 50;

/** A page of the list together with what its headers say: the cursor of the next page, and whether low ratings are folded. */
export const reviewPage = z.object({
  items: z.array(review),
  next: z.nullable(z.string()),
  foldLowRatings: z.boolean(),
});
export type ReviewPage = z.infer<typeof reviewPage>;

export const reviewStats = z.object({
  totalReviews: z.int(),
  recentViews: described(z.int(), 'Review page views in the last 30 days.'),
  averageRating: described(z.number(), 'One decimal; 0 without reviews.'),
});
export type ReviewStats = z.infer<typeof reviewStats>;

export const getReviewStats = {
  method: 'GET',
  url: '/api/reviews/stats',
  caller: 'professional',
  schema: {
    tags: ['reviews'],
    summary: 'Your totals',
    response: { 200: reviewStats },
  },
} as const satisfies Endpoint;

/** One decimal; null without reviews. */
const averageRating = z.nullable(z.number());

export const reviewInsights = z.object({
  months: described(
    z.array(
      z.object({
        month: described(z.string(), 'E.g. 2026-11.'),
        reviews: z.int(),
        averageRating,
        views: described(z.int(), 'Review page views, once per visitor and day.'),
      }),
    ),
    'The last twelve months in UTC, including this one, oldest first.',
  ),
  ratings: described(z.array(z.int()), 'All-time number of reviews with 1 to 5 stars.'),
  recent: described(z.object({ views: z.int(), reviews: z.int() }), 'The last 30 days.'),
  workplaces: described(
    z.array(z.object({ workplaceId: z.nullable(z.int()), reviews: z.int(), averageRating: z.number() })),
    'All time, most reviewed first; null: General Reviews.',
  ),
});
export type ReviewInsights = z.infer<typeof reviewInsights>;

export const getReviewInsights = {
  method: 'GET',
  url: '/api/reviews/insights',
  caller: 'professional',
  schema: {
    tags: ['reviews'],
    summary: 'Your reviews, ratings and page views over time',
    response: { 200: reviewInsights },
  },
} as const satisfies Endpoint;

export const publicProfile = z.object({
  id: z.int(),
  fullName: z.string(),
  acceptingReviews: described(z._default(z.boolean(), true), 'false: the free plan is full.'),
});

export const lookUpUser = {
  method: 'GET',
  url: '/api/users/:id',
  caller: 'anyone',
  errors: ['userNotFound', 'tooManyRequests'],
  schema: {
    tags: ['public'],
    summary: 'A professional, for the public review page',
    params: z.object({ id: urlId('User not found') }),
    response: { 200: publicProfile },
  },
} as const satisfies Endpoint;

/** Embedded in the public review page, so the form needs no request. */
export interface ReviewPageData {
  userId: number;
  firstName: string;
  /** Of the first name. */
  initial: string;
  acceptingReviews: boolean;
  /** Also a hidden form field, for browsers without JavaScript. */
  idempotencyKey: string;
  reviewLinkSecret: string;
  workplace: { id: number; name: string; location: string | null } | null;
  code?: string;
}
