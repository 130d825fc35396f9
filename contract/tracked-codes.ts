import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, id, line, nullable, timestamp, urlId } from './fields.ts';

/** Per account. Codes are never deleted, since they may be in print. */
export const MAX_TRACKED_CODES = 100;

export const trackedCode = z.object({
  id: z.int(),
  code: described(z.string(), 'The code in the address; it never changes and is never reused.'),
  name: described(z.string(), 'The professional’s own name for it; customers don’t see it.'),
  workplaceId: described(nullable(z.int()), 'The workplace it opens; null: the general page.'),
  url: described(z.string(), 'Its address; also works in capital letters, which make a smaller QR code.'),
  scans: described(z.int(), 'Times the address was opened, once per visitor and day.'),
  reviews: described(z.int(), 'Reviews submitted through it.'),
  offAt: described(nullable(timestamp), 'When it was turned off; null: it works.'),
  createdAt: timestamp,
});
export type TrackedCode = z.infer<typeof trackedCode>;

export const trackedCodeForm = z.object({
  name: line({
    min: 1,
    max: 60,
    message: 'Please name the tracked code',
    tooLong: 'Please use at most 60 characters',
  }),
  workplaceId: z.nullish(id),
});

export const trackedCodeChange = z.extend(trackedCodeForm, {
  isOff: described(z.boolean('isOff must be true or false'), 'true turns it off.'),
});

export const listTrackedCodes = {
  method: 'GET',
  url: '/api/tracked-codes',
  caller: 'professional',
  schema: {
    tags: ['tracked-codes'],
    summary: 'Your tracked codes, oldest first, with scans and reviews',
    response: { 200: z.array(trackedCode) },
  },
} as const satisfies Endpoint;

export const createTrackedCode = {
  method: 'POST',
  url: '/api/tracked-codes',
  caller: 'professional',
  errors: ['workplaceNotFound', 'trackedCodeLimitReached'],
  schema: {
    tags: ['tracked-codes'],
    summary: 'Create a tracked code',
    body: trackedCodeForm,
    response: { 201: trackedCode },
  },
} as const satisfies Endpoint;

export const updateTrackedCode = {
  method: 'PUT',
  url: '/api/tracked-codes/:id',
  caller: 'professional',
  errors: ['trackedCodeNotFound', 'workplaceNotFound'],
  schema: {
    tags: ['tracked-codes'],
    summary: 'Rename a tracked code, change where it points, or turn it on or off',
    description: 'Replaces all fields: leaving out the workplace removes it. The code never changes.',
    params: z.object({ id: urlId('Tracked code not found') }),
    body: trackedCodeChange,
    response: { 200: trackedCode },
  },
} as const satisfies Endpoint;

/** Groups a code for reading and typing: `7KX3-9FWT`. The server accepts both forms. */
export function formatCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
