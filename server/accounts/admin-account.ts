import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/schema.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endEverySession } from './sessions.ts';
import { ADMIN_ID, findAccount } from './store.ts';

/**
 * Gives the admin account of the first migration its password: the configured one, or at the first start a random one.
 * @returns the password where one was made now; it is known to nobody else, and never told again.
 */
export async function ensureAdminPassword(db: Db, configured: string | null): Promise<string | null> {
  const admin = await findAccount(db, ADMIN_ID);
  if (!admin) throw new Error('The admin account is missing');
  const isFirstStart = admin.password_hash === '';
  if (!isFirstStart && (configured === null || (await verifyPassword(configured, admin.password_hash))))
    return null;

  const password = configured ?? randomBytes(16).toString('base64url');
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', ADMIN_ID).execute();
    await endEverySession(tx, ADMIN_ID);
  });
  return configured === null ? password : null;
}
