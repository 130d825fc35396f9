import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import type { Customers } from './customers.ts';
import { isLong } from './run-length.ts';
import type { Storage } from './test-accounts.ts';

/** Every acknowledged review is stored once with one mail job, nothing else is stored, and the counters are correct. */
export async function expectNothingLost(
  { userIds, ...storage }: Storage,
  { acknowledged, sent }: Pick<Customers, 'acknowledged' | 'sent'>,
): Promise<void> {
  const { db, close } = await openDatabase(storage);
  const counted = userIds && new Set(userIds);
  const isCounted = (userId: number | null) => counted?.has(userId ?? 0) ?? true;
  try {
    const reviews = (
      await db.selectFrom('reviews').select(['id', 'idempotency_key', 'user_id']).orderBy('id').execute()
    ).filter((review) => isCounted(review.user_id));
    const stored = reviews.map((review) => review.idempotency_key ?? '');
    expect([...acknowledged.difference(new Set(stored))], 'acknowledged and lost').toEqual([]);
    expect(
      stored.filter((key) => !sent.has(key)),
      'stored and never sent',
    ).toEqual([]);
    expect(new Set(stored).size, 'stored twice').toBe(stored.length);

    const jobs = await db
      .selectFrom('outbox')
      .select(['user_id', 'payload'])
      .where('kind', '=', 'review-received')
      .execute();
    const reviewsOf = Map.groupBy(reviews, (review) => review.user_id);
    const mailed = jobs
      .filter((job) => isCounted(job.user_id))
      .map(({ payload }): number => JSON.parse(payload).reviewId)
      .sort((a, b) => a - b);
    expect(mailed, 'mail jobs').toEqual(reviews.map((review) => review.id));

    const owners = await db.selectFrom('users').select(['id', 'review_count', 'rating_sum']).execute();
    for (const owner of owners.filter(({ id }) => isCounted(id))) {
      const own = reviewsOf.get(owner.id)?.length ?? 0;
      expect([owner.review_count, owner.rating_sum], `counters of ${owner.id}`).toEqual([own, 5 * own]);
    }
  } finally {
    await close();
  }
}

/** Message-IDs by review key, from mails written as files. */
export async function mailsInFolder(dataDir: string): Promise<Map<string, Set<string>>> {
  const folder = join(dataDir, 'mail');
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return mailsByKey(await Promise.all(files.map((name) => readMail(join(folder, name)))));
}

/** Cached, because polling reads the same files repeatedly. */
const mailsRead = new Map<string, Promise<Email>>();

function readMail(file: string): Promise<Email> {
  const mail = mailsRead.get(file) ?? PostalMime.parse(readFileSync(file));
  mailsRead.set(file, mail);
  return mail;
}

/** Message-IDs by review key. */
export function mailsByKey(received: Email[]): Map<string, Set<string>> {
  const mails = new Map<string, Set<string>>();
  for (const mail of received) {
    const [, key] = /Fault ([0-9a-f-]{36})/.exec(mail.text ?? '') ?? [];
    if (key) mails.set(key, (mails.get(key) ?? new Set()).add(mail.messageId ?? ''));
  }
  return mails;
}

/** Avoids, in the short run, waiting 45 s for the leases of a killed process on PostgreSQL. */
export async function expireLeases({ databaseUrl }: Storage): Promise<void> {
  if (isLong || databaseUrl === null) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const table of ['outbox', 'webhook_jobs'])
    await client.query(`update ${table} set locked_until = null where locked_until is not null`);
  await client.end();
}

export async function waitForMails(
  { acknowledged }: Pick<Customers, 'acknowledged'>,
  readMails: () => Map<string, unknown> | Promise<Map<string, unknown>>,
): Promise<void> {
  const missing = async () => {
    const mails = await readMails();
    return [...acknowledged].filter((key) => !mails.has(key)).length;
  };
  await expect.poll(missing, { timeout: isLong ? 180_000 : 60_000, interval: 100 }).toBe(0);
}

export function expectOneMailEach(acknowledged: Set<string>, mails: Map<string, Set<string>>): void {
  expect(
    [...acknowledged].filter((key) => !mails.has(key)),
    'acknowledged and not mailed',
  ).toEqual([]);
  expect(
    [...mails].filter(([, ids]) => ids.size !== 1),
    'mailed as different mails',
  ).toEqual([]);
}
