import type { Selectable } from 'kysely';
import { lockAccount } from '#server/accounts/store.ts';
import type { Db, WorkplacesTable } from '#server/db/schema.ts';
import { Refusal } from '#server/platform/errors.ts';
import { findWorkplace } from '#server/workplaces/store.ts';

/** @throws Refusal `workplaceNotFound` unless both workplaces belong to the account. */
export function mergeWorkplaces(
  db: Db,
  userId: number,
  { from, into }: { from: number; into: number },
): Promise<Selectable<WorkplacesTable>> {
  return db.transaction().execute(async (tx) => {
    // New reviews lock the account too, so none can be added to the old workplace meanwhile.
    if (!(await lockAccount(tx, userId))) throw new Refusal('unauthorized');
    const [old, target] = [await findWorkplace(tx, from), await findWorkplace(tx, into)];
    if (old?.user_id !== userId || target?.user_id !== userId) throw new Refusal('workplaceNotFound');
    await tx.updateTable('reviews').set({ workplace_id: into }).where('workplace_id', '=', from).execute();
    await tx
      .updateTable('tracked_codes')
      .set({ workplace_id: into })
      .where('workplace_id', '=', from)
      .execute();
    await tx.deleteFrom('workplaces').where('id', '=', from).execute();
    return target;
  });
}
