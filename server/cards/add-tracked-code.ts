import { MAX_TRACKED_CODES } from '#contract/tracked-codes.ts';
import { lockAccount } from '#server/accounts/store.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { createCode } from './codes.ts';
import { requireOwnWorkplace, type StoredTrackedCode, trackedCodeColumns } from './store.ts';

/** @throws Refusal `trackedCodeLimitReached`, or `workplaceNotFound`. */
export function addTrackedCode(
  { db, clock }: Deps,
  userId: number,
  { name, workplaceId }: { name: string; workplaceId: number | null },
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
