import type { ExpressionBuilder } from 'kysely';
import type { z } from 'zod/mini';
import {
  MAX_TRACKED_CODES,
  type TrackedCode,
  type trackedCodeChange,
  type trackedCodeForm,
} from '#contract/tracked-codes.ts';
import { lockAccount } from '#server/accounts/store.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { requireOwnWorkplace } from '#server/workplaces/store.ts';
import { createCode } from './codes.ts';

export type StoredTrackedCode = Omit<TrackedCode, 'url'>;

export function listTrackedCodes(db: Db, userId: number): Promise<StoredTrackedCode[]> {
  return db
    .selectFrom('tracked_codes')
    .select(trackedCodeColumns)
    .select(countReviews)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

const trackedCodeColumns = [
  'id',
  'code',
  'name',
  'workplace_id as workplaceId',
  'scans',
  'off_at as offAt',
  'created_at as createdAt',
] as const;

function countReviews(of: ExpressionBuilder<Schema, 'tracked_codes'>) {
  return of
    .selectFrom('reviews')
    .select((of) => of.fn.countAll<number>().as('count'))
    .whereRef('reviews.tracked_code_id', '=', 'tracked_codes.id')
    .$asScalar()
    .$notNull()
    .as('reviews');
}

/** @throws Refusal `trackedCodeNotFound` or `workplaceNotFound`, also for those of other accounts. */
export function updateOwnTrackedCode(
  db: Db,
  userId: number,
  id: number,
  { name, workplaceId = null, isOff }: z.output<typeof trackedCodeChange>,
  now: Date,
): Promise<StoredTrackedCode> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('unauthorized');
    await requireOwnWorkplace(tx, userId, workplaceId);
    return tx
      .updateTable('tracked_codes')
      .set((to) => ({
        name,
        workplace_id: workplaceId,
        off_at: isOff ? to.fn.coalesce('off_at', to.val(now.toISOString())) : null,
      }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(trackedCodeColumns)
      .returning(countReviews)
      .executeTakeFirstOrThrow(() => new Refusal('trackedCodeNotFound'));
  });
}

/** @throws Refusal `trackedCodeLimitReached`, or `workplaceNotFound`. */
export function addTrackedCode(
  { db, clock }: Deps,
  userId: number,
  { name, workplaceId = null }: z.output<typeof trackedCodeForm>,
): Promise<StoredTrackedCode> {
  const trackedCode = { user_id: userId, name, workplace_id: workplaceId, created_at: clock().toISOString() };
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('unauthorized');
    const count = await countRows(tx.selectFrom('tracked_codes').where('user_id', '=', userId));
    if (count >= MAX_TRACKED_CODES) throw new Refusal('trackedCodeLimitReached');
    await requireOwnWorkplace(tx, userId, workplaceId);
    for (;;) {
      const added = await tx
        .insertInto('tracked_codes')
        .values({ ...trackedCode, code: createCode() })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning(trackedCodeColumns)
        .executeTakeFirst();
      if (added) return { ...added, reviews: 0 };
    }
  });
}
