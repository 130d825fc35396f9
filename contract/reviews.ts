import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { acknowledgement, id, idInUrl, limitInUrl, line, orNull, paragraphs, timestamp } from './fields.ts';

export const COMMENT_MAX = 5_000;
const NAME_MAX = 120;
const NAME_TOO_LONG = 'Please use at most 120 characters';
const RATING = 'Please choose a rating';

/** What a customer wrote, as the professional reads it. */
export const review = z.object({
  id: z.int(),
  /** 1 to 5 stars. */
  rating: z.int(),
  comment: z.string(),
  customerName: orNull(z.string()),
  customerLocation: orNull(z.string()),
  /** The address of a picture; there is no way yet to send one. */
  customerPhoto: orNull(z.string()),
  /** null: a General Review. */
  workplaceId: orNull(z.int()),
  userId: z.int(),
  /** In which the customer read the page, as in `pt`; null where nobody said, as our page does of English. */
  language: orNull(z.string()),
  /** When the customer changed it last. */
  editedAt: orNull(timestamp),
  /** What the professional answered to the customer, and when. */
  answer: orNull(z.string()),
  answeredAt: orNull(timestamp),
  /** When the customer took the key to it along, by which an answer can be read. */
  keptAt: orNull(timestamp),
  /** When the customer allowed to show it to an employer. */
  sharingAllowedAt: orNull(timestamp),
  /** One that cannot be read costs nobody the list: that review is of an unknown date. */
  createdAt: z.catch(timestamp, ''),
});
export type Review = z.infer<typeof review>;

/** What the customer fills in. */
export const reviewForm = z.object({
  rating: z.int(RATING).check(z.minimum(1, RATING), z.maximum(5, RATING)),
  comment: paragraphs({
    min: 2,
    max: COMMENT_MAX,
    message: 'Please provide a review comment',
    // Written out: to format one number the server would load 8 MB of the world's customs.
    tooLong: 'Please use at most 5,000 characters',
  }),
  customerName: line({ min: 1, max: NAME_MAX, message: 'Please provide your name', tooLong: NAME_TOO_LONG }),
  customerLocation: z.nullish(
    line({ max: NAME_MAX, message: 'Please give the location as text', tooLong: NAME_TOO_LONG }),
  ),
});

export const reviewSubmission = z.extend(reviewForm, {
  /** The professional whom it is for. */
  userId: id,
  /** Where it was; null, or one that is not theirs, makes it a General Review. */
  workplaceId: z.nullish(id),
  /** A trap for bots: off the screen, so a person leaves it empty. */
  website: z.optional(z.string()),
  /** The code of the card that led to the page; one that leads elsewhere counts as none. */
  card: z.nullish(z.string('Please give the card as text')),
});
export type ReviewSubmission = z.infer<typeof reviewSubmission>;

/** The same key sends the same review once, however often it comes. */
export const idempotencyKey = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{1,128}$/, 'Idempotency-Key must be 1 to 128 visible characters'));

const CUSTOMER_KEY = 'Customer-Key must be 22 to 64 letters, digits, - or _';
/** A secret of the customer's phone, to come back to the review with: 128 random bits or more, base64url. */
export const customerKey = z.string(CUSTOMER_KEY).check(z.regex(/^[\w-]{22,64}$/, CUSTOMER_KEY));

export const submitReview = {
  method: 'POST',
  url: '/api/reviews/submit',
  schema: {
    tags: ['public'],
    summary: 'Leave a review; 201 means that it and its mail job are on disk',
    headers: z.looseObject({
      'idempotency-key': z.optional(idempotencyKey),
      'customer-key': z.optional(customerKey),
      /** In which the page was read; one that we do not know counts as none. */
      'content-language': z.optional(z.string()),
    }),
    body: reviewSubmission,
    response: { 201: acknowledgement },
  },
} as const satisfies Endpoint;

/** Reviews with this many stars or fewer are folded for those who chose it in their mail settings. */
export const LOW_RATING = 2;

/** A header of the list, `true` or `false`: so the page knows the choice before it shows a word. */
export const FOLD_LOW_RATINGS = 'fold-low-ratings';

export const listReviews = {
  method: 'GET',
  url: '/api/reviews',
  schema: {
    tags: ['reviews'],
    summary:
      'The signed-in professional’s reviews, newest first: all, or with `limit` a page, the next one in `Link: rel="next"`',
    querystring: z.object({
      limit: z.optional(limitInUrl),
      /** The id of the last review seen, as the Link header gives it. */
      cursor: z.optional(idInUrl('cursor is not valid')),
      workplaceId: z.optional(idInUrl('workplaceId is not valid')),
    }),
    response: { 200: z.array(review) },
  },
} as const satisfies Endpoint;

export const reviewStats = z.object({
  totalReviews: z.int(),
  /** Openings of the public review page in the last 30 days, one per visitor and day. */
  recentViews: z.int(),
  /** One decimal; 0 without reviews. */
  averageRating: z.number(),
});

export const getReviewStats = {
  method: 'GET',
  url: '/api/reviews/stats',
  schema: {
    tags: ['reviews'],
    summary: 'The signed-in professional’s totals',
    response: { 200: reviewStats },
  },
} as const satisfies Endpoint;

/** One decimal; null where there is nothing to average. */
const averageRating = z.nullable(z.number());

export const reviewInsights = z.object({
  /** The last twelve calendar months in UTC, this one included, oldest first; empty months too. */
  months: z.array(
    z.object({
      /** As in 2026-11. */
      month: z.string(),
      reviews: z.int(),
      averageRating,
      /** Openings of the review page, one per visitor and day. */
      views: z.int(),
    }),
  ),
  /** How many reviews of all time have 1, 2, 3, 4 and 5 stars, in this order. */
  ratings: z.array(z.int()),
  /** Of the last 30 days. */
  recent: z.object({ views: z.int(), reviews: z.int() }),
  /** All time, the most reviewed first; null stands for General Reviews. Workplaces without a review are left out. */
  workplaces: z.array(
    z.object({ workplaceId: z.nullable(z.int()), reviews: z.int(), averageRating: z.number() }),
  ),
});
export type ReviewInsights = z.infer<typeof reviewInsights>;

export const getReviewInsights = {
  method: 'GET',
  url: '/api/reviews/insights',
  schema: {
    tags: ['reviews'],
    summary: 'The signed-in professional’s reviews, ratings and views over time, counted',
    response: { 200: reviewInsights },
  },
} as const satisfies Endpoint;

/** A professional as customers may know them. */
export const publicProfile = z.object({
  id: z.int(),
  fullName: z.string(),
  /** false: the free plan is full, and the page says so instead of showing a form. */
  acceptingReviews: z._default(z.boolean(), true),
});

export const lookUpUser = {
  method: 'GET',
  url: '/api/users/:id',
  schema: {
    tags: ['public'],
    summary: 'A professional, for the page where customers write',
    params: z.object({ id: idInUrl('User not found') }),
    response: { 200: publicProfile },
  },
} as const satisfies Endpoint;

/** What the server puts into the public review page, so that the form stands there without a call. */
export const reviewPageData = z.object({
  userId: z.int(),
  firstName: z.string(),
  acceptingReviews: z.boolean(),
  /** Of the one review that this page can send. The form has it as a field, for when no script runs. */
  idempotencyKey,
  /** The secret of this one review; the form has it too. */
  customerKey,
  workplace: z.nullable(z.object({ id: z.int(), name: z.string(), location: z.nullable(z.string()) })),
  /** The code of the card that led here. */
  card: z.optional(z.string()),
});
export type ReviewPageData = z.infer<typeof reviewPageData>;
