import type { SqlBool } from 'kysely';
import { isListed, isPostgres } from '#server/db/dialect.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db } from '#server/db/schema.ts';
import { type Account, accountColumns, accountExists } from './store.ts';

export interface LockedAccount extends Account {
  /** Whether any device wants push notifications. */
  has_devices: SqlBool;
}

export async function lockAccounts(tx: Db, ids: number[]): Promise<Map<number, LockedAccount>> {
  const accounts = await selectLocked(tx, { ids });
  return new Map(accounts.map((account) => [account.id, account]));
}

const selectLocked = prepare((tx, { ids }: { ids: number[] }) =>
  tx
    .selectFrom('users')
    .select(accountColumns)
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('push_subscriptions')
            .select('id')
            .whereRef('push_subscriptions.user_id', '=', 'users.id'),
        )
        .as('has_devices'),
    )
    .where(isListed(tx, 'id', ids))
    .where(accountExists)
    // A fixed order avoids deadlocks.
    .orderBy('id')
    .$if(isPostgres(tx), (query) => query.forUpdate()),
);
