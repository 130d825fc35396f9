import { createStore, del, get, set, values } from 'idb-keyval';
import { z } from 'zod/mini';
import { draft } from './draft.ts';

const unconfirmedReview = z.extend(draft, {
  userId: z.int(),
  workplaceId: z.nullable(z.int()),
  /** The professional's. */
  firstName: z.string(),
  /** The tracked code used. */
  code: z.optional(z.string()),
  website: z.optional(z.string()),
  language: z.string(),
  submittedAt: z.number(),
  /** The server's message. A refused review is not retried until the customer changes it. */
  refusal: z.optional(z.string()),
});
/** Submitted, but not confirmed by the server yet. */
export type UnconfirmedReview = z.infer<typeof unconfirmedReview>;

const TIMEOUT_MS = 2_000;

/*
 * IndexedDB may be missing, full or blocked, or never respond, as in some browsers' private windows: hence the timeout. Keyed
 * by Idempotency-Key, since two tabs on one link hold two reviews.
 */
const store = createStore('goodword', 'unconfirmed-reviews');

/** All reviews on this phone, oldest first, for any link. */
export async function loadReviews(): Promise<UnconfirmedReview[]> {
  const stored = await read(() => values<unknown>(store)).catch(() => []);
  const kept = stored.flatMap((value) => {
    const { data } = unconfirmedReview.safeParse(value);
    return data ? [data] : [];
  });
  return kept.sort((one, other) => one.submittedAt - other.submittedAt);
}

/** @returns whether it was stored */
export async function storeReview(review: UnconfirmedReview): Promise<boolean> {
  const kept = read(() => set(review.key, review, store)).then(
    () => true,
    () => false,
  );
  return withTimeout(kept, false);
}

/** Leaves a version submitted later. */
export async function deleteReview({ key, submittedAt }: UnconfirmedReview): Promise<void> {
  const forgotten = read(async () => {
    const kept = await get<UnconfirmedReview>(key, store);
    if (kept?.submittedAt === submittedAt) await del(key, store);
  }).catch(() => undefined);
  await withTimeout(forgotten, undefined);
}

/** Without IndexedDB the call throws synchronously; this makes it a rejection. */
async function read<T>(act: () => Promise<T>): Promise<T> {
  return act();
}

function withTimeout<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  const patience = new Promise<T>((resolve) => setTimeout(resolve, TIMEOUT_MS, otherwise));
  return Promise.race([answer, patience]);
}
