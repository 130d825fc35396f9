import { type SelectQueryBuilder, sql } from 'kysely';
import { MAX_ID } from '#contract/fields.ts';
import { findAccount } from '#server/accounts/store.ts';
import { countRows } from '#server/db/count-rows.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { WholeList } from '#server/http/whole-list.ts';
import { findWorkplace, listWorkplaces } from '#server/workplaces/store.ts';
import { reviewColumns, type StoredReview } from './presented-review.ts';
import { matchesSearch, searchReviews } from './search-reviews.ts';

interface ReviewFilter {
  workplaceId?: number | undefined;
  rating?: number | undefined;
  search?: string | undefined;
}

interface ReviewQuery extends ReviewFilter {
  limit: number;
  /** Reviews with lower ids follow it. */
  cursor?: number | undefined;
}

/** Newest first. */
export async function listReviews(
  db: Db,
  userId: number,
  { limit, cursor = MAX_ID, workplaceId, rating, search }: ReviewQuery,
): Promise<StoredReview[]> {
  if (search)
    return readReviews(db, await searchReviews(db, userId, { search, limit, cursor, workplaceId, rating }));
  return selectPage(db, { userId, limit, cursor, workplaceId, rating });
}

/** Where the reviews of the month begin, newest first. */
export async function cursorUntil(db: Db, userId: number, month: string): Promise<number> {
  // Date.UTC would take the year 26 for 1926, and PostgreSQL reads no year of five digits.
  const start = new Date(month);
  const end = new Date(Math.min(start.setUTCMonth(start.getUTCMonth() + 1), Date.UTC(9_999, 11, 31)));
  const own = db.selectFrom('reviews').where('user_id', '=', userId);
  const last = await own
    .select('created_at')
    .where('created_at', '<', end.toISOString())
    .orderBy('user_id', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return 1;
  // Reviews of a batch share their time.
  const { id } = await own
    .select((of) => of.fn.max('id').as('id'))
    .where('created_at', '=', last.created_at)
    .executeTakeFirstOrThrow();
  return id + 1;
}

interface PageValues extends Record<string, number | undefined> {
  userId: number;
  limit: number;
  cursor: number;
  workplaceId: number | undefined;
  rating: number | undefined;
}

const selectPage = prepare((db, { userId, limit, cursor, workplaceId, rating }: PageValues) => {
  const reviews = db.selectFrom('reviews').select(reviewColumns).limit(limit);
  if (rating !== undefined)
    return (
      newestFirst(reviews, { user_id: userId, rating }, cursor)
        // The plus sign keeps both databases from using the index on workplace_id.
        .$if(workplaceId !== undefined, (query) => query.where(sql<boolean>`+workplace_id = ${workplaceId}`))
    );
  if (workplaceId !== undefined)
    return (
      newestFirst(reviews, { workplace_id: workplaceId }, cursor)
        // A plain comparison would have both databases use an index on user_id, or expect too few rows.
        .where(sql<boolean>`coalesce(user_id = ${userId}, false)`)
    );
  return newestFirst(reviews, { user_id: userId }, cursor);
});

/** PostgreSQL needs the row comparison, or it scans all accounts' reviews, and both bounds, or it sorts the whole account's. */
function newestFirst<Row>(
  query: SelectQueryBuilder<Schema, 'reviews', Row>,
  values: Partial<Record<'user_id' | 'rating' | 'workplace_id', number>>,
  cursor: number,
) {
  const columns = Object.keys(values) as (keyof typeof values)[];
  const key = sql.join([...columns, 'id'].map((column) => sql.ref(column)));
  let range = query.where(sql<boolean>`(${key}) < (${sql.join([...Object.values(values), cursor])})`);
  for (const column of columns)
    range = range
      .where(column, '>=', values[column] ?? 0)
      .where(column, '<=', values[column] ?? 0)
      .orderBy(column, 'desc');
  return range.orderBy('id', 'desc');
}

/** They are in the order of the ids. */
async function readReviews(db: Db, ids: number[]): Promise<StoredReview[]> {
  if (ids.length === 0) return [];
  const found = await db.selectFrom('reviews').select(reviewColumns).where('id', 'in', ids).execute();
  const byId = new Map(found.map((review) => [review.id, review]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Newest first, at most three. */
export async function listPinnedReviews(
  db: Db,
  userId: number,
  { workplaceId, rating, search }: ReviewFilter = {},
): Promise<StoredReview[]> {
  const matches = search ? await matchesSearch(db, userId, search) : null;
  return db
    .selectFrom('reviews')
    .select(reviewColumns)
    .where('user_id', '=', userId)
    .where('pinned_at', 'is not', null)
    .$if(workplaceId !== undefined, (query) => query.where('workplace_id', '=', workplaceId ?? 0))
    .$if(rating !== undefined, (query) => query.where('rating', '=', rating ?? 0))
    .$if(matches !== null, (query) => query.where(matches ?? sql<boolean>`true`))
    .orderBy('user_id', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Newest first. */
export function allReviews(
  db: Db,
  userId: number,
  query: Omit<ReviewQuery, 'limit'> = {},
): Omit<WholeList<StoredReview, number>, 'encode'> {
  return {
    readAfter: (cursor = query.cursor, limit) => listReviews(db, userId, { ...query, cursor, limit }),
    cursorOf: ({ id }) => id,
  };
}

export async function findReviewForMail(db: Db, id: number) {
  const review = await db.selectFrom('reviews').select(reviewColumns).where('id', '=', id).executeTakeFirst();
  const account = review && (await findAccount(db, review.userId));
  if (!account) return undefined;
  const workplace = review.workplaceId === null ? undefined : await findWorkplace(db, review.workplaceId);
  return { review, workplace: workplace ?? null, account };
}

interface Range {
  first: number;
  last: number;
}

/** Newest first; `limit` is at most 250. */
export async function reviewsForMail(
  db: Db,
  userId: number,
  { first, last, limit }: Range & { limit: number },
) {
  const newest = await listReviews(db, userId, { limit, cursor: last + 1 });
  return withWorkplaces(
    db,
    userId,
    newest.filter(({ id }) => id >= first),
  );
}

/** Newest first. */
export async function findReviewsForMail(db: Db, userId: number, ids: number[]) {
  if (ids.length === 0) return [];
  const reviews = await db
    .selectFrom('reviews')
    .select(reviewColumns)
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  return withWorkplaces(db, userId, reviews);
}

async function withWorkplaces<Row extends { workplaceId: number | null }>(
  db: Db,
  userId: number,
  reviews: Row[],
) {
  const workplaces = await listWorkplaces(db, userId);
  return reviews.map((review) => ({
    review,
    workplace: workplaces.find(({ id }) => id === review.workplaceId) ?? null,
  }));
}

export async function summarizeReviewRange(db: Db, userId: number, { first, last }: Range) {
  const { total, average } = await db
    .selectFrom('reviews')
    .select((of) => [of.fn.countAll<number>().as('total'), of.fn.avg<number | null>('rating').as('average')])
    .where('user_id', '=', userId)
    .where('id', '>=', first)
    .where('id', '<=', last)
    .executeTakeFirstOrThrow();
  return { total, average: Number(average ?? 0) };
}

export function countReviewsSince(db: Db, userId: number, since: Date): Promise<number> {
  const own = db.selectFrom('reviews').where('user_id', '=', userId);
  return countRows(own.where('created_at', '>=', since.toISOString()));
}
