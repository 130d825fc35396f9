import { createStore, del, get, promisifyRequest, set } from 'idb-keyval';
import { type Draft, draftFrom } from './draft.ts';

/** Submitted, but not confirmed by the server yet. */
export interface UnconfirmedReview extends Draft {
  userId: number;
  workplaceId: number | null;
  /** The professional's. */
  firstName: string;
  /** The tracked code used. */
  code?: string | undefined;
  language: string;
  submittedAt: number;
  /** The server's message. A refused review is not retried until the customer changes it. */
  refusal?: string;
}

const TIMEOUT_MS = 2_000;

/*
 * IndexedDB may be missing, full or blocked, or never respond, as in some browsers' private windows: hence the timeout. Keyed
 * by Idempotency-Key, since two tabs on one link hold two reviews.
 */
const store = createStore('goodword', 'unconfirmed-reviews');

/** All reviews on this phone, oldest first, for any link. */
export async function loadReviews(): Promise<UnconfirmedReview[]> {
  // The library's `values` has a fallback, of 72 B, for browsers that we don't support.
  const readAll = () => store('readonly', (reviews) => promisifyRequest<unknown[]>(reviews.getAll()));
  const stored = await read(readAll).catch(() => []);
  const kept = stored.map((value) => draftFrom<UnconfirmedReview>(value)).filter((review) => review !== null);
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

/** Whether it is stored in this version, not in one submitted later. */
export async function isStored({ key, submittedAt }: UnconfirmedReview): Promise<boolean> {
  return (await get<UnconfirmedReview>(key, store))?.submittedAt === submittedAt;
}

/** Leaves a version submitted later. */
export async function deleteReview(review: UnconfirmedReview): Promise<void> {
  const forgotten = read(async () => {
    if (await isStored(review)) await del(review.key, store);
  }).catch(() => undefined);
  await withTimeout(forgotten, undefined);
}

/** Where IndexedDB is missing, the call throws synchronously; this makes it a rejection. */
async function read<T>(act: () => Promise<T>): Promise<T> {
  return act();
}

function withTimeout<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  const patience = new Promise<T>((resolve) => setTimeout(resolve, TIMEOUT_MS, otherwise));
  return Promise.race([answer, patience]);
}
