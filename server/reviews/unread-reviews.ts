import { MAX_UNREAD_COUNT, type UnreadReviews } from '#contract/my-reviews.ts';
import type { Account } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import { presentReview, reviewColumns } from './store.ts';

const UNREAD_AT_ONCE = 10;

/** The oldest of them, and how many there are. */
export async function readUnreadReviews(db: Db, account: Account): Promise<UnreadReviews> {
  const unread = db
    .selectFrom('reviews')
    .where('user_id', '=', account.id)
    .where('id', '>', account.last_read_review_id)
    .orderBy('user_id')
    .orderBy('id');
  const [counted, oldest] = await Promise.all([
    unread.select('id').limit(MAX_UNREAD_COUNT).execute(),
    unread.select(reviewColumns).limit(UNREAD_AT_ONCE).execute(),
  ]);
  return { count: counted.length, oldest: oldest.map((review) => presentReview(review, account)) };
}

/**
 * Never moves back, so that an older page can't make reviews unread again.
 * @throws Refusal `reviewNotFound`.
 */
export async function markReviewsRead(db: Db, { id, userId }: { id: number; userId: number }): Promise<void> {
  await db
    .selectFrom('reviews')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(() => new Refusal('reviewNotFound'));
  await db
    .updateTable('users')
    .set({ last_read_review_id: id })
    .where('id', '=', userId)
    .where('last_read_review_id', '<', id)
    .execute();
}
