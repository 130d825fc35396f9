import { randomUUID } from 'node:crypto';
import { queueNotice } from '#server/accounts/held-mails.ts';
import { type Account, lockAccount } from '#server/accounts/store.ts';
import { DAY, timestampAfter } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { askOutside } from '#server/http/ask-outside.ts';
import { classifyRenderError, type DeliveryFailure } from '#server/mail/delivery-failure.ts';
import type { Outcome } from '#server/mail/outbox.ts';
import { boundDelay, type Job } from '#server/mail/outbox-queue.ts';
import { readRetryAfter, reasonOf } from '#server/mail/push.ts';
import { webhookJob } from './queue-webhooks.ts';
import { findWebhook, requireWebhook, type StoredWebhook } from './store.ts';

const PAUSED_AFTER = 5 * DAY;

interface WebhookEvent {
  type: string;
  timestamp: string;
  data: object;
}

/** null: it arrived. */
type Failure = (Pick<DeliveryFailure, 'summary' | 'retryAfter'> & { isGone?: boolean }) | null;

export async function sendWebhook(deps: Deps, job: Job): Promise<Outcome> {
  const webhook = await findWebhook(deps.db, job.userId ?? 0);
  if (!webhook || webhook.state === 'ended') return 'done';
  if (webhook.state === 'paused') return changeWebhook(deps, webhook, holdJobs);
  const event = await readEvent(deps.db, job, webhook.words === 1).catch(classifyRenderError);
  if (event === null) return 'done';
  if ('verdict' in event) return event;
  const failure = await deliver(deps, webhook, job.messageId, event);
  if (failure === null && webhook.failing_since === null && webhook.last_error === null) return 'done';
  return changeWebhook(deps, webhook, (...parts) => recordDelivery(deps, failure, ...parts));
}

/** @returns null if the review is gone: `review.withdrawn` says so. */
async function readEvent(
  db: Db,
  { kind: type, payload }: Job,
  showWords: boolean,
): Promise<WebhookEvent | null> {
  const { at: timestamp, data } = webhookJob.parse(JSON.parse(payload));
  if (type === 'review.withdrawn') return { type, timestamp, data };
  const found = await db
    .selectFrom('reviews')
    .select(['id', 'rating', 'workplace_id as workplaceId', 'created_at as createdAt'])
    .select(['comment', 'customer_name as customerName', 'customer_location as customerLocation'])
    .where('id', '=', data.id)
    .executeTakeFirst();
  if (!found) return null;
  const { comment, customerName, customerLocation, ...review } = found;
  const words = { comment, customerName, customerLocation };
  return { type, timestamp, data: { ...review, ...(showWords && { words }) } };
}

/** Signs as Standard Webhooks says. While the former secret lasts, there are two signatures. */
async function deliver(
  { config, clock }: Deps,
  { url, secret, former_secret, former_secret_until }: StoredWebhook,
  id: string,
  event: WebhookEvent,
): Promise<Failure> {
  const { Webhook } = await import('standardwebhooks');
  const now = clock();
  const hasFormer = former_secret_until !== null && Date.parse(former_secret_until) > now.getTime();
  const secrets = [secret, ...(hasFormer && former_secret !== null ? [former_secret] : [])];
  const body = Buffer.from(JSON.stringify(event));
  const { host } = new URL(url);
  try {
    const { status, retryAfter } = await askOutside({
      method: 'POST',
      url: new URL(url),
      headers: {
        'content-type': 'application/json',
        'content-length': String(body.length),
        'user-agent': 'Goodword',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
        'webhook-signature': secrets.map((each) => new Webhook(each).sign(id, now, body)).join(' '),
      },
      body,
      allowLoopback: config.isLoopback,
    });
    if (status >= 200 && status < 300) return null;
    return {
      summary: `${host} answered ${status}`,
      retryAfter: readRetryAfter(retryAfter),
      isGone: status === 410,
    };
  } catch (error) {
    return { summary: `${host}: ${reasonOf(error)}`.slice(0, 200) };
  }
}

