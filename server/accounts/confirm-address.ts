import type { EmailStatus } from '#contract/email-status.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { releaseJobs } from '#server/mail/outbox-queue.ts';
import { findAddressLink, queueAddressLink } from './address-links.ts';
import { confirmAddressOf, presentEmailStatus } from './held-mails.ts';
import { accountLimits } from './limits.ts';
import { budgetSpent, countMail } from './mail-budget.ts';
import { type Account, emailKey, lockAccount } from './store.ts';

/** @throws Refusal `tooManyRequests`. */
export async function retryEmail(
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
export async function confirmAddress({ db, clock, wakeOutbox }: Deps, token: string): Promise<boolean> {
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
