import type { z } from 'zod/mini';
import type { credentials } from '#contract/accounts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { verifyPassword } from './passwords.ts';
import { type Account, findAccountByLogin } from './store.ts';

/** @throws Refusal `invalidCredentials`, after the same work for a wrong password and for nobody's name. */
export async function signIn(
  { db }: Deps,
  { username, password }: z.output<typeof credentials>,
): Promise<Account> {
  const account = await findAccountByLogin(db, username);
  const isRight = await verifyPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) throw new Refusal('invalidCredentials');
  return account;
}
