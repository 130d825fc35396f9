import { type SqlBool, sql } from 'kysely';
import { isListed, isPostgres } from '#server/db/dialect.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db } from '#server/db/schema.ts';
import { type Account, accountColumns, accountExists } from './store.ts';

export interface LockedAccount extends Account {
  /** Whether any device wants push notifications. */
  has_devices: SqlBool;
  /** Whether events are sent to a program of its own, or wait for that. */
  has_webhook: SqlBool;
}

export async function lockAccounts(tx: Db, ids: number[]): Promise<Map<number, LockedAccount>> {
  await waitForLocks(tx, ids);
  const accounts = await selectAccounts(tx, { ids });
  return new Map(accounts.map((account) => [account.id, account]));
}

/** SQLite has one writer, whose transaction is the lock. */
export async function waitForLocks(tx: Db, ids: number[]): Promise<void> {
  if (isPostgres(tx)) await lock(tx, { ids });
}

const lock = prepare(
  (tx, { ids }: { ids: number[] }) =>
    tx
      .selectFrom('users')
      .select('id')
      .where(isListed(tx, 'id', ids))
      .where(accountExists)
      // A fixed order avoids deadlocks.
      .orderBy('id')
      .forUpdate(),
  { isUnread: true },
);

const selectAccounts = prepare((tx, { ids }: { ids: number[] }) => lockedAccounts(tx, ids));

/** Reads accounts after the lock, since PostgreSQL runs a statement on what it saw before it waited. */
export const lockedAccounts = (tx: Db, ids: number[]) =>
  tx
    .selectFrom('users')
    .select(accountColumns)
    .select((of) => [
      of
        .exists(
          of
            .selectFrom('push_subscriptions')
            .select('id')
            .whereRef('push_subscriptions.user_id', '=', 'users.id'),
        )
        .as('has_devices'),
      of
        .exists(
          of
            .selectFrom('webhooks')
            .select('user_id')
            .whereRef('webhooks.user_id', '=', 'users.id')
            .where('state', '<>', sql.lit('ended' as const)),
        )
        .as('has_webhook'),
    ])
    .where(isListed(tx, 'id', ids))
    .where(accountExists);
