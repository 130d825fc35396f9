import { randomInt } from 'node:crypto';
import {
  HIGH_RATING,
  MAX_PINNED_REVIEWS,
  MAX_UNREAD_COUNT,
  type UnreadReviews,
} from '#contract/my-reviews.ts';
import { type Account, lockAccount } from '#server/accounts/store.ts';
import { countRows } from '#server/db/count-rows.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { presentReview, reviewColumns, type StoredReview } from './presented-review.ts';
import { listPinnedReviews } from './store.ts';

interface OwnReview {
  id: number;
  userId: number;
}

export function pinReview({ db, clock }: Deps, { id, userId }: OwnReview): Promise<StoredReview> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId);
    const pinned = await listPinnedReviews(tx, userId);
    const alreadyPinned = pinned.find((review) => review.id === id);
    if (alreadyPinned) return alreadyPinned;
    const review = await setPinned(tx, { id, userId }, clock().toISOString());
    // The update comes first, so that an unknown review is reported as such; throwing undoes it.
    if (pinned.length >= MAX_PINNED_REVIEWS) throw new Refusal('pinLimitReached');
    return review;
  });
}

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

const UNREAD_AT_ONCE = 10;

/** How many there are, and the oldest of them, or of those `after` an id. */
export async function readUnreadReviews(
  db: Db,
  account: Account,
  after: number | undefined,
): Promise<UnreadReviews> {
  const { id: userId, last_read_review_id: lastRead } = account;
  const [[counted], oldest] = await Promise.all([
    countUnread(db, { userId, lastRead }),
    selectUnread(db, { userId, lastRead: Math.max(lastRead, after ?? 0) }),
  ]);
  return {
    count: Number(counted?.count ?? 0),
    oldest: oldest.map((review) => presentReview(review, account)),
  };
}

type Unread = { userId: number; lastRead: number };

const unreadOf = (db: Db, { userId, lastRead }: Unread) =>
  db
    .selectFrom('reviews')
    .where('user_id', '=', userId)
    .where('id', '>', lastRead)
    .where('read_at', 'is', null)
    .orderBy('user_id')
    .orderBy('id');

const selectUnread = prepare((db, values: Unread) =>
  unreadOf(db, values).select(reviewColumns).limit(UNREAD_AT_ONCE),
);

const countUnread = prepare((db, values: Unread) =>
  db
    .selectFrom(unreadOf(db, values).select('id').limit(MAX_UNREAD_COUNT).as('unread'))
    .select((of) => of.fn.countAll<number>().as('count')),
);

/** Older ones stay unread. Where there are none, the account's mark moves up: it never moves back. */
export async function markReviewRead({ db, clock }: Deps, account: Account, id: number): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ read_at: clock().toISOString() })
    .where('id', '=', id)
    .where('user_id', '=', account.id)
    .returning('id')
    .executeTakeFirstOrThrow(() => new Refusal('reviewNotFound'));
  const values = { userId: account.id, lastRead: account.last_read_review_id };
  const older = await unreadOf(db, values).select('id').where('id', '<', id).limit(1).executeTakeFirst();
  if (older) return;
  await db
    .updateTable('users')
    .set({ last_read_review_id: id })
    .where('id', '=', account.id)
    .where('last_read_review_id', '<', id)
    .execute();
}

/** Skips in the index `reviews_by_rating`. A random id would prefer reviews after a gap of other accounts' ids. */
export async function pickReview(
  db: Db,
  userId: number,
  except: number | undefined,
): Promise<StoredReview | undefined> {
  const candidates = db
    .selectFrom('reviews')
    .where('user_id', '=', userId)
    .where('rating', '>=', HIGH_RATING)
    .$if(except !== undefined, (query) => query.where('id', '<>', except as number));
  const count = await countRows(candidates);
  if (count === 0) return undefined;
  const picked = candidates.select('id').orderBy('rating').orderBy('id').limit(1).offset(randomInt(count));
  return db.selectFrom('reviews').select(reviewColumns).where('id', 'in', picked).executeTakeFirst();
}
