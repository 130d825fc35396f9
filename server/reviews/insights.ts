import { sql } from 'kysely';
import type { ReviewInsights } from '#contract/reviews.ts';
import { monthOf } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import { countReviewsSince } from './store.ts';
import { recentViews, startOfRecentViews } from './views.ts';

const MONTHS_SHOWN = 12;
const RATINGS = [1, 2, 3, 4, 5];

/** Everything in UTC: the months, and the days that the recent views are counted by. */
export async function readInsights(db: Db, userId: number, now: Date): Promise<ReviewInsights> {
  const months = monthsUpTo(now);
  const [since = ''] = months;
  const [reviewsOfMonths, viewsOfMonths, groups, views, reviews] = await Promise.all([
    countReviewsByMonth(db, userId, since),
    countViewsByMonth(db, userId, since),
    countReviewsByRating(db, userId),
    recentViews(db, userId, now),
    countReviewsSince(db, userId, startOfRecentViews(now)),
  ]);
  return {
    months: months.map((month) => {
      const { reviews = 0, stars = 0 } = reviewsOfMonths.find((each) => each.month === month) ?? {};
      const { views = 0 } = viewsOfMonths.find((each) => each.month === month) ?? {};
      return { month, reviews, averageRating: reviews === 0 ? null : average(stars, reviews), views };
    }),
    ratings: RATINGS.map((rating) => sum(groups.filter((group) => group.rating === rating))),
    recent: { views, reviews },
    workplaces: byWorkplace(groups),
  };
}

/** `YYYY-MM`, oldest first, the month of `now` last. */
function monthsUpTo(now: Date): string[] {
  return Array.from({ length: MONTHS_SHOWN }, (_, i) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS_SHOWN - 1) + i));
    return month.toISOString().slice(0, 7);
  });
}

function countReviewsByMonth(db: Db, userId: number, since: string) {
  const month = monthOf(db, 'created_at');
  return db
    .selectFrom('reviews')
    .select((of) => [
      month.as('month'),
      of.fn.countAll<number>().as('reviews'),
      of.fn.sum<number>('rating').as('stars'),
    ])
    .where('user_id', '=', userId)
    .where('created_at', '>=', `${since}-01T00:00:00.000Z`)
    .groupBy(month)
    .execute();
}

/** Days are text in both databases. */
function countViewsByMonth(db: Db, userId: number, since: string) {
  const month = sql<string>`substr(day, 1, 7)`;
  return db
    .selectFrom('view_counts')
    .select((of) => [month.as('month'), of.fn.sum<number>('views').as('views')])
    .where('user_id', '=', userId)
    .where('day', '>=', `${since}-01`)
    .groupBy(month)
    .execute();
}

/** A few rows for each workplace, whatever the number of reviews: the ratings and the workplaces come out of one pass. */
function countReviewsByRating(db: Db, userId: number) {
  return db
    .selectFrom('reviews')
    .select((of) => ['workplace_id', 'rating', of.fn.countAll<number>().as('reviews')])
    .where('user_id', '=', userId)
    .groupBy(['workplace_id', 'rating'])
    .execute();
}

type Group = Awaited<ReturnType<typeof countReviewsByRating>>[number];

function byWorkplace(groups: Group[]): ReviewInsights['workplaces'] {
  return [...Map.groupBy(groups, (group) => group.workplace_id)]
    .map(([workplaceId, own]) => {
      const reviews = sum(own);
      const stars = own.reduce((total, group) => total + group.rating * group.reviews, 0);
      return { workplaceId, reviews, averageRating: average(stars, reviews) };
    })
    .sort((a, b) => b.reviews - a.reviews || (a.workplaceId ?? 0) - (b.workplaceId ?? 0));
}

function sum(groups: Group[]): number {
  return groups.reduce((total, group) => total + group.reviews, 0);
}

/** One decimal, like the average of the stats. */
function average(stars: number, reviews: number): number {
  return Math.round((stars / reviews) * 10) / 10;
}
