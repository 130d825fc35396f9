import { MAX_WORKPLACES } from '#contract/workplaces.ts';
import { lockAccount, planLimits } from '#server/accounts/store.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import type { WorkplaceColumns } from './store.ts';

/** @throws Refusal `workplaceLimitReached` on the free plan, or `workplaceMaximumReached`. */
export function addWorkplace({ db, clock, site }: Deps, userId: number, columns: WorkplaceColumns) {
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new Refusal('unauthorized');
    const limits = planLimits(site, account, now);
    const count = await countRows(tx.selectFrom('workplaces').where('user_id', '=', userId));
    if (limits && count >= limits.workplaces) throw new Refusal('workplaceLimitReached');
    if (count >= MAX_WORKPLACES) throw new Refusal('workplaceMaximumReached');
    return tx
      .insertInto('workplaces')
      .values({ user_id: userId, ...columns, created_at: now.toISOString() })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
