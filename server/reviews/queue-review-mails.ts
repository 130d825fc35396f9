import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod/mini';
import { mayGoAt } from '#server/accounts/mail-hours.ts';
import { mailSettingsOf } from '#server/accounts/mail-settings.ts';
import type { Account } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { addToHeld, isHeld, listHeld } from '#server/platform/held-mail.ts';
import { enqueue } from '#server/platform/outbox.ts';

const DIGEST = 'reviews-gathered';

/**
 * The payload of a digest: it covers every review of the account from the first to the last, so its size doesn't depend on
 * how many there are.
 */
export const gatheredReviews = z.object({
  of: z.literal('reviews'),
  first: z.int(),
  last: z.int(),
  /** Of the last. */
  ordinal: z.int(),
});

/** The id of the account's waiting digest or null, as a column for a statement that has the row of the account in hand. */
export const heldDigest: RawBuilder<unknown> = sql`
  (select outbox.id from outbox
    where outbox.user_id = users.id and outbox.kind = ${sql.lit(DIGEST)} and ${isHeld}
    limit 1)`;

interface NewReview {
  id: number;
  account: Account;
  /** Which of the account's reviews it is. */
  ordinal: number;
}

/**
 * Queues the mails in the transaction that stores the reviews: one per review, right away, unless the account has chosen
 * digests or quiet hours. While a digest waits, every new review joins it, so no review is mailed twice.
 */
export async function queueReviewMails(
  tx: Db,
  reviews: NewReview[],
  digests: Map<number, number | null>,
  now: Date,
): Promise<void> {
  const rightAway: NewReview[] = [];
  for (const [userId, ofAccount] of Map.groupBy(reviews, ({ account }) => account.id)) {
    const account = ofAccount[0]?.account;
    const due = account ? mayGoAt(mailSettingsOf(account), 'reviews', now) : null;
    if (due === null) continue;
    const digest = digests.get(userId) ?? null;
    if (digest === null && due <= now) rightAway.push(...ofAccount);
    else await addToDigest(tx, userId, ofAccount, digest, due, now);
  }
  const jobs = rightAway.map(({ id, account, ordinal }) => ({
    kind: 'review-received',
    userId: account.id,
    payload: { reviewId: id, ordinal },
  }));
  await enqueue(tx, jobs, now);
}

async function addToDigest(
  tx: Db,
  userId: number,
  reviews: NewReview[],
  digest: number | null,
  due: Date,
  now: Date,
): Promise<void> {
  const inOrder = reviews.toSorted((a, b) => a.id - b.id);
  const [first, last] = [inOrder.at(0), inOrder.at(-1)];
  if (!first || !last) return;
  const range = { of: 'reviews', first: first.id, last: last.id, ordinal: last.ordinal };
  const held = digest === null ? undefined : (await listHeld(tx, userId)).find(({ id }) => id === digest);
  if (held) {
    const { first: since } = gatheredReviews.parse(JSON.parse(held.payload));
    if (await addToHeld(tx, held.id, { ...range, first: since })) return;
  }
  await enqueue(tx, { kind: DIGEST, userId, payload: range, notBefore: due.toISOString() }, now);
}
