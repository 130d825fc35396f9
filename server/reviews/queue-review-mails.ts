import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod/mini';
import { afterQuietHours, mayGoAt } from '#server/accounts/mail-hours.ts';
import { mailSettingsOf } from '#server/accounts/mail-settings.ts';
import type { Account } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { MINUTE, timestampAfter } from '#server/platform/clock.ts';
import { addToHeld, isHeld } from '#server/platform/held-mail.ts';
import { enqueue } from '#server/platform/outbox.ts';

/** So many reviews in so long a time are mailed one by one; those beyond come together, when the time is over. */
const ONE_BY_ONE = 5;
const BURST = 10 * MINUTE;

const GATHERED = 'reviews-gathered';

/**
 * What a mail about several reviews says of them: every review of the account from the first to the last, which waiting for
 * that mail all have in common. However many there are, it is as short.
 */
export const gatheredReviews = z.object({
  of: z.literal('reviews'),
  first: z.int(),
  last: z.int(),
  /** Of the last. */
  ordinal: z.int(),
});

/** What there was of an account before its new reviews. */
export interface Before {
  /** Reviews of the last ten minutes, as far as it matters. */
  recent: number;
  /** The payload of the mail that waits for more. */
  held: string | null;
}

/** The columns of `Before` for a statement that has the row of the account in hand. */
export function before(now: Date): RawBuilder<unknown> {
  return sql`
    (select count(*) from (
      select 1 from reviews
      where reviews.user_id = users.id and reviews.created_at > ${timestampAfter(now, -BURST)}
      limit ${sql.lit(ONE_BY_ONE)}
    ) as counted) as recent,
    (select outbox.payload from outbox
      where outbox.user_id = users.id and outbox.kind = ${sql.lit(GATHERED)} and ${isHeld}
      limit 1) as held`;
}

interface NewReview {
  id: number;
  account: Account;
  /** Which of the account's reviews it is. */
  ordinal: number;
}

/**
 * Queues each review's mail for when its reader wants it, in the transaction that stores them all. Where one waits, all that
 * come after it wait with it: so none of them is both in its own mail and among the others.
 */
export async function queueReviewMails(
  tx: Db,
  reviews: NewReview[],
  befores: Map<number, Before>,
  now: Date,
): Promise<void> {
  const oneByOne: NewReview[] = [];
  for (const [userId, ofAccount] of Map.groupBy(reviews, ({ account }) => account.id)) {
    const [first] = ofAccount;
    const wish = first && wishOf(first.account, now);
    if (!wish) continue;
    const { recent, held } = befores.get(userId) ?? { recent: 0, held: null };
    const places = held !== null || wish.due > now ? 0 : Math.max(0, ONE_BY_ONE - recent);
    const inOrder = ofAccount.toSorted((a, b) => a.id - b.id);
    oneByOne.push(...inOrder.slice(0, places));
    await gather(tx, userId, inOrder.slice(places), held, wish.together, now);
  }
  const jobs = oneByOne.map(({ id, account, ordinal }) => ({
    kind: 'review-received',
    userId: account.id,
    payload: { reviewId: id, ordinal },
  }));
  await enqueue(tx, jobs, now);
}

/** When a review's mail may go, and when one may that gathers; null where none is wanted. */
function wishOf(account: Account, now: Date): { due: Date; together: Date } | null {
  const settings = mailSettingsOf(account);
  const due = mayGoAt(settings, 'reviews', now);
  if (due === null) return null;
  return { due, together: due > now ? due : afterQuietHours(settings, new Date(now.getTime() + BURST)) };
}

async function gather(
  tx: Db,
  userId: number,
  reviews: NewReview[],
  held: string | null,
  due: Date,
  now: Date,
): Promise<void> {
  const [first, last] = [reviews.at(0), reviews.at(-1)];
  if (!first || !last) return;
  const range = { of: 'reviews', first: first.id, last: last.id, ordinal: last.ordinal };
  if (held !== null) {
    const { first: since } = gatheredReviews.parse(JSON.parse(held));
    if (await addToHeld(tx, userId, GATHERED, { ...range, first: since })) return;
  }
  await enqueue(tx, { kind: GATHERED, userId, payload: range, notBefore: due.toISOString() }, now);
}
