import type { Deps } from '#server/deps.ts';
import { hashPassword } from './passwords.ts';
import { insertResetToken } from './reset-password.ts';
import { revokeAccess } from './revoke-access.ts';
import { createToken } from './sessions.ts';
import type { Account } from './store.ts';

/** The operator sets it. As after a reset, earlier sessions, passkeys and links no longer work. */
export async function setPassword(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    await revokeAccess(tx, userId, now);
  });
}

/** Ids of mails begin with 1. */
const NOT_MAILED = 0;

export async function createResetLink(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  { id }: Account,
): Promise<string> {
  const link = { kind: 'reset-password', token: createToken(), userId: id, outboxId: NOT_MAILED } as const;
  await db.transaction().execute((tx) => insertResetToken(tx, link, clock()));
  return `${config.appUrl}/reset-password?token=${link.token}`;
}
