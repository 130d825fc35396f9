import type { SqlBool } from 'kysely';
import { isPostgres } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import { type Account, accountExists } from './store.ts';

export interface LockedAccount extends Account {
  /** Whether any device wants push notifications. */
  has_devices: SqlBool;
}

export async function lockAccounts(tx: Db, ids: number[]): Promise<Map<number, LockedAccount>> {
  const accounts = await tx
    .selectFrom('users')
    .selectAll('users')
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
    .where('id', 'in', ids)
    .where(accountExists)
    // A fixed order avoids deadlocks.
    .orderBy('id')
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .execute();
  return new Map(accounts.map((account) => [account.id, account]));
}
