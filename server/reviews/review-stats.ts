import type { ReviewStats } from '#contract/reviews.ts';
import type { Account } from '#server/accounts/store.ts';
import type { Deps } from '#server/system/deps.ts';
import { type PageViews, recentViews } from './page-views.ts';

/** The totals are columns of the account. */
export async function readReviewStats(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  pageViews: PageViews,
  { id, review_count: total, rating_sum: sum }: Account,
): Promise<ReviewStats> {
  await pageViews.flush(id);
  return {
    totalReviews: total,
    recentViews: await recentViews(db, id, clock()),
    averageRating: total === 0 ? 0 : Math.round((sum / total) * 10) / 10,
  };
}
