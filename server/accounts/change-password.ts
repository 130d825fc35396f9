import type { z } from 'zod/mini';
import type { passwordChange } from '#contract/accounts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { voidLinks } from './mailed-links.ts';
import { hashPassword, requirePassword } from './passwords.ts';
import { endOtherSessions } from './sessions.ts';
import { type Account, replacePasswordHash } from './store.ts';

/**
 * Sets the password, ends every session but the one with `sessionToken`, voids every link that was mailed for the account,
 * and has a notice mailed.
 * @throws Refusal `wrongPassword`.
 */
export async function changePassword(
  { db, clock, limits, wakeOutbox }: Deps,
  account: Account,
  { password, newPassword }: z.output<typeof passwordChange>,
  sessionToken: string | undefined,
): Promise<void> {
  await requirePassword(limits, account, password);
  const passwordHash = await hashPassword(newPassword);
  const now = clock();
  await db.transaction().execute(async (tx) => {
    // A password that was replaced during the hashing opens nothing any more.
    if (!(await replacePasswordHash(tx, account, passwordHash))) throw new Refusal('wrongPassword');
    await voidLinks(tx, account.id, now);
    await endOtherSessions(tx, account.id, sessionToken);
    await enqueue(tx, { kind: 'password-changed', userId: account.id, payload: { userId: account.id } }, now);
  });
  wakeOutbox();
}
