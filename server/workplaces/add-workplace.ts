import { lockAccount, planLimits } from '#server/accounts/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';

/** @throws Refusal `workplaceLimitReached` on the free plan. */
export function addWorkplace(
  { db, clock, site }: Deps,
  userId: number,
  { name, location }: { name: string; location: string | null },
) {
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new Refusal('unauthorized');
    const limits = planLimits(site, account, now);
    if (limits && (await countWorkplaces(tx, userId)) >= limits.workplaces)
      throw new Refusal('workplaceLimitReached');
    return tx
      .insertInto('workplaces')
      .values({ user_id: userId, name, location, created_at: now.toISOString() })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function countWorkplaces(db: Deps['db'], userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('workplaces')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
