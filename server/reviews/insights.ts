import { sql } from 'kysely';
import type { ReviewInsights, ReviewStats } from '#contract/reviews.ts';
import type { Account } from '#server/accounts/store.ts';
import { utcMonth } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { type PageViews, recentViews, startOfRecentViews } from './page-views.ts';
import { countReviewsSince } from './store.ts';

const MONTHS_SHOWN = 12;
const RATINGS = [1, 2, 3, 4, 5];

/** Months and days are in UTC. */
export async function readInsights(db: Db, userId: number, now: Date): Promise<ReviewInsights> {
  const months = monthsUpTo(now);
  const [since = ''] = months;
  const [groups, viewsByMonth, views, recentReviews] = await Promise.all([
    groupReviews(db, userId),
    countViewsByMonth(db, userId, since),
    recentViews(db, userId, now),
    countReviewsSince(db, userId, startOfRecentViews(now)),
  ]);
  return {
    months: months.map((month) => {
      const own = groups.filter((group) => group.month === month);
      const { views = 0 } = viewsByMonth.find((each) => each.month === month) ?? {};
      return { month, reviews: total(own), averageRating: own.length === 0 ? null : average(own), views };
    }),
    ratings: RATINGS.map((rating) => total(groups.filter((group) => group.rating === rating))),
    recent: { views, reviews: recentReviews },
    workplaces: [...Map.groupBy(groups, ({ workplaceId }) => workplaceId)]
      .map(([workplaceId, own]) => ({ workplaceId, reviews: total(own), averageRating: average(own) }))
      .sort((a, b) => b.reviews - a.reviews || (a.workplaceId ?? 0) - (b.workplaceId ?? 0)),
  };
}

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

/** Each is `YYYY-MM`, oldest first, ending with the current month. */
function monthsUpTo(now: Date): string[] {
  return Array.from({ length: MONTHS_SHOWN }, (_, i) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS_SHOWN - 1) + i));
    return month.toISOString().slice(0, 7);
  });
}

function countViewsByMonth(db: Db, userId: number, since: string) {
  const month = sql<string>`substr(day, 1, 7)`;
  return db
    .selectFrom('page_views')
    .select((of) => [month.as('month'), of.fn.sum<number>('views').as('views')])
    .where('user_id', '=', userId)
    .where('day', '>=', `${since}-01`)
    .groupBy(month)
    .execute();
}

/** Answered from the index `reviews_by_date` alone. */
function groupReviews(db: Db, userId: number) {
  const month = utcMonth(db, 'created_at');
  return db
    .selectFrom('reviews')
    .select((of) => [
      month.as('month'),
      'workplace_id as workplaceId',
      'rating',
      of.fn.countAll<number>().as('reviews'),
    ])
    .where('user_id', '=', userId)
    .groupBy([month, 'workplace_id', 'rating'])
    .execute();
}

function total(groups: { reviews: number }[]): number {
  return groups.reduce((sum, { reviews }) => sum + reviews, 0);
}

function average(groups: { rating: number; reviews: number }[]): number {
  const stars = groups.reduce((sum, { rating, reviews }) => sum + rating * reviews, 0);
  return Math.round((stars / total(groups)) * 10) / 10;
}
