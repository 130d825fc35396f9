import { randomUUID } from 'node:crypto';
import { queueNotice } from '#server/accounts/held-mails.ts';
import { type Account, lockAccount } from '#server/accounts/store.ts';
import { DAY, timestampAfter } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { askOutside } from '#server/http/ask-outside.ts';
import { classifyRenderError, type DeliveryFailure } from '#server/mail/delivery-failure.ts';
import type { Outcome } from '#server/mail/outbox.ts';
import { boundDelay, type Job, RETRY_DELAY_MAX } from '#server/mail/outbox-queue.ts';
import { readRetryAfter, reasonOf } from '#server/mail/push.ts';
import { webhookJob } from './queue-webhooks.ts';
import { findWebhook, formerSecrets, requireWebhook, type StoredWebhook } from './store.ts';

const PAUSED_AFTER = 5 * DAY;
const GONE = 410;
/** Statuses that say nothing about the event. */
const DOWN = [429, 503];

interface WebhookEvent {
  type: string;
  timestamp: string;
  data: object;
}

/** null: it arrived. */
type Failure = (Pick<DeliveryFailure, 'summary' | 'retryAfter'> & { status?: number }) | null;

export async function sendWebhook(deps: Deps, job: Job): Promise<Outcome> {
  const webhook = await findWebhook(deps.db, job.userId ?? 0);
  if (!webhook || webhook.state === 'ended') return 'done';
  if (webhook.state === 'paused') return changeIfSame(deps, webhook, holdJobs);
  const wait = Date.parse(webhook.retry_at ?? '') - deps.clock().getTime();
  // A longer one comes from a clock that was ahead.
  if (wait > 0 && wait <= RETRY_DELAY_MAX)
    return { verdict: 'deferred', summary: webhook.last_error ?? '', retryAfter: wait };
  const event = await readEvent(deps.db, job, webhook.words === 1).catch(classifyRenderError);
  if (event === null) return 'done';
  if ('verdict' in event) return event;
  const failure = await deliver(deps, webhook, job.messageId, event);
  if (failure === null && webhook.failing_since === null && webhook.last_error === null) return 'done';
  return changeIfSame(deps, webhook, (tx, ...parts) => recordDelivery(tx, deps.clock(), failure, ...parts));
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

/** Signs as Standard Webhooks says, also with former secrets. */
async function deliver(
  { config, clock }: Deps,
  webhook: StoredWebhook,
  id: string,
  event: WebhookEvent,
): Promise<Failure> {
  const { Webhook } = await import('standardwebhooks');
  const now = clock();
  const url = new URL(webhook.url);
  const secrets = [webhook.secret, ...formerSecrets(webhook, now)];
  const body = Buffer.from(JSON.stringify(event));
  try {
    const { status, retryAfter } = await askOutside({
      method: 'POST',
      url,
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
    return { summary: `${url.host} answered ${status}`, retryAfter: readRetryAfter(retryAfter), status };
  } catch (error) {
    return { summary: `${url.host}: ${reasonOf(error)}`.slice(0, 200) };
  }
}

/** Calls `change` only if the webhook is still the one that was read, locked by its account. */
async function changeIfSame(
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
  tx: Db,
  now: Date,
  failure: Failure,
  webhook: StoredWebhook,
  account: Account,
): Promise<Outcome> {
  const at = now.toISOString();
  const record = (columns: Partial<StoredWebhook>) =>
    tx.updateTable('webhooks').set(columns).where('user_id', '=', account.id).execute();
  if (failure === null) {
    await record({ failing_since: null, retry_at: null, last_error: null, last_error_at: null });
    if (webhook.retry_at !== null) await scheduleJobs(tx, account.id, at);
    return 'done';
  }
  const { summary, status, retryAfter } = failure;
  const failed = { last_error: summary, last_error_at: at };
  if (status === GONE) {
    await record({ ...failed, state: 'ended' });
    await tx.deleteFrom('webhook_jobs').where('user_id', '=', account.id).execute();
    return 'done';
  }
  // A later time comes from a clock that was ahead.
  const failing_since = webhook.failing_since && webhook.failing_since < at ? webhook.failing_since : at;
  const failingFor = now.getTime() - Date.parse(failing_since);
  if (failingFor >= PAUSED_AFTER) {
    await record({ ...failed, state: 'paused' });
    await queueNotice(tx, account, 'webhook-paused', { host: new URL(webhook.url).host }, now);
    return holdJobs(tx, webhook);
  }
  const isDown = status === undefined || DOWN.includes(status);
  // Doubles the time that it has failed for. An event that is refused waits alone.
  const delay = isDown ? boundDelay(retryAfter ?? failingFor) : retryAfter;
  const retry_at = isDown ? timestampAfter(now, delay ?? 0) : webhook.retry_at;
  await record({ ...failed, failing_since, retry_at });
  if (isDown && retry_at) await scheduleJobs(tx, account.id, retry_at);
  return { verdict: 'deferred', summary, retryAfter: delay };
}

/** All of an account wait together, so a receiver that is down costs one attempt each time, however many events it misses. */
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

/** Not through the queue, since a person waits for the answer. @throws Refusal `webhookNotFound`. */
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
  await changeIfSame(deps, webhook, async (tx, current, account) => {
    const isConclusive = failure === null || failure.status === GONE;
    if (isConclusive) return recordDelivery(tx, deps.clock(), failure, current, account);
    const failed = { last_error: failure.summary, last_error_at: timestamp };
    await tx.updateTable('webhooks').set(failed).where('user_id', '=', userId).execute();
    return 'done';
  });
  return requireWebhook(deps.db, userId);
}
