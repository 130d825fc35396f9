import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';

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
