import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { z } from 'zod/mini';
import * as contract from '#contract/accounts.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { SECOND } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { deleteResetRequests } from './mailed-links.ts';
import { requirePassword } from './passwords.ts';
import { endSession } from './sessions.ts';
import { type Account, ADMIN_ID, findAccount, foldedColumns, lockAccount } from './store.ts';

export function deletionRoute(app: App, deps: Deps): void {
  serve(app, contract.deleteAccount, async (request, reply) => {
    await deleteOwnAccount(deps, request.account, request.body);
    await endSession(deps, request, reply);
    return { message: 'Account deleted' as Sentence };
  });
}

async function deleteOwnAccount(
  { db, clock, limits }: Deps,
  account: Account,
  { password }: z.output<typeof contract.accountDeletion>,
): Promise<void> {
  if (account.id === ADMIN_ID) throw new Refusal('adminProtected');
  await requirePassword(limits, account, password);
  await db.transaction().execute(async (tx) => {
    const locked = await lockAccount(tx, account.id);
    if (!locked) throw new Refusal('unauthorized');
    if (locked.password_hash !== account.password_hash) throw new Refusal('wrongPassword');
    await deleteAccount(tx, account.id, clock());
  });
  await deleteRest(db, account.id);
}

/** So few that no request waits long for the transaction. */
const SLICE = 1_000;

/** Gone for everyone when this commits. Then call `deleteRest`; see docs/decisions/032-deletion-in-slices.md. */
export async function deleteAccount(tx: Db, id: number, now: Date): Promise<void> {
  const account = await findAccount(tx, id);
  if (!account) return;
  await deleteResetRequests(tx, account.email_key);
  if ((await findEndOfSlice(tx, id, 0)) === null) await deleteRow(tx, id);
  else await hideAccount(tx, id, now);
}

/** Deletes the account with everything that references it. */
async function deleteRow(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

const small = [
  'configured_passwords',
  'sessions',
  'api_tokens',
  'webhooks',
  'webhook_jobs',
  'push_subscriptions',
  'passkeys',
  'password_resets',
  'address_confirmations',
  'email_changes',
  'employer_links',
  'earlier_praise',
  'review_requests',
  'outbox',
  'scheduled_mails',
  'plan_notices',
] as const;
const outliving = ['checkouts', 'subscriptions', 'payments'] as const;

/** Leaves what its reviews reference. The name is empty, and the previous release finds no plan that takes reviews. */
async function hideAccount(tx: Db, id: number, now: Date): Promise<void> {
  const unnamed = `deleted-${randomUUID()}`;
  await tx
    .updateTable('users')
    .set({
      username: unnamed,
      username_key: unnamed,
      email: unnamed,
      email_key: unnamed,
      full_name: '',
      ...foldedColumns({ username: unnamed, full_name: '', email: unnamed }),
      password_hash: '',
      passkey_handle: null,
      unsubscribe_token: unnamed,
      subscription_type: 'free',
      subscription_expires_at: null,
      granted_plan: null,
      granted_until: null,
      thanks_kind: null,
      thanks_url: null,
      question: null,
      deletion_started_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
  for (const table of small) await tx.deleteFrom(table).where('user_id', '=', id).execute();
  for (const table of outliving)
    await tx.updateTable(table).set({ user_id: null }).where('user_id', '=', id).execute();
}

/** How long a request deletes: the service closes a silent connection after 15 seconds, and a proxy may do so after 20. */
const PATIENCE = 10 * SECOND;

/**
 * Works half of the time, so that other requests don't wait. A scheduled job deletes the rest, also after a crash.
 * @param patience milliseconds after which it stops.
 * @param betweenSlices waits as long as the last slice took.
 */
export async function deleteRest(
  db: Db,
  id: number,
  patience = PATIENCE,
  betweenSlices: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<void> {
  const began = performance.now();
  for (let after: number | null = 0; ; ) {
    const start = performance.now();
    after = await db.transaction().execute((tx) => deleteSlice(tx, id, after ?? 0));
    if (after === null || performance.now() - began >= patience) return;
    await betweenSlices(performance.now() - start);
  }
}

/** @returns the last deleted review; null once nothing is left. */
async function deleteSlice(tx: Db, id: number, after: number): Promise<number | null> {
  // Locked, so that two processes that go on with the same account don't deadlock.
  const marked = await tx
    .updateTable('users')
    .set((to) => ({ review_count: to.ref('review_count') }))
    .where('id', '=', id)
    .where('deletion_started_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!marked) return null;
  const end = await findEndOfSlice(tx, id, after);
  if (end === null) await deleteRow(tx, id);
  else
    await tx
      .deleteFrom('reviews')
      .where('user_id', '=', id)
      .where('id', '>', after)
      .where('id', '<=', end)
      .execute();
  return end;
}

/** @returns null if less than a slice is left, which the foreign key's cascade deletes. */
async function findEndOfSlice(tx: Db, userId: number, after: number): Promise<number | null> {
  // Ordered by user and id for the reason given in `reviews/store.ts`.
  const end = await tx
    .selectFrom('reviews')
    .select('id')
    .where(sql<boolean>`(user_id, id) > (${userId}, ${after})`)
    .where('user_id', '>=', userId)
    .where('user_id', '<=', userId)
    .orderBy('user_id')
    .orderBy('id')
    .limit(1)
    .offset(SLICE - 1)
    .executeTakeFirst();
  return end?.id ?? null;
}

/** Scheduled job. */
export async function finishDeletions(db: Db, stop: AbortSignal): Promise<void> {
  const marked = await db
    .selectFrom('users')
    .select('id')
    .where('deletion_started_at', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id } of marked)
    await deleteRest(db, id, Infinity, async (milliseconds) => {
      stop.throwIfAborted();
      await sleep(milliseconds);
    });
}
