import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { id, idInUrl, limitInUrl, line, orNull, timestamp } from './fields.ts';

/** How long such a page stands, unless it is revoked before. */
export const EMPLOYER_LINK_DAYS = 7;
export const REVIEWS_PER_LINK = 50;
/** How many may be open at once. */
export const OPEN_LINKS_MAX = 20;

/** A page with chosen reviews for one employer. */
export const employerLink = z.object({
  id: z.int(),
  /** Whom it is for, in the professional’s words. */
  employer: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  /** How many of the chosen reviews their customers still allow to be shown. */
  reviews: z.int(),
  createdAt: timestamp,
  expiresAt: timestamp,
  /** Each opening counts, also a second look; not those of programs, nor the professional’s own. */
  openings: z.int(),
  lastOpenedAt: orNull(timestamp),
});
export type EmployerLink = z.infer<typeof employerLink>;

export const employerLinkForm = z.object({
  employer: line({
    min: 1,
    max: 120,
    message: 'Please say whom the link is for',
    tooLong: 'Please use at most 120 characters',
  }),
  reviewIds: z
    .array(id, 'Please choose at least one review')
    .check(
      z.minLength(1, 'Please choose at least one review'),
      z.maxLength(REVIEWS_PER_LINK, `Please choose at most ${REVIEWS_PER_LINK} reviews`),
    ),
});

const linkInUrl = z.object({ id: idInUrl('Link not found') });

export const listEmployerLinks = {
  method: 'GET',
  url: '/api/employer-links',
  schema: {
    tags: ['reputation'],
    summary: 'The signed-in professional’s links for employers, newest first: the last 100',
    response: { 200: z.array(employerLink) },
  },
} as const satisfies Endpoint;

export const createEmployerLink = {
  method: 'POST',
  url: '/api/employer-links',
  schema: {
    tags: ['reputation'],
    summary: 'Make a page with chosen reviews for one employer; its address is told this once',
    body: employerLinkForm,
    response: { 201: z.extend(employerLink, { url: z.string() }) },
  },
} as const satisfies Endpoint;

export const revokeEmployerLink = {
  method: 'DELETE',
  url: '/api/employer-links/:id',
  schema: {
    tags: ['reputation'],
    summary: 'Close the page of a link at once; the link stays in the list',
    params: linkInUrl,
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;

/** A review that its customer allows to be shown to an employer. */
export const shareableReview = z.object({
  id: z.int(),
  rating: z.int(),
  comment: z.string(),
  customerName: orNull(z.string()),
  createdAt: timestamp,
});
export type ShareableReview = z.infer<typeof shareableReview>;

export const listShareableReviews = {
  method: 'GET',
  url: '/api/shareable-reviews',
  schema: {
    tags: ['reputation'],
    summary:
      'The signed-in professional’s reviews that may be shown to an employer, newest first: a page, the next one in `Link: rel="next"`',
    querystring: z.object({
      limit: z.optional(limitInUrl),
      /** The id of the last review seen, as the Link header gives it. */
      cursor: z.optional(idInUrl('cursor is not valid')),
    }),
    response: { 200: z.array(shareableReview) },
  },
} as const satisfies Endpoint;
