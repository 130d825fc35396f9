import type { z } from 'zod/mini';
import {
  changeEmail,
  confirmEmail as confirmEmailEndpoint,
  type emailChange,
} from '#contract/account-settings.ts';
import {
  type EmailStatus,
  getEmailStatus,
  retryEmail as retryEmailEndpoint,
} from '#contract/email-status.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal, refuseDuplicate } from '#server/http/errors.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { releaseJobs } from '#server/mail/outbox-queue.ts';
import { findAddressLink, queueAddressLink } from './address-links.ts';
import { confirmAddressOf, presentEmailStatus } from './held-mails.ts';
import { accountLimits } from './limits.ts';
import { budgetSpent, countMail } from './mail-budget.ts';
import { deleteResetRequests, revokeLinks } from './mailed-links.ts';
import { requirePassword } from './passwords.ts';
import { type Account, emailKey, findAccountByEmail, foldedColumns, lockAccount } from './store.ts';

export function emailRoutes(app: App, deps: Deps): void {
  serve(app, changeEmail, async (request) => {
    await requestEmailChange(deps, request.account, request.body);
    return { message: 'A link to confirm the new address is on its way.' };
  });

  const onRequest = limitPerAddress(deps.limits, accountLimits.resets);
  serve(app, { ...confirmEmailEndpoint, onRequest }, async (request) => {
    const { token } = request.body;
    if (await confirmAddress(deps, token)) return { message: 'Email confirmed' };
    await confirmEmail(deps, token);
    return { message: 'Email changed' };
  });

  serve(app, getEmailStatus, async (request) => presentEmailStatus(request.account));

  serve(app, retryEmailEndpoint, (request) => retryEmail(deps, request.account));
}

async function retryEmail(
  { db, clock, limits, wakeOutbox }: Deps,
  { id, email_key }: Account,
): Promise<EmailStatus> {
  await limits.count([accountLimits.mailRetriesToAddress, email_key]);
  const now = clock();
  const account = await db.transaction().execute(async (tx) => {
    const locked = await lockAccount(tx, id);
    if (!locked) throw new Refusal('unauthorized');
    await tx.updateTable('users').set({ mail_refusal: null }).where('id', '=', id).execute();
    const { email } = locked;
    if (locked.email_unconfirmed_since === null) await releaseJobs(tx, id, now);
    else if (!(await countMail(tx, email, now))) throw budgetSpent(now);
    else await queueAddressLink(tx, 'confirm-address', { userId: id, email }, now);
    return { ...locked, mail_refusal: null };
  });
  wakeOutbox();
  return presentEmailStatus(account);
}

/** @returns whether the token confirmed an address; of parallel calls, one succeeds. */
async function confirmAddress({ db, clock, wakeOutbox }: Deps, token: string): Promise<boolean> {
  const now = clock();
  const pending = await findAddressLink(db, 'confirm-address', token, now);
  if (!pending) return false;
  const isConfirmed = await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, pending.user_id);
    // Read again under the lock, because a parallel call or a change of address may have been faster.
    const current = await findAddressLink(tx, 'confirm-address', token, now);
    if (!account || !current || emailKey(current.email) !== account.email_key) return false;
    await confirmAddressOf(tx, account.id, now);
    return true;
  });
  wakeOutbox();
  return isConfirmed;
}

/** @throws Refusal `wrongPassword`, `emailUnchanged`, `emailTaken` or `tooManyRequests`. */
async function requestEmailChange(
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
async function confirmEmail({ db, clock, wakeOutbox }: Deps, token: string): Promise<void> {
  const now = clock();
  const pending = await findAddressLink(db, 'confirm-email', token, now);
  if (!pending) throw new Refusal('invalidEmailToken');
  await db.transaction().execute(async (tx) => {
    // Checked again under the lock: only one of several parallel requests with this token succeeds.
    const account = await lockAccount(tx, pending.user_id);
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
  await db
    .updateTable('users')
    .set({ email, email_key: emailKey(email), ...foldedColumns({ ...account, email }) })
    .where('id', '=', account.id)
    .execute()
    .catch(refuseDuplicate('emailTaken'));
}
