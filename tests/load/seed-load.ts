import { sql } from 'kysely';
import { hashPassword } from '#server/accounts/passwords.ts';
import { createToken, hashToken } from '#server/accounts/sessions.ts';
import { insertAccount } from '#server/accounts/store.ts';
import { isPostgres } from '#server/db/dialect.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { DAY, timestampAfter } from '#server/platform/clock.ts';

/** Who is asked about, and how many reviews they have. Nobody's plan is ever full. */
export const crowd = { recipient: 0, thousand: 1_000, hundredThousand: 100_000, million: 1_000_000 };
export type Name = keyof typeof crowd;

export interface Professional {
  id: number;
  username: string;
  workplaceId: number;
  /** Of a living session. */
  token: string;
}
export type Seeded = Record<Name, Professional>;

export const PASSWORD = 'correct horse';

/** In a statement that PostgreSQL ends within the 7 s that the product gives every statement. */
const REVIEWS_AT_ONCE = 20_000;

/**
 * Brings an empty database to the newest schema and puts the crowd into it, straight through SQL; who is not in `filled` has no
 * reviews yet.
 */
export async function seedLoad(
  place: { dataDir: string; databaseUrl: string | null },
  filled: Set<Name>,
): Promise<Seeded> {
  const { db, close } = await openDatabase(place);
  try {
    const passwordHash = await hashPassword(PASSWORD);
    const seeded: [Name, Professional][] = [];
    for (const name of Object.keys(crowd) as Name[]) {
      const professional = await insertProfessional(db, name, passwordHash);
      seeded.push([name, professional]);
      if (filled.has(name)) await insertReviews(db, professional, crowd[name]);
    }
    return Object.fromEntries(seeded) as Seeded;
  } finally {
    await close();
  }
}

async function insertProfessional(db: Db, username: string, passwordHash: string): Promise<Professional> {
  const now = new Date();
  const person = { username, email: `${username}@example.com`, fullName: 'Maya Torres', industry: 'Other' };
  const { id } = await insertAccount(db, { ...person, passwordHash }, now);
  const paid = {
    subscription_type: 'annual',
    subscription_expires_at: timestampAfter(now, 300 * DAY),
  } as const;
  await db.updateTable('users').set(paid).where('id', '=', id).execute();
  const { id: workplaceId } = await db
    .insertInto('workplaces')
    .values({ user_id: id, name: 'Taberna do Cais', location: 'Lisbon', created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = createToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: id,
      device: null,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: timestampAfter(now, 30 * DAY),
    })
    .execute();
  return { id, username, workplaceId, token };
}

/** The oldest a year old; keys as browsers make them, since where in an index they fall decides what an insert costs. */
async function insertReviews(db: Db, { id, workplaceId }: Professional, count: number): Promise<void> {
  const { key, hash, time } = isPostgres(db) ? onPostgres(count) : onSqlite(count);
  for (let done = 0; done < count; done += REVIEWS_AT_ONCE) {
    const last = Math.min(count, done + REVIEWS_AT_ONCE);
    await sql`
      with recursive n (i) as (select ${sql.lit(done + 1)} union all select i + 1 from n where i < ${sql.lit(last)})
      insert into reviews (user_id, workplace_id, rating, comment, customer_name, customer_location, idempotency_key, request_hash, created_at)
      select ${sql.lit(id)}, ${sql.lit(workplaceId)}, 1 + i % 5,
        'On time, friendly, and the kitchen was cleaner than before. I would ask for her again. No. ' || i,
        'Maria Lindqvist', 'Lisbon', ${key}, ${hash}, ${time}
      from n`.execute(db);
  }
  const sum = sql<number>`(select coalesce(sum(rating), 0) from reviews where user_id = ${id})`;
  await db.updateTable('users').set({ review_count: count, rating_sum: sum }).where('id', '=', id).execute();
}

function onSqlite(count: number) {
  const hex = sql`lower(hex(randomblob(32)))`;
  return {
    key: sql`substr(${hex}, 1, 8) || '-' || substr(${hex}, 1, 4) || '-' || substr(${hex}, 1, 4) || '-' || substr(${hex}, 1, 4) || '-' || substr(${hex}, 1, 12)`,
    hash: hex,
    time: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-365 days', (365.0 * i / ${sql.lit(count)}) || ' days')`,
  };
}

function onPostgres(count: number) {
  return {
    key: sql`gen_random_uuid()`,
    hash: sql`encode(sha256(gen_random_uuid()::text::bytea), 'hex')`,
    time: sql`date_trunc('milliseconds', now()) - interval '365 days' * (1 - i::float / ${sql.lit(count)})`,
  };
}
