import type { EmailStatus } from '#contract/email-status.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { DeliveryFailure } from '#server/mail/delivery-failure.ts';
import { enqueue, type Outcome } from '#server/mail/outbox.ts';
import { holdJobs, type Job, releaseJobs } from '#server/mail/outbox-queue.ts';
import {
  type Account,
  accountExists,
  emailKey,
  findAccountByEmail,
  hasMailbox,
  lockAccount,
} from './store.ts';

/** They prove an address, or go to another one, so they are always sent. */
const NEVER_HELD = ['reset-password', 'confirm-address', 'confirm-email', 'email-changed'];

type AddressColumns = Pick<Account, 'email_unconfirmed_since' | 'mail_refusal'>;

/** Decides in a transaction that has locked the account, so that nothing is held after the release. */
export function isMailHeld(account: AddressColumns): boolean {
  return presentEmailStatus(account).state !== 'confirmed';
}

export function presentEmailStatus({ email_unconfirmed_since, mail_refusal }: AddressColumns): EmailStatus {
  if (mail_refusal !== null) return { state: 'refused', refusal: mail_refusal };
  return { state: email_unconfirmed_since === null ? 'confirmed' : 'unconfirmed', refusal: null };
}

/** About the account itself. While it waits, a newer one of its kind replaces it, so that one release sends few. */
export async function queueNotice(
  tx: Db,
  account: Account,
  kind: 'password-changed' | 'passkey-added' | 'passkey-removed' | 'webhook-changed' | 'webhook-paused',
  details: Record<string, unknown>,
  now: Date,
): Promise<void> {
  if (!hasMailbox(account)) return;
  const { id: userId } = account;
  await tx
    .deleteFrom('outbox')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('state', '=', 'held')
    .execute();
  await enqueue(tx, { kind, userId, payload: { userId, ...details }, isHeld: isMailHeld(account) }, now);
}

/** The address has proved to be the account's. The caller has locked the account. */
export async function confirmAddressOf(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_unconfirmed_since: null, mail_refusal: null })
    .where('id', '=', userId)
    .execute();
  await tx.deleteFrom('address_confirmations').where('user_id', '=', userId).execute();
  await releaseJobs(tx, userId, now);
}

/** Holds the mails of the account that has this address, the refused one too. */
export async function pauseMails(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  job: Job,
  address: string,
  failure: DeliveryFailure,
): Promise<Outcome> {
  const pausedId = await db.transaction().execute(async (tx) => {
    const found = await findAccountByEmail(tx, address);
    const account = found && (await lockAccount(tx, found.id));
    if (account?.email_key !== emailKey(address)) return null;
    await tx
      .updateTable('users')
      .set({ mail_refusal: failure.addressRefusal ?? failure.summary })
      .where('id', '=', account.id)
      .execute();
    const failed = { last_error: failure.summary, failed_at: clock().toISOString() };
    await tx.updateTable('outbox').set(failed).where('id', '=', job.id).execute();
    await holdJobs(tx, account.id, NEVER_HELD);
    return account.id;
  });
  if (NEVER_HELD.includes(job.kind)) return failure;
  // Otherwise the address was changed meanwhile, so the next attempt goes elsewhere.
  const { summary } = failure;
  return pausedId === job.userId ? { verdict: 'held', summary } : { verdict: 'deferred', summary };
}

/** Nothing waits to be confirmed where that isn't asked for. Without a mail server, no address is refused either. */
export async function confirmAllAddresses({ config, db, clock, wakeOutbox }: Deps): Promise<void> {
  const confirmed = await db.transaction().execute(async (tx) => {
    const accounts = await tx
      .updateTable('users')
      .set({ email_unconfirmed_since: null, mail_refusal: null })
      .where(accountExists)
      .where((user) =>
        user.or([
          user('email_unconfirmed_since', 'is not', null),
          ...(config.smtpUrl === null ? [user('mail_refusal', 'is not', null)] : []),
        ]),
      )
      .returning('id')
      .execute();
    for (const { id } of accounts) await confirmAddressOf(tx, id, clock());
    return accounts;
  });
  if (confirmed.length > 0) wakeOutbox();
}
