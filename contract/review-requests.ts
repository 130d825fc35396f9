import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formLine, id, language, nullable, timestamp, urlId } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

/** After this many days, a request's link opens the ordinary page, and its name is deleted. */
export const REQUEST_DAYS = 30;
/** The days after which it may be sent once more. */
export const REMINDER_DAYS = 3;
/** How many requests without an answer an account may have. */
export const MAX_OPEN_REQUESTS = 100;

export const reviewRequest = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  language,
  state: z.enum(['notOpened', 'opened', 'answered']),
  createdAt: timestamp,
  remindedAt: nullable(timestamp),
});
export type ReviewRequest = z.infer<typeof reviewRequest>;

export const reviewRequestForm = z.object({
  name: formLine(120, "Please enter the customer's first name" as Sentence),
  workplaceId: z.nullish(id),
  language,
});

const requestInUrl = z.object({ id: urlId('Request not found' as Sentence) });

export const listReviewRequests = endpoint('GET', '/api/review-requests', {
  caller: 'professional',
  response: { 200: z.array(reviewRequest) },
});

export const createReviewRequest = endpoint('POST', '/api/review-requests', {
  caller: 'professional',
  errors: ['reviewLimitReached', 'workplaceNotFound', 'requestLimitReached', 'tooManyRequests'],
  body: reviewRequestForm,
  response: { 201: reviewRequest },
});

export const markReminded = endpoint('POST', '/api/review-requests/:id/reminded', {
  caller: 'professional',
  errors: ['requestNotFound', 'reminderNotDue'],
  params: requestInUrl,
  response: { 200: reviewRequest },
});

export const removeReviewRequest = endpoint('DELETE', '/api/review-requests/:id', {
  caller: 'professional',
  errors: ['requestNotFound'],
  params: requestInUrl,
  response: { 204: z.void() },
});
