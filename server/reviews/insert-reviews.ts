import type { Insertable } from 'kysely';
import type { Db, ReviewsTable } from '#server/db/schema.ts';

/** Request hashes by key, including withdrawn reviews. */
export async function findStored(tx: Db, keys: string[]): Promise<Map<string | null, string | null>> {
  const findIn = (table: 'reviews' | 'withdrawn_reviews') =>
    tx.selectFrom(table).select(['idempotency_key', 'request_hash']).where('idempotency_key', 'in', keys);
  const stored = await findIn('reviews').unionAll(findIn('withdrawn_reviews')).execute();
  return new Map(stored.map((row) => [row.idempotency_key, row.request_hash]));
}

/** Rewrites duplicates unchanged, because the first commit may not have reached the standby yet. */
export async function rewriteUnchanged(tx: Db, keys: string[]): Promise<void> {
  for (const table of ['reviews', 'withdrawn_reviews'] as const) {
    await tx
      .updateTable(table)
      .set((to) => ({ request_hash: to.ref('request_hash') }))
      .where('idempotency_key', 'in', keys)
      .execute();
  }
}

export interface NewReviewRow extends Insertable<ReviewsTable> {
  idempotency_key: string;
  workplace_id: number | null;
  code: string | null;
}

/** Drops a workplace or tracked code of another account. Lock the account before, so that ids follow the commits. */
export async function insertReviews(tx: Db, rows: NewReviewRow[]): Promise<Map<string | null, number>> {
  const inserted = await tx
    .insertInto('reviews')
    .values((to) =>
      rows.map(({ code, ...row }) => ({
        ...row,
        workplace_id: to
          .selectFrom('workplaces')
          .select('id')
          .where('id', '=', row.workplace_id)
          .where('user_id', '=', row.user_id),
        tracked_code_id: to
          .selectFrom('tracked_codes')
          .select('id')
          .where('code', '=', code)
          .where('user_id', '=', row.user_id),
      })),
    )
    .returning(['id', 'idempotency_key'])
    .execute();
  return new Map(inserted.map((row) => [row.idempotency_key, row.id]));
}

export async function updateTotals(tx: Db, reviewIds: number[]): Promise<void> {
  await tx
    .updateTable('users')
    .from((of) =>
      of
        .selectFrom('reviews')
        .select(({ fn }) => [
          'user_id',
          fn.countAll<number>().as('count'),
          fn.sum<number>('rating').as('rating_sum'),
        ])
        .where('id', 'in', reviewIds)
        .groupBy('user_id')
        .as('added'),
    )
    .set((to) => ({
      review_count: to('users.review_count', '+', to.ref('added.count')),
      rating_sum: to('users.rating_sum', '+', to.ref('added.rating_sum')),
    }))
    .whereRef('users.id', '=', 'added.user_id')
    .execute();
}
