import { randomInt } from 'node:crypto';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { z } from 'zod/mini';
import { MAX_ID } from '#contract/fields.ts';
import type { Db } from '#server/db/schema.ts';

/** So many reviews are read at a time: meanwhile SQLite answers nobody else. */
const STEP = 1_000;
/** With fewer new ones the next reader counts them again: that is cheaper than a write. */
const WORTH_KEEPING = 500;

/** Every review of an account up to one id, counted. */
const tally = z.object({
  /** By day, `YYYY-MM-DD` in UTC: how many reviews, and their stars together. */
  days: z.record(z.string(), z.tuple([z.int(), z.int()])),
  /** By the workplace's id, 0 for none: how many have 1, 2, 3, 4 and 5 stars. Some may be deleted since. */
  workplaces: z.record(z.string(), z.array(z.int())),
  /** By the card's id: how many came by it. Tallies that were kept before there were cards have none. */
  cards: z._default(z.record(z.string(), z.int()), {}),
});
export type Tally = z.infer<typeof tally>;

export const NO_WORKPLACE = 0;

const NOTHING: Tally = { days: {}, workplaces: {}, cards: {} };

/**
 * Counts the account's reviews: those that were counted before are read in one row, and only the others one by one.
 *
 * Whoever inserts a review locks its account first, so that the reviews of one account get their ids in the order in which
 * they become visible. What is counted up to an id therefore stays complete, also on PostgreSQL.
 */
export async function tallyReviews(db: Db, userId: number): Promise<Tally> {
  const kept = await db
    .selectFrom('review_tallies')
    .select(['counted_to', 'counts'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const counts: Tally = kept ? tally.parse(JSON.parse(kept.counts)) : structuredClone(NOTHING);
  let countedTo = Math.max(kept?.counted_to ?? 0, 0);
  let news = 0;
  for (let isMore = true; isMore; ) {
    const reviews = await db
      .selectFrom('reviews')
      .select(['id', 'workplace_id', 'card_id', 'rating', 'created_at'])
      .where('user_id', '=', userId)
      .where('id', '>', countedTo)
      .orderBy('id')
      .limit(STEP)
      .execute();
    for (const review of reviews) add(counts, review);
    countedTo = reviews.at(-1)?.id ?? countedTo;
    news += reviews.length;
    isMore = reviews.length === STEP;
    if (isMore) await letOthersIn();
  }
  if (news >= WORTH_KEEPING) await keep(db, userId, counts, { from: kept?.counted_to, to: countedTo });
  return counts;
}

/**
 * To be called in a transaction that changes or deletes a review, or moves it to another workplace: the next reader counts
 * anew. What stands there then is another number each time, so that whoever has counted before keeps nothing.
 */
export async function forgetTally(tx: Db, userId: number): Promise<void> {
  const row = { counted_to: -randomInt(1, MAX_ID), counts: JSON.stringify(NOTHING) };
  await tx
    .insertInto('review_tallies')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

function add(
  { days, workplaces, cards }: Tally,
  review: { workplace_id: number | null; card_id: number | null; rating: number; created_at: string },
): void {
  const day = review.created_at.slice(0, 10);
  const [reviews, stars] = days[day] ?? [0, 0];
  days[day] = [reviews + 1, stars + review.rating];
  const workplace = review.workplace_id ?? NO_WORKPLACE;
  workplaces[workplace] ??= [0, 0, 0, 0, 0];
  const ratings = workplaces[workplace];
  ratings[review.rating - 1] = (ratings[review.rating - 1] ?? 0) + 1;
  if (review.card_id !== null) cards[review.card_id] = (cards[review.card_id] ?? 0) + 1;
}

/** Unless somebody else kept something since it was read, or what was counted has changed. */
async function keep(
  db: Db,
  userId: number,
  counts: Tally,
  { from, to }: { from: number | undefined; to: number },
): Promise<void> {
  const row = { counted_to: to, counts: JSON.stringify(counts) };
  const writing =
    from === undefined
      ? db
          .insertInto('review_tallies')
          .values({ user_id: userId, ...row })
          .onConflict((conflict) => conflict.doNothing())
      : db
          .updateTable('review_tallies')
          .set(row)
          .where('user_id', '=', userId)
          .where('counted_to', '=', from);
  try {
    await writing.execute();
  } catch {
    // The answer is known. What cannot be kept now, on a full disk or of an account just deleted, is counted again next time.
  }
}
