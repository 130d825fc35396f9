import { MAX_PINNED_REVIEWS } from '#contract/my-reviews.ts';
import { lockAccount } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Deps } from '#server/system/deps.ts';
import { listPinnedReviews, reviewColumns, type StoredReview } from './store.ts';

interface OwnReview {
  id: number;
  userId: number;
}

/** @throws Refusal `reviewNotFound` or `pinLimitReached`. */
export function pinReview({ db, clock }: Deps, { id, userId }: OwnReview): Promise<StoredReview> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId);
    const pinned = await listPinnedReviews(tx, userId);
    const alreadyPinned = pinned.find((review) => review.id === id);
    if (alreadyPinned) return alreadyPinned;
    const review = await setPinned(tx, { id, userId }, clock().toISOString());
    // After the update, so that an unknown review is reported as such; throwing undoes it.
    if (pinned.length >= MAX_PINNED_REVIEWS) throw new Refusal('pinLimitReached');
    return review;
  });
}

/** @throws Refusal `reviewNotFound`. */
export function unpinReview({ db }: Deps, review: OwnReview): Promise<StoredReview> {
  return setPinned(db, review, null);
}

function setPinned(db: Db, { id, userId }: OwnReview, pinnedAt: string | null): Promise<StoredReview> {
  return db
    .updateTable('reviews')
    .set({ pinned_at: pinnedAt })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(reviewColumns)
    .executeTakeFirstOrThrow(() => new Refusal('reviewNotFound'));
}
