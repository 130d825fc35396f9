import type { Selectable } from 'kysely';
import type { Review } from '#contract/reviews.ts';
import { findAccount } from '#server/accounts/store.ts';
import type { Db, ReviewsTable } from '#server/db/schema.ts';
import { findWorkplace, presentWorkplace } from '#server/workplaces/store.ts';

export function presentReview(row: Selectable<ReviewsTable>): Review {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    customerName: row.customer_name,
    customerLocation: row.customer_location,
    customerPhoto: row.customer_photo,
    workplaceId: row.workplace_id,
    userId: row.user_id,
    createdAt: row.created_at,
  };
}

interface ReviewQuery {
  /** Infinity for all. */
  limit: number;
  /** Only reviews older than the one with this id. */
  cursor?: number | undefined;
  workplaceId?: number | undefined;
}

/** Newest first. Ids only grow, so they are the order, and a page starts where the last one ended at any depth. */
export function listReviews(db: Db, userId: number, { limit, cursor, workplaceId }: ReviewQuery) {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? 0))
    .$if(workplaceId !== undefined, (query) => query.where('workplace_id', '=', workplaceId ?? 0))
    .orderBy('id', 'desc')
    .$if(Number.isFinite(limit), (query) => query.limit(limit))
    .execute();
}

/** A review, where it was earned and whose it is; undefined where it is gone. */
export async function findReviewForMail(db: Db, id: number) {
  const row = await db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
  const account = row && (await findAccount(db, row.user_id));
  if (!account) return undefined;
  const workplace = row.workplace_id === null ? undefined : await findWorkplace(db, row.workplace_id);
  return { review: presentReview(row), workplace: workplace ? presentWorkplace(workplace) : null, account };
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
