import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formLine, id, nullable, pageQuery, timestamp, urlId } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

/** The days that a link may work. */
export const EMPLOYER_LINK_DAYS = [7, 30, 90] as const;
export const MAX_EMPLOYER_LINK_DAYS = Math.max(...EMPLOYER_LINK_DAYS);
export const MAX_REVIEWS_PER_LINK = 50;
/** A link also needs at least one review. */
export const MAX_PRAISE_PER_LINK = 50;
export const MAX_OPEN_LINKS = 20;

export const employerLink = z.object({
  id: z.int(),
  employer: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  reviews: z.int(),
  createdAt: timestamp,
  expiresAt: timestamp,
  openings: z.int(),
  lastOpenedAt: nullable(timestamp),
});
export type EmployerLink = z.infer<typeof employerLink>;

export const employerLinkForm = z.object({
  employer: formLine(120, 'Please say who the link is for' as Sentence),
  reviewIds: z
    .array(id, 'Please choose at least one review' as Sentence)
    .check(
      z.minLength(1, 'Please choose at least one review' as Sentence),
      z.maxLength(MAX_REVIEWS_PER_LINK, 'Please choose at most 50 reviews' as Sentence),
    ),
  praiseIds: z._default(
    z
      .array(id, 'praiseIds must be a list')
      .check(
        z.maxLength(MAX_PRAISE_PER_LINK, 'Please choose at most 50 pieces of earlier praise' as Sentence),
      ),
    [],
  ),
  days: z.literal(EMPLOYER_LINK_DAYS, `days must be one of ${EMPLOYER_LINK_DAYS.join(', ')}`),
});
export type EmployerLinkForm = z.infer<typeof employerLinkForm>;

const linkInUrl = z.object({ id: urlId('Link not found' as Sentence) });

export const listEmployerLinks = endpoint('GET', '/api/employer-links', {
  caller: 'professional',
  response: { 200: z.array(employerLink) },
});

export const createEmployerLink = endpoint('POST', '/api/employer-links', {
  caller: 'professional',
  errors: ['reviewNotShareable', 'praiseNotFound', 'employerLinkLimitReached', 'tooManyRequests'],
  body: employerLinkForm,
  response: { 201: z.extend(employerLink, { url: z.string() }) },
});

export const revokeEmployerLink = endpoint('DELETE', '/api/employer-links/:id', {
  caller: 'professional',
  errors: ['employerLinkNotFound'],
  params: linkInUrl,
  response: { 204: z.void() },
});

export const shareableReview = z.object({
  id: z.int(),
  rating: z.int(),
  comment: z.string(),
  customerName: nullable(z.string()),
  createdAt: timestamp,
});
export type ShareableReview = z.infer<typeof shareableReview>;

export const shareableCount = z.object({ shareable: z.int(), total: z.int() });

export const countShareableReviews = endpoint('GET', '/api/shareable-reviews/count', {
  caller: 'professional',
  response: { 200: shareableCount },
});

export const listShareableReviews = endpoint('GET', '/api/shareable-reviews', {
  caller: 'professional',
  querystring: pageQuery,
  response: { 200: z.array(shareableReview) },
});
