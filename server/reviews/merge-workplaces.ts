import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { lockAccount } from '#server/accounts/store.ts';
import type { Db, WorkplacesTable } from '#server/db/schema.ts';
import { Refusal } from '#server/platform/errors.ts';
import { findWorkplace } from '#server/workplaces/store.ts';

/** So many move in one transaction: SQLite answers nobody else meanwhile, and PostgreSQL gives up a statement that takes seconds. */
const MOVED_AT_ONCE = 2_000;

/**
 * Moves reviews and cards from one workplace to another, and deletes it when nothing is left of it. Each step can stand
 * alone: interrupted, it has lost nothing, and goes on when it is asked again.
 * @throws Refusal `workplaceNotFound` where one of them is not theirs.
 */
export async function mergeWorkplaces(
  db: Db,
  userId: number,
  { from, into }: { from: number; into: number },
): Promise<Selectable<WorkplacesTable>> {
  for (let after = 0; ; await letOthersIn()) {
    const step = await db.transaction().execute(async (tx) => {
      // Whoever inserts a review does so too: none comes to the old workplace behind our back.
      if (!(await lockAccount(tx, userId))) throw new Refusal('unauthorized');
      const [old, target] = [await findWorkplace(tx, from), await findWorkplace(tx, into)];
      if (old?.user_id !== userId || target?.user_id !== userId) throw new Refusal('workplaceNotFound');
      const last = await moveReviews(tx, { from, into, after });
      if (last !== undefined) return { last };
      await tx.updateTable('cards').set({ workplace_id: into }).where('workplace_id', '=', from).execute();
      await tx.deleteFrom('workplaces').where('id', '=', from).execute();
      return { target };
    });
    if (step.target) return step.target;
    after = step.last;
  }
}

/** @returns the id of the last one, where more may follow. */
async function moveReviews(
  tx: Db,
  { from, into, after }: { from: number; into: number; after: number },
): Promise<number | undefined> {
  const end = await tx
    .selectFrom('reviews')
    .select('id')
    .where('workplace_id', '=', from)
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .offset(MOVED_AT_ONCE - 1)
    .executeTakeFirst();
  let moving = tx
    .updateTable('reviews')
    .set({ workplace_id: into })
    .where('workplace_id', '=', from)
    .where('id', '>', after);
  if (end) moving = moving.where('id', '<=', end.id);
  await moving.execute();
  return end?.id;
}
