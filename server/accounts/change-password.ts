import type { z } from 'zod/mini';
import type { passwordChange } from '#contract/account-settings.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Deps } from '#server/system/deps.ts';
import { accountLimits } from './limits.ts';
import { hashPassword, requirePassword } from './passwords.ts';
import { revokeAccess } from './revoke-access.ts';
import { type Account, replacePasswordHash } from './store.ts';

export async function changePassword(
  { db, clock, limits, wakeOutbox }: Deps,
  account: Account,
  { password, newPassword, keptPasskeys }: z.output<typeof passwordChange>,
): Promise<Account> {
  await requirePassword(limits, account, password);
  await limits.count([accountLimits.passwordChangesToAddress, account.email_key]);
  const passwordHash = await hashPassword(newPassword);
  const now = clock();
  await db.transaction().execute(async (tx) => {
    if (!(await replacePasswordHash(tx, account, passwordHash))) throw new Refusal('wrongPassword');
    await revokeAccess(tx, account.id, now, keptPasskeys);
  });
  wakeOutbox();
  return { ...account, password_hash: passwordHash };
}
