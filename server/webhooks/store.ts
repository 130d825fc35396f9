import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type * as contract from '#contract/webhook.ts';
import { queueNotice } from '#server/accounts/held-mails.ts';
import { type Account, lockAccount } from '#server/accounts/store.ts';
import { DAY, timestampAfter } from '#server/basics/clock.ts';
import type { WebhooksTable } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';

export type StoredWebhook = Selectable<WebhooksTable>;

const FORMER_SECRET_LIFETIME = DAY;
/** A second new secret must not end the one in use. */
const MAX_FORMER_SECRETS = 3;

const columns = [
  ...(['user_id', 'url', 'words', 'secret', 'former_secrets', 'former_secrets_until'] as const),
  ...(['state', 'failing_since', 'retry_at', 'last_error', 'last_error_at'] as const),
] as const;

export function findWebhook(db: Db, userId: number): Promise<StoredWebhook | undefined> {
  return db.selectFrom('webhooks').select(columns).where('user_id', '=', userId).executeTakeFirst();
}

const notFound = () => new Refusal('webhookNotFound');

/** @throws Refusal `webhookNotFound`. */
export async function requireWebhook(db: Db, userId: number): Promise<StoredWebhook> {
  const found = await findWebhook(db, userId);
  if (!found) throw notFound();
  return found;
}

export function presentWebhook(webhook: StoredWebhook): contract.Webhook {
  const { url, words, state, last_error: lastError, last_error_at: lastErrorAt } = webhook;
  return { url, words: words === 1, state, lastError, lastErrorAt };
}

/** Forgets earlier failures, and makes waiting events due. The first save answers with the secret. */
export function saveWebhook(
  { db, clock }: Deps,
  userId: number,
  { url, words }: { url: string; words?: boolean | undefined },
): Promise<contract.Webhook & { secret?: string }> {
  return changeWebhook(db, userId, async (tx, former, account) => {
    const fresh = {
      ...{ url, words: (words ?? former?.words === 1) ? (1 as const) : (0 as const) },
      ...{
        state: 'active' as const,
        failing_since: null,
        retry_at: null,
        last_error: null,
        last_error_at: null,
      },
    };
    const secret = createSecret();
    const saved = await tx
      .insertInto('webhooks')
      .values({ user_id: userId, secret, ...fresh })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
      .returning(columns)
      .executeTakeFirstOrThrow();
    const now = clock();
    const at = now.toISOString();
    if (former?.url !== url)
      await queueNotice(tx, account, 'webhook-changed', { host: new URL(url).host }, now);
    await tx
      .updateTable('webhook_jobs')
      .set({ state: 'queued', attempts: 0, next_attempt_at: at, created_at: at })
      .where('user_id', '=', userId)
      .where('state', 'in', ['held', 'queued'])
      .execute();
    return { ...presentWebhook(saved), ...(!former && { secret }) };
  });
}

/** Forgets the events that wait. */
export async function deleteWebhook(db: Db, userId: number): Promise<void> {
  await changeWebhook(db, userId, async (tx, found) => {
    if (!found) throw notFound();
    await tx.deleteFrom('webhooks').where('user_id', '=', userId).execute();
    await tx.deleteFrom('webhook_jobs').where('user_id', '=', userId).execute();
  });
}

/** @returns the new secret. */
export function renewSecret(db: Db, userId: number, now: Date): Promise<string> {
  return changeWebhook(db, userId, async (tx, found) => {
    if (!found) throw notFound();
    const secret = createSecret();
    await tx
      .updateTable('webhooks')
      .set({
        secret,
        former_secrets: [found.secret, ...formerSecrets(found, now)].slice(0, MAX_FORMER_SECRETS).join(' '),
        former_secrets_until: timestampAfter(now, FORMER_SECRET_LIFETIME),
      })
      .where('user_id', '=', userId)
      .execute();
    return secret;
  });
}

export function formerSecrets({ former_secrets, former_secrets_until }: StoredWebhook, now: Date): string[] {
  const isOver = former_secrets_until === null || Date.parse(former_secrets_until) <= now.getTime();
  return isOver ? [] : (former_secrets?.split(' ') ?? []);
}

/** As Standard Webhooks spells secrets: 24 bytes in base64. */
function createSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/** Changes of a webhook and what is recorded of it follow each other, by the account's lock. */
async function changeWebhook<Result>(
  db: Db,
  userId: number,
  change: (tx: Db, webhook: StoredWebhook | undefined, account: Account) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new Refusal('unauthorized');
    return change(tx, await findWebhook(tx, userId), account);
  });
}
