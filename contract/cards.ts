import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { id, idInUrl, line, orNull, timestamp } from './fields.ts';

/** So many does an account have at most; none is ever deleted. */
export const CARDS_MAX = 100;

/** A printed card, or another channel that a code is handed out by. */
export const card = z.object({
  id: z.int(),
  /** What stands in its address; it stays for good, and is never given to another card. */
  code: z.string(),
  /** What the professional calls it; customers do not see it. */
  name: z.string(),
  /** Where it leads; null: to the professional without a workplace. */
  workplaceId: orNull(z.int()),
  /** Its address, which also works in capitals throughout: a QR code of capitals is smaller. */
  url: z.string(),
  /** Openings of that address, one per visitor and day. */
  scans: z.int(),
  /** Reviews that came by it. */
  reviews: z.int(),
  /** Since when it is switched off; null: it works. */
  offAt: orNull(timestamp),
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
  /** Whether nobody shall get in by it. */
  isOff: z.boolean('Please say whether the card is off'),
});

export const listCards = {
  method: 'GET',
  url: '/api/cards',
  schema: {
    tags: ['cards'],
    summary: 'The signed-in professional’s cards, oldest first, with what came of each',
    response: { 200: z.array(card) },
  },
} as const satisfies Endpoint;

export const createCard = {
  method: 'POST',
  url: '/api/cards',
  schema: {
    tags: ['cards'],
    summary: 'Make a card with a code of its own',
    body: cardForm,
    response: { 201: card },
  },
} as const satisfies Endpoint;

export const updateCard = {
  method: 'PUT',
  url: '/api/cards/:id',
  schema: {
    tags: ['cards'],
    summary: 'Rename a card, lead it elsewhere, or switch it off or on',
    params: z.object({ id: idInUrl('Card not found') }),
    body: cardChange,
    response: { 200: card },
  },
} as const satisfies Endpoint;

/** A code in two groups, which is how a person reads, says and types it: `7KX3-9FWT`. The page takes it either way. */
export function spellCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
