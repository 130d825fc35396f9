import type { z } from 'zod/mini';
import type { Language } from '#contract/languages/languages.ts';
import type { registration } from '#contract/registration.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { queueConfirmation } from './confirm-address.ts';
import { isInviteOpen, redeemInvite } from './invites.ts';
import { countMail } from './mail-budget.ts';
import { hashPassword } from './passwords.ts';
import { type Account, insertAccount, isTaken, usernameKey } from './store.ts';

const RESERVED = new Set(
  'admin administrator api billing contact goodword help info mail me noreply owner postmaster privacy root security staff support system terms webmaster'.split(
    ' ',
  ),
);

/** @throws Refusal `registrationClosed`, `inviteNeeded` or `accountTaken` */
export async function register(
  deps: Deps,
  { invite = '', ...form }: z.output<typeof registration> & { invite?: string | undefined },
  browserLanguage: Language,
): Promise<Account> {
  const { config, db, clock, wakeOutbox } = deps;
  const needsInvite = config.registration === 'invite';
  if (config.registration === 'closed') throw new Refusal('registrationClosed');
  // Checked first, so that strangers neither learn which usernames exist nor keep the server hashing.
  if (needsInvite && !(await isInviteOpen(db, invite, clock()))) throw new Refusal('inviteNeeded');
  const checked = await checkForm(db, form);
  const isEmailUnconfirmed = config.confirmsAddresses;
  const now = clock();
  const account = await db.transaction().execute(async (tx) => {
    const created = await insertAccount(tx, { ...checked, browserLanguage, isEmailUnconfirmed }, now);
    if (needsInvite) await redeemInvite(tx, invite, created.id, now);
    if (isEmailUnconfirmed && (await countMail(tx, created.email, now)))
      await queueConfirmation(tx, created, now);
    return created;
  });
  wakeOutbox();
  return account;
}

/**
 * For those who may create accounts whether registration is open or not. They vouch for the address, so it counts as
 * confirmed. @throws Refusal `accountTaken`
 */
export async function createAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  form: z.output<typeof registration>,
): Promise<Account> {
  return insertAccount(db, await checkForm(db, form), clock());
}

async function checkForm(db: Db, { password, ...account }: z.output<typeof registration>) {
  const letters = usernameKey(account.username).replace(/[^\p{L}\p{N}]/gu, '');
  if (RESERVED.has(letters)) throw new Refusal('accountTaken');
  // The database's unique columns decide; this only saves the hashing.
  if (await isTaken(db, account.username, account.email)) throw new Refusal('accountTaken');
  return { ...account, passwordHash: await hashPassword(password) };
}
