import { randomInt } from 'node:crypto';
import { HIGH_RATING } from '#contract/my-reviews.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Db } from '#server/db/schema.ts';
import { reviewColumns, type StoredReview } from './store.ts';

/**
 * Counts and skips in the index `reviews_by_rating`. Drawing a random id instead would prefer reviews that follow a gap,
 * because the ids between them belong to other accounts.
 */
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
