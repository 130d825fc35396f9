import type { z } from 'zod/mini';
import type { emailChange } from '#contract/account-settings.ts';
import { isUniqueViolation } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { DAY, timestampAfter } from '#server/system/clock.ts';
import type { Deps } from '#server/system/deps.ts';
import { confirmAddressOf } from './held-mails.ts';
import { accountLimits } from './limits.ts';
import { budgetSpent, countMail } from './mail-budget.ts';
import { deleteResetRequests, revokeLinks } from './mailed-links.ts';
import { requirePassword } from './passwords.ts';
import { createToken, hashToken } from './sessions.ts';
import { type Account, emailKey, findAccountByEmail, lockAccount } from './store.ts';

const LINK_LIFETIME = DAY;
/** Longer than the outbox's retries plus the link's lifetime. */
const RETENTION = 7 * DAY;

/** @throws Refusal `wrongPassword`, `emailUnchanged`, `emailTaken` or `tooManyRequests`. */
export async function requestEmailChange(
  { config, db, clock, limits, wakeOutbox }: Deps,
  account: Account,
  { email, password }: z.output<typeof emailChange>,
): Promise<void> {
  await requirePassword(limits, account, password);
  // Counted first, because the answer reveals whether the address is in use.
  await limits.count(
    [accountLimits.emailChangesOfAccount, String(account.id)],
    [accountLimits.emailChangesToAddress, emailKey(email)],
  );
  const owner = await findAccountByEmail(db, email);
  if (owner) throw new Refusal(owner.id === account.id ? 'emailUnchanged' : 'emailTaken');
  const now = clock();
  await db.transaction().execute(async (tx) => {
    const locked = await lockAccount(tx, account.id);
    if (!locked) throw new Refusal('unauthorized');
    // The password may have been replaced meanwhile to shut out someone who knew the old one.
    if (locked.password_hash !== account.password_hash) throw new Refusal('wrongPassword');
    if (config.confirmsAddresses && !(await countMail(tx, email, now))) throw budgetSpent(now);
    await tx.deleteFrom('email_changes').where('user_id', '=', account.id).execute();
    const { id } = await tx
      .insertInto('email_changes')
      .values({
        user_id: account.id,
        email,
        token_hash: null,
        expires_at: null,
        created_at: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(tx, { kind: 'confirm-email', userId: account.id, payload: { emailChangeId: id } }, now);
  });
  wakeOutbox();
}

/**
 * Creates the link's token when the mail is sent, since only its hash is stored; a retry replaces it.
 * @returns null if a newer request has replaced this one.
 */
export async function issueEmailToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  emailChangeId: number,
): Promise<{ userId: number; email: string; token: string } | null> {
  const token = createToken();
  const pending = await db
    .updateTable('email_changes')
    .set({ token_hash: hashToken(token), expires_at: timestampAfter(clock(), LINK_LIFETIME) })
    .where('id', '=', emailChangeId)
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst();
  return pending ? { ...pending, token } : null;
}

/** @throws Refusal `invalidEmailToken`, or `emailTaken` if another account was faster. */
export async function confirmEmail({ db, clock, wakeOutbox }: Deps, token: string): Promise<void> {
  const now = clock();
  const pending = await findPendingChange(db, token, now);
  if (!pending) throw new Refusal('invalidEmailToken');
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, pending.user_id);
    // Checked again under the lock: only one of several parallel requests with this token succeeds.
    if (!account || !(await findPendingChange(tx, token, now))) throw new Refusal('invalidEmailToken');
    await setEmail(tx, account.id, pending.email);
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

export async function deleteOldEmailChanges(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('email_changes')
    .where((where) =>
      where.or([
        where('expires_at', '<=', now.toISOString()),
        where('created_at', '<', timestampAfter(now, -RETENTION)),
      ]),
    )
    .execute();
}

function findPendingChange(db: Db, token: string, now: Date) {
  return db
    .selectFrom('email_changes')
    .select(['user_id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

async function setEmail(db: Db, userId: number, email: string): Promise<void> {
  try {
    await db
      .updateTable('users')
      .set({ email, email_key: emailKey(email) })
      .where('id', '=', userId)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('emailTaken');
    throw error;
  }
}
