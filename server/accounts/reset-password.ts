import type { z } from 'zod/mini';
import type { Sentence } from '#contract/languages/sentence.ts';
import * as contract from '#contract/password-reset.ts';
import { DAY, HOUR, timestampAfter } from '#server/basics/clock.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { confirmAddressOf } from './held-mails.ts';
import { accountLimits } from './limits.ts';
import { countMail } from './mail-budget.ts';
import { revokeResetLinks } from './mailed-links.ts';
import { hashPassword } from './passwords.ts';
import { revokeAccess } from './revoke-access.ts';
import { createToken, hashToken } from './sessions.ts';
import { type Account, emailKey, findAccountByEmail, lockAccount } from './store.ts';

/** A new account's owner may read the mail days later; who asked for a reset is waiting for it. */
const LIFETIMES = { 'reset-password': HOUR, 'account-created': 7 * DAY };

export type PasswordLink = keyof typeof LIFETIMES;

const LINKS_PER_HOUR = 3;

export function passwordResetRoutes(app: App, deps: Deps): void {
  const limitRequests = limitPerAddress(deps.limits, accountLimits.resetRequests);
  serve(app, { ...contract.forgotPassword, onRequest: limitRequests }, async (request) => {
    await requestReset(deps, request.body.email);
    return { message: 'If an account has this address, a reset link is on its way.' };
  });

  const onRequest = limitPerAddress(deps.limits, accountLimits.resets);
  serve(app, { ...contract.resetPassword, onRequest }, async (request) => {
    await resetPassword(deps, request.body);
    return { message: 'Password reset successful' as Sentence };
  });

  serve(app, { ...contract.checkResetToken, onRequest }, async ({ body: { token } }) => ({
    valid: (await findOwner(deps.db, token, deps.clock())) !== undefined,
  }));
}

/** The account is looked up when the mail is sent, so neither the answer nor its timing reveals whether it exists. */
async function requestReset({ db, clock, wakeOutbox }: Deps, email: string): Promise<void> {
  await enqueue(db, { kind: 'reset-password', userId: null, payload: { email: emailKey(email) } }, clock());
  wakeOutbox();
}

/** @returns null if no account has the address, or it got enough mails. */
export async function issueResetToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: PasswordLink,
  email: string,
  outboxId: number,
): Promise<{ account: Account; token: string } | null> {
  const now = clock();
  const token = createToken();
  return db.transaction().execute(async (tx) => {
    const found = await findAccountByEmail(tx, email);
    const account = found && (await lockAccount(tx, found.id));
    if (!account || account.email_key !== found.email_key) return null;
    // A retry of the same mail replaces its token and does not count again.
    const replaced = await tx
      .deleteFrom('password_resets')
      .where('outbox_id', '=', outboxId)
      .executeTakeFirstOrThrow();
    const isCounted = account.email_unconfirmed_since === null || replaced.numDeletedRows > 0n;
    const issued = tx
      .selectFrom('password_resets')
      .where('user_id', '=', account.id)
      .where('created_at', '>', timestampAfter(now, -HOUR));
    if ((await countRows(issued)) >= LINKS_PER_HOUR) return null;
    if (!isCounted && !(await countMail(tx, account.email, now))) return null;
    await insertResetToken(tx, { kind, token, userId: account.id, outboxId }, now);
    return { account, token };
  });
}

/** Earlier links no longer work. */
async function insertResetToken(
  tx: Db,
  { kind, token, userId, outboxId }: { kind: PasswordLink; token: string; userId: number; outboxId: number },
  now: Date,
): Promise<void> {
  await revokeResetLinks(tx, userId, now);
  await tx
    .insertInto('password_resets')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      outbox_id: outboxId,
      created_at: now.toISOString(),
      expires_at: timestampAfter(now, LIFETIMES[kind]),
      used_at: null,
    })
    .execute();
}

/** @throws Refusal `invalidResetToken`. */
async function resetPassword(
  { db, clock, wakeOutbox }: Deps,
  { token, newPassword }: z.output<typeof contract.passwordReset>,
): Promise<void> {
  const now = clock();
  const owner = await findOwner(db, token, now);
  if (!owner) throw new Refusal('invalidResetToken');
  const { user_id: userId } = owner;
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (tx) => {
    // Locks the account first, as everywhere, to avoid deadlocks.
    await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    await tx
      .updateTable('password_resets')
      .set({ used_at: now.toISOString() })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .returning('user_id')
      .executeTakeFirstOrThrow(() => new Refusal('invalidResetToken'));
    // The link came to this address, or from the operator, who vouches for it; a change of address revokes it.
    await confirmAddressOf(tx, userId, now);
    await revokeAccess(tx, userId, now);
  });
  wakeOutbox();
}

export async function deleteOldResets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<', timestampAfter(now, -DAY)).execute();
}

function findOwner(db: Db, token: string, now: Date) {
  return db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** The operator sets it. As after a reset, earlier sessions, passkeys and links no longer work. */
export async function setPassword(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    await revokeAccess(tx, userId, now);
  });
}

/** Ids of mails begin with 1. */
const NOT_MAILED = 0;

export async function createResetLink(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  { id }: Account,
): Promise<string> {
  const link = { kind: 'reset-password', token: createToken(), userId: id, outboxId: NOT_MAILED } as const;
  await db.transaction().execute((tx) => insertResetToken(tx, link, clock()));
  return `${config.appUrl}/reset-password?token=${link.token}`;
}
