import type { ReviewPage } from '#contract/reviews.ts';
import type { Account } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { splitPage } from '#server/http/paging.ts';
import { listPinnedReviews, listReviews, presentReview } from './store.ts';

/** The newest reviews, as the API lists them with this limit. */
export async function readNewestReviews(db: Db, account: Account, limit: number): Promise<ReviewPage> {
  const found = await listReviews(db, account.id, { limit: limit + 1 });
  const reviews = found.map((review) => presentReview(review, account));
  return splitPage(reviews, limit, (last) => last.id);
}

export async function readPinnedReviews(db: Db, account: Account): Promise<ReviewPage> {
  const found = await listPinnedReviews(db, account.id);
  return { items: found.map((review) => presentReview(review, account)), next: null };
}
