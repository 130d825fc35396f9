import { sql } from 'kysely';
import type { ReviewInsights } from '#contract/reviews.ts';
import type { Db } from '#server/db/schema.ts';
import { utcDay } from '#server/platform/clock.ts';
import { listWorkplaces } from '#server/workplaces/store.ts';
import { NO_WORKPLACE, type Tally, tallyReviews } from './tally.ts';
import { recentViews, startOfRecentViews } from './views.ts';

const MONTHS_SHOWN = 12;
const RATINGS = [1, 2, 3, 4, 5];

/** Everything in UTC: the months, and the days that recent views and reviews are counted by. */
export async function readInsights(db: Db, userId: number, now: Date): Promise<ReviewInsights> {
  const months = monthsUpTo(now);
  const [since = ''] = months;
  const [tally, viewsOfMonths, views] = await Promise.all([
    tallyReviews(db, userId),
    countViewsByMonth(db, userId, since),
    recentViews(db, userId, now),
  ]);
  // Asked last: a workplace that was there when its reviews were counted may be gone, but none can come.
  const groups = ratingsByWorkplace(tally, await listWorkplaces(db, userId));
  return {
    months: months.map((month) => {
      const { reviews, stars } = countDays(tally, (day) => day.startsWith(month));
      const { views = 0 } = viewsOfMonths.find((each) => each.month === month) ?? {};
      return { month, reviews, averageRating: reviews === 0 ? null : average(stars, reviews), views };
    }),
    ratings: RATINGS.map((rating) => sum(groups.map(({ ratings }) => ratings[rating - 1] ?? 0))),
    recent: { views, reviews: countDays(tally, (day) => day >= utcDay(startOfRecentViews(now))).reviews },
    workplaces: groups
      .map(({ workplaceId, ratings }) => {
        const reviews = sum(ratings);
        const stars = sum(ratings.map((count, i) => count * (i + 1)));
        return { workplaceId, reviews, averageRating: average(stars, reviews) };
      })
      .sort((a, b) => b.reviews - a.reviews || (a.workplaceId ?? 0) - (b.workplaceId ?? 0)),
  };
}

/** `YYYY-MM`, oldest first, the month of `now` last. */
function monthsUpTo(now: Date): string[] {
  return Array.from({ length: MONTHS_SHOWN }, (_, i) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS_SHOWN - 1) + i));
    return month.toISOString().slice(0, 7);
  });
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

function countDays({ days }: Tally, isCounted: (day: string) => boolean) {
  const counted = Object.entries(days).filter(([day]) => isCounted(day));
  return {
    reviews: sum(counted.map(([, [reviews]]) => reviews)),
    stars: sum(counted.map(([, [, stars]]) => stars)),
  };
}

/** Reviews of a workplace that was deleted are General Reviews, like those that never had one. */
function ratingsByWorkplace({ workplaces }: Tally, existing: { id: number }[]) {
  const ids = new Set(existing.map(({ id }) => id));
  const idOf = (counted: string) => (ids.has(Number(counted)) ? Number(counted) : NO_WORKPLACE);
  return [...Map.groupBy(Object.entries(workplaces), ([counted]) => idOf(counted))].map(([id, own]) => ({
    workplaceId: id === NO_WORKPLACE ? null : id,
    ratings: RATINGS.map((rating) => sum(own.map(([, ratings]) => ratings[rating - 1] ?? 0))),
  }));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** One decimal, like the average of the stats. */
function average(stars: number, reviews: number): number {
  return Math.round((stars / reviews) * 10) / 10;
}