/** Calls `change` only if the webhook is still the one that was read, locked by its account. */
async function changeWebhook(
  { db }: Deps,
  { user_id, url, state }: StoredWebhook,
  change: (tx: Db, webhook: StoredWebhook, account: Account) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, user_id);
    const webhook = account && (await findWebhook(tx, user_id));
    if (!account || !webhook) return 'done';
    if (webhook.url !== url || webhook.state !== state)
      return { verdict: 'deferred', summary: 'The webhook was changed', retryAfter: 0 };
    return change(tx, webhook, account);
  });
}

async function recordDelivery(
  { clock }: Deps,
  failure: Failure,
  tx: Db,
  webhook: StoredWebhook,
  account: Account,
): Promise<Outcome> {
  const now = clock();
  const at = now.toISOString();
  const { user_id: userId } = webhook;
  const record = (columns: Partial<StoredWebhook>) =>
    tx.updateTable('webhooks').set(columns).where('user_id', '=', userId).execute();
  if (failure === null) {
    await record({ failing_since: null, last_error: null, last_error_at: null });
    await scheduleJobs(tx, userId, at);
    return 'done';
  }
  const { summary, isGone, retryAfter } = failure;
  const failed = { last_error: summary, last_error_at: at };
  if (isGone) {
    await record({ ...failed, state: 'ended' });
    await tx.deleteFrom('webhook_jobs').where('user_id', '=', userId).execute();
    return 'done';
  }
  const since = webhook.failing_since ?? at;
  const failingFor = now.getTime() - Date.parse(since);
  if (failingFor >= PAUSED_AFTER) {
    await record({ ...failed, state: 'paused' });
    await queueNotice(tx, account, 'webhook-paused', { host: new URL(webhook.url).host }, now);
    return holdJobs(tx, webhook);
  }
  await record({ ...failed, failing_since: since });
  // Doubles the time that it has failed for, whatever new events are tried meanwhile.
  const delay = boundDelay(retryAfter ?? failingFor);
  await scheduleJobs(tx, userId, timestampAfter(now, delay));
  return { verdict: 'deferred', summary, retryAfter: delay };
}

/** All of an account wait together, so a receiver that hangs costs one attempt each time, however many events it misses. */
async function scheduleJobs(tx: Db, userId: number, at: string): Promise<void> {
  await tx
    .updateTable('webhook_jobs')
    .set({ next_attempt_at: at })
    .where('user_id', '=', userId)
    .where('state', '=', 'queued')
    .execute();
}

async function holdJobs(tx: Db, { user_id }: StoredWebhook): Promise<Outcome> {
  await tx
    .updateTable('webhook_jobs')
    .set({ state: 'held', locked_until: null })
    .where('user_id', '=', user_id)
    .where('state', '=', 'queued')
    .execute();
  return { verdict: 'held', summary: 'The webhook is paused' };
}

/** Outside of the queue, since whoever presses the button waits for the answer. @throws Refusal `webhookNotFound`. */
export async function testWebhook(deps: Deps, userId: number): Promise<StoredWebhook> {
  const webhook = await requireWebhook(deps.db, userId);
  const timestamp = deps.clock().toISOString();
  const words = { comment: 'This is a test.', customerName: null, customerLocation: null };
  const failure = await deliver(deps, webhook, randomUUID(), {
    type: 'webhook.test',
    timestamp,
    data: {
      ...{ id: 0, rating: 5, workplaceId: null, createdAt: timestamp },
      ...(webhook.words === 1 && { words }),
    },
  });
  await deps.db
    .updateTable('webhooks')
    .set({
      last_error: failure?.summary ?? null,
      last_error_at: failure ? timestamp : null,
      ...(failure?.isGone && { state: 'ended' as const }),
    })
    .where('user_id', '=', userId)
    .where('url', '=', webhook.url)
    .execute();
  return requireWebhook(deps.db, userId);
}
