import { CARDS_MAX } from '#contract/cards.ts';
import { lockAccount } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { createCode } from './codes.ts';
import { expectOwnWorkplace, type StoredCard } from './store.ts';

/** @throws Refusal `cardLimitReached`, or `workplaceNotFound` where the workplace is not theirs. */
export function addCard(
  { db, clock }: Deps,
  userId: number,
  { name, workplaceId }: { name: string; workplaceId: number | null },
): Promise<StoredCard> {
  const card = { user_id: userId, name, workplace_id: workplaceId, created_at: clock().toISOString() };
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('unauthorized');
    if ((await countCards(tx, userId)) >= CARDS_MAX) throw new Refusal('cardLimitReached');
    await expectOwnWorkplace(tx, userId, workplaceId);
    for (;;) {
      const added = await tx
        .insertInto('cards')
        .values({ ...card, code: createCode() })
        // Somebody has this code already, which happens to nobody twice.
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (added) return added;
    }
  });
}

async function countCards(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('cards')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
