import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, id, line, nullable, timestamp, urlId, urlLimit } from './fields.ts';

/** How long a link may work. */
export const EMPLOYER_LINK_DAYS = [7, 30, 90] as const;
export const MAX_EMPLOYER_LINK_DAYS = Math.max(...EMPLOYER_LINK_DAYS);
export const MAX_REVIEWS_PER_LINK = 50;
export const MAX_OPEN_LINKS = 20;

export const employerLink = z.object({
  id: z.int(),
  employer: described(z.string(), 'Who it is for, as named by the professional.'),
  state: z.enum(['open', 'expired', 'revoked']),
  reviews: described(z.int(), 'How many of the chosen reviews may still be shown.'),
  createdAt: timestamp,
  expiresAt: timestamp,
  openings: described(z.int(), 'Times the page was opened, not counting bots and the professional.'),
  lastOpenedAt: nullable(timestamp),
});
export type EmployerLink = z.infer<typeof employerLink>;

export const employerLinkForm = z.object({
  employer: line({
    min: 1,
    max: 120,
    message: 'Please say who the link is for',
    tooLong: 'Please use at most 120 characters',
  }),
  reviewIds: z
    .array(id, 'Please choose at least one review')
    .check(
      z.minLength(1, 'Please choose at least one review'),
      z.maxLength(MAX_REVIEWS_PER_LINK, `Please choose at most ${MAX_REVIEWS_PER_LINK} reviews`),
    ),
  days: z.literal(EMPLOYER_LINK_DAYS, `days must be one of ${EMPLOYER_LINK_DAYS.join(', ')}`),
});
export type EmployerLinkForm = z.infer<typeof employerLinkForm>;

const linkInUrl = z.object({ id: urlId('Link not found') });

export const listEmployerLinks = {
  method: 'GET',
  url: '/api/employer-links',
  caller: 'professional',
  schema: {
    tags: ['reputation'],
    summary: 'Your links for employers, newest first; the last 100',
    response: { 200: z.array(employerLink) },
  },
} as const satisfies Endpoint;

export const createEmployerLink = {
  method: 'POST',
  url: '/api/employer-links',
  caller: 'professional',
  errors: ['reviewNotShareable', 'employerLinkLimitReached', 'tooManyRequests'],
  schema: {
    tags: ['reputation'],
    summary: 'Share chosen reviews with one employer; the address is shown only once',
    description:
      'The page expires after the chosen number of days. A review disappears from it as soon as the customer withdraws the review or the permission.',
    body: employerLinkForm,
    response: { 201: z.extend(employerLink, { url: z.string() }) },
  },
} as const satisfies Endpoint;

export const revokeEmployerLink = {
  method: 'DELETE',
  url: '/api/employer-links/:id',
  caller: 'professional',
  errors: ['employerLinkNotFound'],
  schema: {
    tags: ['reputation'],
    summary: 'Revoke a link; it stays in the list',
    params: linkInUrl,
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;

export const shareableReview = z.object({
  id: z.int(),
  rating: z.int(),
  comment: z.string(),
  customerName: nullable(z.string()),
  createdAt: timestamp,
});
export type ShareableReview = z.infer<typeof shareableReview>;

export const listShareableReviews = {
  method: 'GET',
  url: '/api/shareable-reviews',
  caller: 'professional',
  schema: {
    tags: ['reputation'],
    summary: 'Reviews you may show to an employer, newest first, in pages',
    querystring: z.object({
      limit: z.optional(urlLimit),
      cursor: described(
        z.optional(urlId('cursor is not valid')),
        'Where the previous page ended, from its Link header.',
      ),
    }),
    response: { 200: z.array(shareableReview) },
  },
} as const satisfies Endpoint;
