import type { Selectable } from 'kysely';
import type { Passkey } from '#contract/passkeys.ts';
import type { PasskeysTable } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/schema.ts';
import { createToken } from '../sessions.ts';
import { accountExists } from '../store.ts';

export type StoredPasskey = Selectable<PasskeysTable>;

export function listPasskeys(db: Db, userId: number): Promise<StoredPasskey[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

/** The passkey has the handle and password of its account. */
export function findByCredential(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('passkeys')
    .select(['users.passkey_handle', 'users.password_hash'])
    .where('credential_id', '=', credentialId)
    .where(accountExists)
    .executeTakeFirst();
}

export function presentPasskey(stored: StoredPasskey): Passkey {
  return {
    id: stored.id,
    name: stored.name,
    createdAt: stored.created_at,
    lastUsedAt: stored.last_used_at,
    isSynced: stored.is_synced === 1,
  };
}

/** The same for all passkeys of an account, so that a device replaces its old one; it says nothing about the person. */
export async function handleOf(db: Db, userId: number): Promise<string> {
  const { passkey_handle: handle } = await db
    .updateTable('users')
    .set((to) => ({ passkey_handle: to.fn.coalesce('passkey_handle', to.val(createToken())) }))
    .where('id', '=', userId)
    .returning('passkey_handle')
    .executeTakeFirstOrThrow();
  return handle ?? '';
}
