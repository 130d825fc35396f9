import { ECDH } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type ExpressionBuilder, sql } from 'kysely';
import type { z } from 'zod/mini';
import * as contract from '#contract/push.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { isUrlAllowed } from '#server/http/ask-outside.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { enqueue, type NewJob } from '#server/mail/outbox.ts';
import { accountLimits } from './limits.ts';
import { lockSession, sessionHash } from './sessions.ts';
import { type Account, accountExists, lockAccount } from './store.ts';

type Subscription = z.output<typeof contract.pushSubscription>;

export const MAX_DEVICES = 10;

export function pushRoutes(app: App, deps: Deps): void {
  const sessionHashOf = (request: FastifyRequest) => sessionHash(deps.config, request);

  serve(app, contract.getPush, (request) => readPushSettings(deps, sessionHashOf(request)));

  serve(app, contract.subscribeToPush, (request) =>
    subscribe(deps, request.account, sessionHashOf(request), request.body),
  );

  serve(app, contract.unsubscribeFromPush, (request) => unsubscribe(deps.db, sessionHashOf(request)));
}

async function readPushSettings(
  { db, pushKeys: { publicKey } }: Deps,
  sessionHash: string,
): Promise<contract.PushSettings> {
  const found = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'show_words'])
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  return { publicKey, endpoint: found?.endpoint ?? null, showWords: found?.show_words === 1 };
}

/**
 * Replaces the session's subscription. An endpoint is one browser, so it moves to the last account that signed in there.
 * @throws Refusal `pushSubscriptionUnusable`, or `unauthorized` if the session ended meanwhile.
 */
async function subscribe(
  deps: Deps,
  { id: userId }: Account,
  sessionHash: string,
  subscription: Subscription,
): Promise<contract.PushSettings> {
  const { db, config, limits, clock } = deps;
  if (!isUsable(subscription, config.isLoopback)) throw new Refusal('pushSubscriptionUnusable');
  await limits.count([accountLimits.pushSubscriptions, String(userId)]);
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account || !(await lockSession(tx, sessionHash))) throw new Refusal('unauthorized');
    await tx
      .deleteFrom('push_subscriptions')
      .where('session_hash', '=', sessionHash)
      .where('endpoint', '<>', subscription.endpoint)
      .execute();
    const row = {
      user_id: userId,
      session_hash: sessionHash,
      p256dh: subscription.keys.p256dh,
      auth: subscription.keys.auth,
      show_words: subscription.showWords ? (1 as const) : (0 as const),
    };
    await tx
      .insertInto('push_subscriptions')
      .values({ ...row, endpoint: subscription.endpoint, created_at: clock().toISOString() })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    await deleteSurplus(tx, userId);
  });
  return readPushSettings(deps, sessionHash);
}

async function unsubscribe(db: Db, sessionHash: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute();
}

/** Mails that are also pushed. */
const pushKinds: Record<string, string> = {
  'review-received': 'review-push',
  'reviews-digest': 'reviews-push',
};

/** One job per device, so that a retry reaches only the device that missed it. */
export async function queuePushes(tx: Db, mails: NewJob[], now: Date): Promise<void> {
  const jobs = mails.flatMap((mail) => {
    const kind = pushKinds[mail.kind];
    return kind === undefined ? [] : [{ ...mail, kind }];
  });
  const userIds = [...new Set(jobs.flatMap(({ userId }) => userId ?? []))];
  if (userIds.length === 0) return;
  const devices = await tx
    .selectFrom('push_subscriptions')
    .select(['id', 'user_id'])
    .where('user_id', 'in', userIds)
    .execute();
  const pushes = jobs.flatMap((job) =>
    devices
      .filter((device) => device.user_id === job.userId)
      .map(({ id }) => ({ ...job, payload: { ...job.payload, subscriptionId: id } })),
  );
  await enqueue(tx, pushes, now, 'push');
}

/** @returns undefined once the session has ended, or someone else signed in on the device. */
export function findSubscription(db: Db, id: number, userId: number, now: Date) {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.token_hash', 'push_subscriptions.session_hash')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .selectAll('users')
    .select(['endpoint', 'p256dh', 'auth', 'show_words'])
    .where('push_subscriptions.id', '=', id)
    .where('push_subscriptions.user_id', '=', userId)
    .where(accountExists)
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

export async function deleteSubscription(db: Db, id: number, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).where('endpoint', '=', endpoint).execute();
}

function isUsable({ endpoint, keys }: Subscription, allowLoopback: boolean): boolean {
  const url = URL.parse(endpoint);
  if (url === null || !isUrlAllowed(url, allowLoopback)) return false;
  try {
    // Throws if it is not a point of the curve.
    ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

async function deleteSurplus(tx: Db, userId: number): Promise<void> {
  const kept = (of: ExpressionBuilder<Schema, 'push_subscriptions'>) =>
    of
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(sql.lit(MAX_DEVICES));
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where((of) => of('id', 'not in', kept(of)))
    .execute();
}
