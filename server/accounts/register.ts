import type { z } from 'zod/mini';
import type { registration } from '#contract/accounts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { hashPassword } from './passwords.ts';
import { type Account, insertAccount, isTaken, usernameKey } from './store.ts';

const RESERVED = new Set(
  'admin administrator api billing contact goodword help info mail me noreply owner postmaster privacy root security staff support system terms webmaster'.split(
    ' ',
  ),
);

export async function register({ db, clock }: Deps, form: z.output<typeof registration>): Promise<Account> {
  const letters = usernameKey(form.username).replace(/[^\p{L}\p{N}]/gu, '');
  if (RESERVED.has(letters)) throw new Refusal('accountTaken');
  // The database's unique columns decide; this only saves the hashing.
  if (await isTaken(db, form.username, form.email)) throw new Refusal('accountTaken');
  const { password, ...account } = form;
  return insertAccount(db, { ...account, passwordHash: await hashPassword(password) }, clock());
}
