import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formLine, id, nullable, timestamp, urlId } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

/** An account has no more. Codes are never deleted, since they may be in print. */
export const MAX_TRACKED_CODES = 100;

export const trackedCode = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  workplaceId: nullable(z.int()),
  url: z.string(),
  scans: z.int(),
  reviews: z.int(),
  offAt: nullable(timestamp),
  createdAt: timestamp,
});
export type TrackedCode = z.infer<typeof trackedCode>;

export const trackedCodeForm = z.object({
  name: formLine(60, 'Please name the tracked code' as Sentence),
  workplaceId: z.nullish(id),
});

export const trackedCodeChange = z.extend(trackedCodeForm, {
  isOff: z.boolean('isOff must be true or false'),
});

export const listTrackedCodes = endpoint('GET', '/api/tracked-codes', {
  caller: 'professional',
  response: { 200: z.array(trackedCode) },
});

export const createTrackedCode = endpoint('POST', '/api/tracked-codes', {
  caller: 'professional',
  errors: ['workplaceNotFound', 'trackedCodeLimitReached'],
  body: trackedCodeForm,
  response: { 201: trackedCode },
});

export const updateTrackedCode = endpoint('PUT', '/api/tracked-codes/:id', {
  caller: 'professional',
  errors: ['trackedCodeNotFound', 'workplaceNotFound'],
  params: z.object({ id: urlId('Tracked code not found' as Sentence) }),
  body: trackedCodeChange,
  response: { 200: trackedCode },
});

/** Groups a code for reading and typing: `7KX3-9FWT`. The server accepts both forms. */
export function formatCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
