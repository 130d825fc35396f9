import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { generatePassword, hashPassword, verifyPassword } from './passwords.ts';
import { revokeAccess } from './revoke-access.ts';
import { type Account, ADMIN_ID, findAccount, lockAccount, replacePasswordHash } from './store.ts';

/** Whether ADMIN_PASSWORD was already in force, has just replaced another password, or was overridden by a later change. */
export type ConfiguredPassword = 'current' | 'new' | 'overridden';

/** Applies each new value once, so a password changed later in Settings or by a mailed link stays. */
export async function applyAdminPassword(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  configured: string,
): Promise<ConfiguredPassword> {
  const [admin, lastApplied] = await Promise.all([findAdmin(db), findLastApplied(db)]);
  const found = await verifyPassword(configured, admin.password_hash);
  const isRight = found !== null;
  const isCurrent = found === 'current';
  if (isCurrent && lastApplied === admin.password_hash) return 'current';
  if (!isRight && lastApplied !== null && (await verifyPassword(configured, lastApplied)))
    return 'overridden';

  const passwordHash = isCurrent ? admin.password_hash : await hashPassword(configured);
  const isApplied = await db.transaction().execute(async (tx) => {
    const locked = await lockAccount(tx, ADMIN_ID);
    if (locked?.password_hash !== admin.password_hash) return false;
    await tx
      .insertInto('configured_passwords')
      .values({ user_id: ADMIN_ID, password_hash: passwordHash })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ password_hash: passwordHash }))
      .execute();
    if (isCurrent) return true;
    await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', ADMIN_ID).execute();
    const isFirst = admin.password_hash === '';
    if (!isRight && !isFirst) await revokeAccess(tx, ADMIN_ID, clock());
    return true;
  });
  // Another starting process, or the admin, has changed the password in the meantime.
  if (!isApplied) return applyAdminPassword({ db, clock }, configured);
  return isRight || admin.password_hash === '' ? 'current' : 'new';
}

/** @returns the new random password, to be shown once; null if the admin already has a password. */
export async function createAdminPassword(db: Db): Promise<string | null> {
  const admin = await findAdmin(db);
  if (admin.password_hash !== '') return null;
  const password = generatePassword();
  return (await replacePasswordHash(db, admin, await hashPassword(password))) ? password : null;
}

async function findAdmin(db: Db): Promise<Account> {
  const admin = await findAccount(db, ADMIN_ID);
  if (!admin) throw new Error('The admin account is missing');
  return admin;
}

async function findLastApplied(db: Db): Promise<string | null> {
  const found = await db
    .selectFrom('configured_passwords')
    .select('password_hash')
    .where('user_id', '=', ADMIN_ID)
    .executeTakeFirst();
  return found?.password_hash ?? null;
}
