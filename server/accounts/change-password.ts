import type { z } from 'zod/mini';
import type { passwordChange } from '#contract/accounts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { voidLinks } from './mailed-links.ts';
import { hashPassword, requirePassword } from './passwords.ts';
import { endEverySession } from './sessions.ts';
import { type Account, replacePasswordHash } from './store.ts';

/**
 * Sets the password, ends every session, voids every link that was mailed for the account, and has a notice mailed.
 * @returns the account with its new password, for a new session in the browser that asked.
 * @throws Refusal `wrongPassword`.
 */
export async function changePassword(
  { db, clock, limits, wakeOutbox }: Deps,
  account: Account,
  { password, newPassword }: z.output<typeof passwordChange>,
): Promise<Account> {
  await requirePassword(limits, account, password);
  const passwordHash = await hashPassword(newPassword);
  const now = clock();
  await db.transaction().execute(async (tx) => {
    // A password that was replaced during the hashing opens nothing any more.
    if (!(await replacePasswordHash(tx, account, passwordHash))) throw new Refusal('wrongPassword');
    await voidLinks(tx, account.id, now);
    await endEverySession(tx, account.id);
    await enqueue(tx, { kind: 'password-changed', userId: account.id, payload: { userId: account.id } }, now);
  });
  wakeOutbox();
  return { ...account, password_hash: passwordHash };
}
