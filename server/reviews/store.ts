import { sql } from 'kysely';
import { MAX_ID } from '#contract/fields.ts';
import type { Review } from '#contract/reviews.ts';
import { findAccount } from '#server/accounts/store.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db } from '#server/db/schema.ts';
import { findWorkplace, listWorkplaces, presentWorkplace } from '#server/workplaces/store.ts';
import { selectedFields } from './field-columns.ts';

/** A review by the names of the contract. */
export const reviewColumns = [
  'id',
  ...selectedFields,
  'customer_photo as customerPhoto',
  'workplace_id as workplaceId',
  'tracked_code_id as trackedCodeId',
  'user_id as userId',
  'language',
  'edited_at as editedAt',
  'answer',
  'answered_at as answeredAt',
  'link_saved_at as linkSavedAt',
  'sharing_allowed_at as sharingAllowedAt',
  'created_at as createdAt',
] as const;

/** With its tracked code, which only the download names. */
type StoredReview = Review & { trackedCodeId: number | null };

interface ReviewQuery {
  /** At most 251. */
  limit: number;
  /** Only reviews older than the one with this id. */
  cursor?: number | undefined;
  workplaceId?: number | undefined;
}

/** So many are read: the least of these that is enough. */
const PAGES = [26, 51, 101, 251];

/** Newest first. Ids only grow, so they are the order, and a page starts where the last one ended at any depth. */
export async function listReviews(
  db: Db,
  userId: number,
  { limit, cursor = MAX_ID, workplaceId }: ReviewQuery,
): Promise<StoredReview[]> {
  const select = selectPage.find(({ rows }) => rows >= limit);
  if (!select) throw new RangeError(`A page of ${limit} reviews`);
  const page =
    workplaceId === undefined
      ? await select.ofUser(db, { userId, cursor })
      : await select.ofWorkplace(db, { userId, workplaceId, cursor });
  return page.slice(0, limit);
}

/**
 * Asked for the reviews of one account by id, PostgreSQL would walk back through everybody's until it has enough of hers. So
 * it is asked for a part of the index of accounts and ids, and told both its ends: with one of them it takes the index of
 * accounts and dates for the smaller one, and sorts all that the account has. Were the number of rows a value like the
 * others, it would plan the query anew each time.
 */
const selectPage = PAGES.map((rows) => ({
  rows,

  ofUser: prepare((db, { userId, cursor }: { userId: number; cursor: number }) =>
    db
      .selectFrom('reviews')
      .select(reviewColumns)
      .where(sql<boolean>`(user_id, id) < (${userId}, ${cursor})`)
      .where('user_id', '>=', userId)
      .where('user_id', '<=', userId)
      .orderBy('user_id', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(rows)),
  ),

  ofWorkplace: prepare(
    (db, { userId, workplaceId, cursor }: { userId: number; workplaceId: number; cursor: number }) =>
      db
        .selectFrom('reviews')
        .select(reviewColumns)
        // The sign keeps SQLite from taking the index of accounts for it.
        .where(sql<boolean>`+user_id = ${userId}`)
        .where(sql<boolean>`(workplace_id, id) < (${workplaceId}, ${cursor})`)
        .where('workplace_id', '>=', workplaceId)
        .orderBy('workplace_id', 'desc')
        .orderBy('id', 'desc')
        .limit(sql.lit(rows)),
  ),
}));

/** All reviews of the account, newest first, in pages; a page is read when it is asked for. */
export async function* everyReview(
  db: Db,
  userId: number,
  { cursor, workplaceId }: { cursor?: number | undefined; workplaceId?: number | undefined } = {},
) {
  const limit = 250;
  let before = cursor;
  for (let isMore = true; isMore; ) {
    const page = await listReviews(db, userId, { limit, cursor: before, workplaceId });
    yield page;
    before = page.at(-1)?.id;
    isMore = page.length === limit;
  }
}

/** A review, where it was earned and whose it is; undefined where it is gone. */
export async function findReviewForMail(db: Db, id: number) {
  const review = await db.selectFrom('reviews').select(reviewColumns).where('id', '=', id).executeTakeFirst();
  const account = review && (await findAccount(db, review.userId));
  if (!account) return undefined;
  const workplace = review.workplaceId === null ? undefined : await findWorkplace(db, review.workplaceId);
  return { review, workplace: workplace ? presentWorkplace(workplace) : null, account };
}

interface Range {
  first: number;
  last: number;
}

/** The newest of an account's reviews with ids from `first` to `last`, each with where it was earned; at most 250. */
export async function reviewsForMail(
  db: Db,
  userId: number,
  { first, last, limit }: Range & { limit: number },
) {
  const newest = await listReviews(db, userId, { limit, cursor: last + 1 });
  const workplaces = await listWorkplaces(db, userId);
  return newest
    .filter(({ id }) => id >= first)
    .map((review) => ({
      review,
      workplace: workplaces.find(({ id }) => id === review.workplaceId) ?? null,
    }));
}

/** All of them, whatever their rating. */
export async function rateReviewsBetween(db: Db, userId: number, { first, last }: Range) {
  const { total, average } = await db
    .selectFrom('reviews')
    .select((of) => [of.fn.countAll<number>().as('total'), of.fn.avg<number | null>('rating').as('average')])
    .where('user_id', '=', userId)
    .where('id', '>=', first)
    .where('id', '<=', last)
    .executeTakeFirstOrThrow();
  return { total, average: Number(average ?? 0) };
}

export async function countReviewsSince(db: Db, userId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}
