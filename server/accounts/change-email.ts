import type { z } from 'zod/mini';
import type { emailChange } from '#contract/account-settings.ts';
import { isUniqueViolation } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { findAddressLink, queueAddressLink } from './address-links.ts';
import { confirmAddressOf } from './held-mails.ts';
import { accountLimits } from './limits.ts';
import { budgetSpent, countMail } from './mail-budget.ts';
import { deleteResetRequests, revokeLinks } from './mailed-links.ts';
import { requirePassword } from './passwords.ts';
import { type Account, emailKey, findAccountByEmail, foldedColumns, lockAccount } from './store.ts';

/** @throws Refusal `wrongPassword`, `emailUnchanged`, `emailTaken` or `tooManyRequests`. */
export async function requestEmailChange(
  { config, db, clock, limits, wakeOutbox }: Deps,
  account: Account,
  { email, password }: z.output<typeof emailChange>,
): Promise<void> {
  await requirePassword(limits, account, password);
  // Counted first, because the answer reveals whether the address is in use.
  await limits.count([accountLimits.emailChangesOfAccount, String(account.id)]);
  const owner = await findAccountByEmail(db, email);
  if (owner) throw new Refusal(owner.id === account.id ? 'emailUnchanged' : 'emailTaken');
  await limits.count([accountLimits.emailChangesToAddress, emailKey(email)]);
  const now = clock();
  await db.transaction().execute(async (tx) => {
    const locked = await lockAccount(tx, account.id);
    if (!locked) throw new Refusal('unauthorized');
    // The password may have been replaced meanwhile to shut out someone who knew the old one.
    if (locked.password_hash !== account.password_hash) throw new Refusal('wrongPassword');
    if (config.confirmsAddresses && !(await countMail(tx, email, now))) throw budgetSpent(now);
    await queueAddressLink(tx, 'confirm-email', { userId: account.id, email }, now);
  });
  wakeOutbox();
}

/** @throws Refusal `invalidEmailToken`, or `emailTaken` if another account was faster. */
export async function confirmEmail({ db, clock, wakeOutbox }: Deps, token: string): Promise<void> {
  const now = clock();
  const pending = await findAddressLink(db, 'confirm-email', token, now);
  if (!pending) throw new Refusal('invalidEmailToken');
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, pending.user_id);
    // Checked again under the lock: only one of several parallel requests with this token succeeds.
    if (!account || !(await findAddressLink(tx, 'confirm-email', token, now)))
      throw new Refusal('invalidEmailToken');
    await setEmail(tx, account, pending.email);
    await confirmAddressOf(tx, account.id, now);
    await revokeLinks(tx, account.id, now);
    await deleteResetRequests(tx, account.email_key);
    // Otherwise, the former address may be a stranger's.
    if (account.email_unconfirmed_since !== null) return;
    const payload = { userId: account.id, formerEmail: account.email };
    await enqueue(tx, { kind: 'email-changed', userId: account.id, payload }, now);
  });
  wakeOutbox();
}

async function setEmail(db: Db, account: Account, email: string): Promise<void> {
  try {
    await db
      .updateTable('users')
      .set({ email, email_key: emailKey(email), ...foldedColumns({ ...account, email }) })
      .where('id', '=', account.id)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('emailTaken');
    throw error;
  }
}
