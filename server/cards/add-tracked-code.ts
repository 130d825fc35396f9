import { MAX_TRACKED_CODES } from '#contract/tracked-codes.ts';
import { lockAccount } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Deps } from '#server/system/deps.ts';
import { createCode } from './codes.ts';
import { requireOwnWorkplace, type StoredTrackedCode } from './store.ts';

/** @throws Refusal `trackedCodeLimitReached`, or `workplaceNotFound`. */
export function addTrackedCode(
  { db, clock }: Deps,
  userId: number,
  { name, workplaceId }: { name: string; workplaceId: number | null },
): Promise<StoredTrackedCode> {
  const trackedCode = { user_id: userId, name, workplace_id: workplaceId, created_at: clock().toISOString() };
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('unauthorized');
    if ((await countTrackedCodes(tx, userId)) >= MAX_TRACKED_CODES)
      throw new Refusal('trackedCodeLimitReached');
    await requireOwnWorkplace(tx, userId, workplaceId);
    for (;;) {
      const added = await tx
        .insertInto('tracked_codes')
        .values({ ...trackedCode, code: createCode() })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (added) return added;
    }
  });
}

async function countTrackedCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('tracked_codes')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
