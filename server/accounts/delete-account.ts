import type { z } from 'zod/mini';
import type { accountDeletion } from '#contract/accounts.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Deps } from '#server/system/deps.ts';
import { requirePassword } from './passwords.ts';
import { type Account, ADMIN_ID, deleteAccount, lockAccount } from './store.ts';

export async function deleteOwnAccount(
  { db, limits }: Deps,
  account: Account,
  { password }: z.output<typeof accountDeletion>,
): Promise<void> {
  if (account.id === ADMIN_ID) throw new Refusal('adminProtected');
  await requirePassword(limits, account, password);
  await db.transaction().execute(async (tx) => {
    const locked = await lockAccount(tx, account.id);
    if (!locked) throw new Refusal('unauthorized');
    if (locked.password_hash !== account.password_hash) throw new Refusal('wrongPassword');
    await deleteAccount(tx, account.id);
  });
}
