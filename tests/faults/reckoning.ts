import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import { insertAccount } from '#server/accounts/store.ts';
import { newRegistration } from '#server/cast.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Customers } from './customers.ts';
import { isLong, rounds } from './length.ts';

export interface Place {
  dataDir: string;
  databaseUrl: string | null;
  /** Where others use the database too, the only professionals whose reviews are counted. */
  userIds?: readonly number[];
}

/** Somebody with room for every review, put into a database that no process has open yet. @returns the id. */
export async function insertProfessional(
  place: Place,
  overrides?: Parameters<typeof newRegistration>[0],
): Promise<number> {
  const { db, close } = await openDatabase(place);
  try {
    const { fullName, username, email } = newRegistration(overrides);
    const { id } = await insertAccount(
      db,
      { fullName, username, email, industry: 'Other', passwordHash: '' },
      new Date(),
    );
    await db.updateTable('users').set({ subscription_type: 'annual' }).where('id', '=', id).execute();
    return id;
  } finally {
    await close();
  }
}

/** Enough that submissions rarely wait for the lock of the same account. */
const STAFF = rounds(4_000, 40_000);
const INSERTED_AT_ONCE = 1_000;

/** The staff of a large house, each as `insertProfessional` inserts one. @returns their ids. */
export async function insertStaff(place: Place): Promise<number[]> {
  const { db, close } = await openDatabase(place);
  const created_at = new Date().toISOString();
  const ids: number[] = [];
  try {
    for (let from = 0; from < STAFF; from += INSERTED_AT_ONCE) {
      const rows = Array.from({ length: INSERTED_AT_ONCE }, () => {
        const { fullName, username, email } = newRegistration();
        return {
          username,
          username_key: username,
          email,
          email_key: email,
          full_name: fullName,
          industry: 'Other',
          password_hash: '',
          subscription_type: 'annual' as const,
          unsubscribe_token: username,
          created_at,
        };
      });
      const inserted = await db.insertInto('users').values(rows).returning('id').execute();
      ids.push(...inserted.map(({ id }) => id));
    }
    return ids;
  } finally {
    await close();
  }
}

/**
 * Holds what customers were told against what a database that nobody writes to holds: everything acknowledged, nothing
 * twice, nothing that nobody sent, each review in exactly one mail job, and counters that are right.
 */
export async function expectNothingLost(
  { userIds, ...place }: Place,
  { acknowledged, sent }: Pick<Customers, 'acknowledged' | 'sent'>,
): Promise<void> {
  const { db, close } = await openDatabase(place);
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

/** The Message-IDs of review mails by the words that they carry, of mails that were written to files. */
export async function mailsInFolder(dataDir: string): Promise<Map<string, Set<string>>> {
  const folder = join(dataDir, 'mail');
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return mailsByKey(await Promise.all(files.map((name) => readMail(join(folder, name)))));
}

/** Who waits for mails asks again and again, and a file does not change. */
const mailsRead = new Map<string, Promise<Email>>();

function readMail(file: string): Promise<Email> {
  const mail = mailsRead.get(file) ?? PostalMime.parse(readFileSync(file));
  mailsRead.set(file, mail);
  return mail;
}

/** The same of mails that arrived at a mail server. */
export function mailsByKey(received: Email[]): Map<string, Set<string>> {
  const mails = new Map<string, Set<string>>();
  for (const mail of received) {
    const [, key] = /Fault ([0-9a-f-]{36})/.exec(mail.text ?? '') ?? [];
    if (key) mails.set(key, (mails.get(key) ?? new Set()).add(mail.messageId ?? ''));
  }
  return mails;
}

/**
 * On PostgreSQL, jobs that a killed process had taken wait for the end of their lease of 45 seconds. The long run waits;
 * in the short one it ends here.
 */
export async function endLeases({ databaseUrl }: Place): Promise<void> {
  if (isLong || databaseUrl === null) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update outbox set locked_until = null where locked_until is not null');
  await client.end();
}

/** Waits until everything acknowledged has been mailed. */
export async function untilMailed(
  { acknowledged }: Pick<Customers, 'acknowledged'>,
  readMails: () => Map<string, unknown> | Promise<Map<string, unknown>>,
): Promise<void> {
  const missing = async () => {
    const mails = await readMails();
    return [...acknowledged].filter((key) => !mails.has(key)).length;
  };
  await expect.poll(missing, { timeout: isLong ? 180_000 : 60_000, interval: 100 }).toBe(0);
}

/** Each acknowledged review was mailed, and as one mail: a repeated sending has the same Message-ID. */
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
