import type { EmailStatus } from '#contract/email-status.ts';
import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { releaseJobs } from '#server/mail/outbox-queue.ts';
import { DAY, timestampAfter } from '#server/system/clock.ts';
import type { Deps } from '#server/system/deps.ts';
import { confirmAddressOf, presentEmailStatus } from './held-mails.ts';
import { accountLimits } from './limits.ts';
import { budgetSpent, countMail } from './mail-budget.ts';
import { createToken, hashToken } from './sessions.ts';
import { type Account, emailKey, lockAccount } from './store.ts';

const LINK_LIFETIME = 7 * DAY;
/** Longer than the outbox's retries plus the link's lifetime. */
const RETENTION = 13 * DAY;

/** Queues a new link, which replaces the one before. The caller's transaction has locked or created the account. */
export async function queueConfirmation(tx: Db, { id: userId, email }: Account, now: Date): Promise<void> {
  await tx.deleteFrom('address_confirmations').where('user_id', '=', userId).execute();
  const { id } = await tx
    .insertInto('address_confirmations')
    .values({ user_id: userId, email, token_hash: null, expires_at: null, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, { kind: 'confirm-address', userId, payload: { confirmationId: id } }, now);
}

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
    if (locked.email_unconfirmed_since === null) await releaseJobs(tx, id, now);
    else if (await countMail(tx, locked.email, now)) await queueConfirmation(tx, locked, now);
    else throw budgetSpent(now);
    return { ...locked, mail_refusal: null };
  });
  wakeOutbox();
  return presentEmailStatus(account);
}

/**
 * Creates the link's token when the mail is sent, since only its hash is stored; a retry replaces it.
 * @returns null if a newer link has replaced this one, or the address is confirmed.
 */
export async function issueConfirmationToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  confirmationId: number,
): Promise<{ userId: number; email: string; token: string } | null> {
  const token = createToken();
  const pending = await db
    .updateTable('address_confirmations')
    .set({ token_hash: hashToken(token), expires_at: timestampAfter(clock(), LINK_LIFETIME) })
    .where('id', '=', confirmationId)
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst();
  return pending ? { ...pending, token } : null;
}

/** @returns whether the token confirmed an address; of parallel calls, one succeeds. */
export async function confirmAddress({ db, clock, wakeOutbox }: Deps, token: string): Promise<boolean> {
  const now = clock();
  const pending = await findPending(db, token, now);
  if (!pending) return false;
  const isConfirmed = await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, pending.user_id);
    // Read again under the lock, because a parallel call or a change of address may have been faster.
    const current = await findPending(tx, token, now);
    if (!account || !current || emailKey(current.email) !== account.email_key) return false;
    await confirmAddressOf(tx, account.id, now);
    return true;
  });
  wakeOutbox();
  return isConfirmed;
}

export async function deleteOldConfirmations(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('address_confirmations')
    .where((where) =>
      where.or([
        where('expires_at', '<=', now.toISOString()),
        where('created_at', '<', timestampAfter(now, -RETENTION)),
      ]),
    )
    .execute();
}

function findPending(db: Db, token: string, now: Date) {
  return db
    .selectFrom('address_confirmations')
    .select(['user_id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}
