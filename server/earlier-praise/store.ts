import { type EarlierPraise, MAX_PRAISE, type PraiseForm } from '#contract/earlier-praise.ts';
import { MAX_ID } from '#contract/fields.ts';
import { lockAccount } from '#server/accounts/store.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';

const columns = [
  ...(['id', 'words', 'name', 'rating', 'month', 'source', 'url'] as const),
  'created_at as createdAt',
] as const;

/** Newest first. */
export function listPraise(
  db: Db,
  userId: number,
  { limit = MAX_PRAISE, cursor = MAX_ID }: { limit?: number; cursor?: number | undefined } = {},
): Promise<EarlierPraise[]> {
  return db
    .selectFrom('earlier_praise')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '<', cursor)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** All or none. The last of them comes first in the list. @throws Refusal `praiseLimitReached`. */
export function addPraise(
  { db, clock }: Deps,
  userId: number,
  items: PraiseForm[],
): Promise<EarlierPraise[]> {
  const created_at = clock().toISOString();
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('unauthorized');
    const count = await countRows(tx.selectFrom('earlier_praise').where('user_id', '=', userId));
    if (count + items.length > MAX_PRAISE) throw new Refusal('praiseLimitReached');
    return tx
      .insertInto('earlier_praise')
      .values(items.map((item) => ({ ...item, user_id: userId, created_at })))
      .returning(columns)
      .execute();
  });
}

const notFound = () => new Refusal('praiseNotFound');

/** @throws Refusal `praiseNotFound`, also for that of other accounts. */
export function updateOwnPraise(db: Db, userId: number, id: number, change: PraiseForm) {
  return db
    .updateTable('earlier_praise')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirstOrThrow(notFound);
}

/** @throws Refusal `praiseNotFound`, also for that of other accounts. */
export async function deleteOwnPraise(db: Db, userId: number, id: number): Promise<void> {
  await db
    .deleteFrom('earlier_praise')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);
}
