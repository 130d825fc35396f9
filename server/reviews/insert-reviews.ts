import { sql } from 'kysely';
import { isAnyOf, jsonTable, overridingIds, reserveReviewIds } from '#server/db/dialect.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db } from '#server/db/schema.ts';
import { fieldColumnTypes } from './field-columns.ts';

/** Request hashes by key, including withdrawn reviews. */
export const selectStored = prepare((db, { keys }: { keys: string }) => {
  const findIn = (table: 'reviews' | 'withdrawn_reviews') =>
    db
      .selectFrom(table)
      .select(['idempotency_key as key', 'request_hash as requestHash'])
      .where(isAnyOf(db, 'idempotency_key', 'text', keys));
  return findIn('reviews').unionAll(findIn('withdrawn_reviews'));
}, 'replanned');

/** An id for each key. */
export const selectIds = prepare((db, { keys }: { keys: string }) => reserveReviewIds(db, keys));

/** Rewrites duplicates unchanged, because the first commit may not have reached the standby yet. */
export async function rewriteUnchanged(tx: Db, keys: string): Promise<void> {
  for (const table of ['reviews', 'withdrawn_reviews'] as const) {
    await tx
      .updateTable(table)
      .set((to) => ({ request_hash: to.ref('request_hash') }))
      .where(isAnyOf(tx, 'idempotency_key', 'text', keys))
      .execute();
  }
}

const totalColumns = { id: 'integer', review_count: 'integer', rating_sum: 'integer' } as const;

export const updateTotals = prepare(
  (db, { ids, totals }: { ids: string; totals: string }) =>
    db
      .updateTable('users')
      .from(jsonTable(db, totalColumns, totals))
      .set((to) => ({
        review_count: to.ref('listed.review_count'),
        rating_sum: to.ref('listed.rating_sum'),
      }))
      .whereRef('users.id', '=', 'listed.id')
      // Otherwise PostgreSQL, which expects a hundred totals, may scan all users.
      .where(isAnyOf(db, 'users.id', 'integer', ids)),
  'replanned',
);

const reviewColumns = {
  id: 'integer',
  user_id: 'integer',
  workplace_id: 'integer',
  ...fieldColumnTypes,
  language: 'text',
  review_link_hash: 'text',
  idempotency_key: 'text',
  request_hash: 'text',
  created_at: 'timestamp',
} as const;

export type NewReviewRow = Record<keyof typeof reviewColumns | 'code', string | number | null>;

/** Drops a workplace or tracked code that belongs to another account. */
export const insertReviews = prepare((db, { rows }: { rows: string }) => {
  const columns = Object.keys(reviewColumns).filter((column) => column !== 'workplace_id');
  const ownWorkplace = db
    .selectFrom('workplaces')
    .select('id')
    .whereRef('id', '=', sql.ref('listed.workplace_id'))
    .whereRef('user_id', '=', sql.ref('listed.user_id'));
  const ownCode = db
    .selectFrom('tracked_codes')
    .select('id')
    .whereRef('code', '=', sql.ref('listed.code'))
    .whereRef('user_id', '=', sql.ref('listed.user_id'));
  const query = sql`
    insert into reviews (${sql.join(columns.map((column) => sql.ref(column)))}, workplace_id, tracked_code_id)
    ${overridingIds(db)}
    select ${sql.join(columns.map((column) => sql.ref(`listed.${column}`)))}, (${ownWorkplace}), (${ownCode})
    from ${jsonTable(db, { ...reviewColumns, code: 'text' }, rows)}`;
  return { compile: () => query.compile(db) };
});
