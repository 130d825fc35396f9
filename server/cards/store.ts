import type { ExpressionBuilder, Selectable } from 'kysely';
import type { TrackedCode } from '#contract/tracked-codes.ts';
import { lockAccount } from '#server/accounts/store.ts';
import type { Db, Schema, TrackedCodesTable } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import { findWorkplace } from '#server/workplaces/store.ts';

export type StoredTrackedCode = Selectable<TrackedCodesTable>;
type CountedTrackedCode = StoredTrackedCode & { reviews: number };

export function presentTrackedCode(trackedCode: StoredTrackedCode): Omit<TrackedCode, 'url' | 'reviews'> {
  return {
    id: trackedCode.id,
    code: trackedCode.code,
    name: trackedCode.name,
    workplaceId: trackedCode.workplace_id,
    scans: trackedCode.scans,
    offAt: trackedCode.off_at,
    createdAt: trackedCode.created_at,
  };
}

export function listTrackedCodes(db: Db, userId: number): Promise<CountedTrackedCode[]> {
  return db
    .selectFrom('tracked_codes')
    .selectAll()
    .select(countReviews)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

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
): Promise<CountedTrackedCode> {
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
      .returningAll()
      .returning(countReviews)
      .executeTakeFirstOrThrow(() => new Refusal('trackedCodeNotFound'));
  });
}

export async function requireOwnWorkplace(db: Db, userId: number, id: number | null): Promise<void> {
  if (id !== null && (await findWorkplace(db, id))?.user_id !== userId)
    throw new Refusal('workplaceNotFound');
}
