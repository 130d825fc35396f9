import { createStore, del, get, set, values } from 'idb-keyval';
import { z } from 'zod/mini';
import { draft } from './draft.ts';

const unconfirmedReview = z.extend(draft, {
  userId: z.int(),
  workplaceId: z.nullable(z.int()),
  /** Of the professional. */
  firstName: z.string(),
  /** The tracked code that opened the page. */
  code: z.optional(z.string()),
  website: z.optional(z.string()),
  /** In which the page was read. */
  language: z.string(),
  submittedAt: z.number(),
  /** What the server said when it did not want it. It then waits for the customer, and is not sent by itself. */
  refusal: z.optional(z.string()),
});
/** A review that was submitted, and of which no answer has said yet that it arrived. */
export type UnconfirmedReview = z.infer<typeof unconfirmedReview>;

const PATIENCE_MS = 2_000;

/*
 * In IndexedDB, by Idempotency-Key: two tabs on one link hold two reviews. The database may be missing, full, blocked, or
 * never answer, as in some browsers' private windows. Sending waits for it for a moment at most.
 */
const store = createStore('goodword', 'unconfirmed-reviews');

/** Everything that this phone holds, the oldest first, whichever link it was written on. */
export async function findReviews(): Promise<UnconfirmedReview[]> {
  const stored = await read(() => values<unknown>(store)).catch(() => []);
  const kept = stored.flatMap((value) => {
    const { data } = unconfirmedReview.safeParse(value);
    return data ? [data] : [];
  });
  return kept.sort((one, other) => one.submittedAt - other.submittedAt);
}

/** Whether the phone has it now. */
export async function keepReview(review: UnconfirmedReview): Promise<boolean> {
  const kept = read(() => set(review.key, review, store)).then(
    () => true,
    () => false,
  );
  return withinPatience(kept, false);
}

/** Takes away what has arrived; not a later version of it, which somebody has submitted since. */
export async function forgetReview({ key, submittedAt }: UnconfirmedReview): Promise<void> {
  const forgotten = read(async () => {
    const kept = await get<UnconfirmedReview>(key, store);
    if (kept?.submittedAt === submittedAt) await del(key, store);
  }).catch(() => undefined);
  await withinPatience(forgotten, undefined);
}

/** Without IndexedDB the very first step throws, before there is a promise. */
async function read<T>(act: () => Promise<T>): Promise<T> {
  return act();
}

function withinPatience<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  const patience = new Promise<T>((resolve) => setTimeout(resolve, PATIENCE_MS, otherwise));
  return Promise.race([answer, patience]);
}
