import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, id, idInUrl, line, orNull, timestamp } from './fields.ts';

/** So many does an account have at most; none is ever deleted. */
export const CARDS_MAX = 100;

/** A printed card, or another channel that a code is handed out by. */
export const card = z.object({
  id: z.int(),
  code: described(z.string(), 'The code in the address; it never changes and is never reused.'),
  name: described(z.string(), 'The professional’s own name for it; customers don’t see it.'),
  workplaceId: described(orNull(z.int()), 'The workplace it opens; null: the general page.'),
  url: described(z.string(), 'Its address; also works in capital letters, which make a smaller QR code.'),
  scans: described(z.int(), 'Times the address was opened, once per visitor and day.'),
  reviews: described(z.int(), 'Reviews submitted through it.'),
  offAt: described(orNull(timestamp), 'When it was turned off; null: it works.'),
  createdAt: timestamp,
});
export type Card = z.infer<typeof card>;

export const cardForm = z.object({
  name: line({
    min: 1,
    max: 60,
    message: 'Please name the card',
    tooLong: 'Please use at most 60 characters',
  }),
  workplaceId: z.nullish(id),
});

export const cardChange = z.extend(cardForm, {
  isOff: described(z.boolean('Please say whether the card is off'), 'true turns it off.'),
});

export const listCards = {
  method: 'GET',
  url: '/api/cards',
  caller: 'professional',
  schema: {
    tags: ['cards'],
    summary: 'Your cards, oldest first, with scans and reviews',
    response: { 200: z.array(card) },
  },
} as const satisfies Endpoint;

export const createCard = {
  method: 'POST',
  url: '/api/cards',
  caller: 'professional',
  errors: ['workplaceNotFound', 'cardLimitReached'],
  schema: {
    tags: ['cards'],
    summary: 'Create a card with its own code',
    body: cardForm,
    response: { 201: card },
  },
} as const satisfies Endpoint;

export const updateCard = {
  method: 'PUT',
  url: '/api/cards/:id',
  caller: 'professional',
  errors: ['cardNotFound', 'workplaceNotFound'],
  schema: {
    tags: ['cards'],
    summary: 'Rename a card, change where it points, or turn it on or off',
    description: 'Replaces all fields: leaving out the workplace removes it. The code never changes.',
    params: z.object({ id: idInUrl('Card not found') }),
    body: cardChange,
    response: { 200: card },
  },
} as const satisfies Endpoint;

/** A code in two groups, which is how a person reads, says and types it: `7KX3-9FWT`. The page takes it either way. */
export function spellCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
