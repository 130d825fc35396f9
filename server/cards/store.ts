import type { ExpressionBuilder } from 'kysely';
import type { TrackedCode } from '#contract/tracked-codes.ts';
import { lockAccount } from '#server/accounts/store.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import { findWorkplace } from '#server/workplaces/store.ts';

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

export const trackedCodeColumns = [
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

/** @throws Refusal `trackedCodeNotFound`, `workplaceNotFound`; also for those of other accounts. */
export function updateOwnTrackedCode(
  db: Db,
  userId: number,
  id: number,
  { name, workplaceId, isOff }: { name: string; workplaceId: number | null; isOff: boolean },
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

export async function requireOwnWorkplace(db: Db, userId: number, id: number | null): Promise<void> {
  if (id !== null && (await findWorkplace(db, id))?.user_id !== userId)
    throw new Refusal('workplaceNotFound');
}
