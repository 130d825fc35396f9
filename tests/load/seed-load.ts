import { type RawBuilder, sql } from 'kysely';
import { hashPassword } from '#server/accounts/passwords.ts';
import { createToken, hashToken } from '#server/accounts/sessions.ts';
import { insertAccount } from '#server/accounts/store.ts';
import { isPostgres } from '#server/db/dialect.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { DAY, timestampAfter } from '#server/platform/clock.ts';

/** Who is asked about, and how many reviews they have. Nobody's plan is ever full. */
export const crowd = { thousand: 1_000, hundredThousand: 100_000, million: 1_000_000 };
export type Name = keyof typeof crowd;

/**
 * Everybody else: ten reviews each, and those of the measurement come to them. Without them a planner would see a service
 * of three people, and plan for that.
 */
const OTHERS = 1_000;
const REVIEWS_OF_OTHERS = 10;

export interface Professional {
  id: number;
  username: string;
  workplaceId: number;
}

export interface Seeded extends Record<Name, Professional & { token: string }> {
  others: Professional[];
  /** What is there before the measurement. */
  lastReviewId: number;
  reviewCount: number;
}

export const PASSWORD = 'correct horse';

/** Reviews come in blocks in which each has their share, since nobody's lie side by side on a disk. */
const BLOCKS = 1_000;
const BLOCK = 1_111;
/** In a statement that PostgreSQL ends within the 7 s that the product gives every statement. */
const BLOCKS_AT_ONCE = 20;

/**
 * Brings an empty database to the newest schema and puts the crowd into it, straight through SQL; where it is not `isFilled`,
 * without any reviews.
 */
export async function seedLoad(
  place: { dataDir: string; databaseUrl: string | null },
  isFilled: boolean,
): Promise<Seeded> {
  const { db, close } = await openDatabase(place);
  try {
    const passwordHash = await hashPassword(PASSWORD);
    const people = await db.transaction().execute(async (tx) => {
      const [thousand, hundredThousand, million] = [
        await insertOwner(tx, 'thousand', passwordHash),
        await insertOwner(tx, 'hundredThousand', passwordHash),
        await insertOwner(tx, 'million', passwordHash),
      ];
      const others: Professional[] = [];
      for (let i = 0; i < OTHERS; i += 1)
        others.push(await insertProfessional(tx, `other-${i}`, passwordHash));
      return { thousand, hundredThousand, million, others };
    });
    if (!isFilled) return { ...people, lastReviewId: 0, reviewCount: 0 };
    if (!isPostgres(db)) await hurry(db);
    await db.transaction().execute(async (tx) => {
      for (let block = 0; block < BLOCKS; block += BLOCKS_AT_ONCE) await insertBlocks(tx, people, block);
    });
    await countReviews(db, people);
    const { last } = await db
      .selectFrom('reviews')
      .select((of) => of.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    return { ...people, lastReviewId: last, reviewCount: BLOCKS * BLOCK };
  } finally {
    await close();
  }
}

/** For the connection that writes, which SQLite has only one of: in kB, more than it will fill. */
async function hurry(db: Db): Promise<void> {
  await sql`pragma cache_size = -1000000`.execute(db);
}

async function insertOwner(tx: Db, name: Name, passwordHash: string) {
  const owner = await insertProfessional(tx, name, passwordHash);
  const now = new Date();
  const token = createToken();
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: owner.id,
      device: null,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: timestampAfter(now, 30 * DAY),
    })
    .execute();
  return { ...owner, token };
}

async function insertProfessional(tx: Db, username: string, passwordHash: string): Promise<Professional> {
  const now = new Date();
  const person = { username, email: `${username}@example.com`, fullName: 'Maya Torres', industry: 'Other' };
  const { id } = await insertAccount(tx, { ...person, passwordHash }, now);
  const paid = {
    subscription_type: 'annual',
    subscription_expires_at: timestampAfter(now, 300 * DAY),
  } as const;
  await tx.updateTable('users').set(paid).where('id', '=', id).execute();
  const { id: workplaceId } = await tx
    .insertInto('workplaces')
    .values({ user_id: id, name: 'Taberna do Cais', location: 'Lisbon', created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, username, workplaceId };
}

type People = Pick<Seeded, Name | 'others'>;

/**
 * Spread evenly over the last year. Keys are as browsers make them, since where in an index they fall decides what an insert
 * costs. They are signed, or the job that signs would work beside the measurement. Of each block 1 is of the thousand, 100 of the hundred thousand, 10 of others, and the rest of the million.
 */
async function insertBlocks(
  db: Db,
  { thousand, hundredThousand, million, others }: People,
  first: number,
): Promise<void> {
  const { key, hash, yearAgo } = isPostgres(db) ? postgresTerms : sqliteTerms;
  const chosenBy = (of: (professional: Professional) => number) => sql`case
    when i % ${sql.lit(BLOCK)} = 0 then ${sql.lit(of(thousand))}
    when i % ${sql.lit(BLOCK)} < 1100 and i % ${sql.lit(BLOCK)} % 11 = 5 then ${sql.lit(of(hundredThousand))}
    when i % ${sql.lit(BLOCK)} < 1100 and i % ${sql.lit(BLOCK)} % 110 = 7
      then ${sql.lit(of(others[0] as Professional))} + (i / ${sql.lit(BLOCK)} * 10 + i % ${sql.lit(BLOCK)} / 110) % ${sql.lit(OTHERS)}
    else ${sql.lit(of(million))} end`;
  await sql`
    with recursive n (i) as (
      select ${sql.lit(first * BLOCK)} union all select i + 1 from n where i < ${sql.lit((first + BLOCKS_AT_ONCE) * BLOCK - 1)}
    )
    insert into reviews (user_id, workplace_id, rating, comment, customer_name, customer_location, idempotency_key, request_hash, created_at, sd_jwt)
    select ${chosenBy(({ id }) => id)}, ${chosenBy(({ workplaceId }) => workplaceId)}, 5,
      'On time, friendly, and the kitchen was cleaner than before. I would ask for her again. No. ' || i,
      'Maria Lindqvist', 'Lisbon', ${key}, ${hash}, ${yearAgo(sql`i / ${sql.lit(BLOCKS * BLOCK)}.0`)}, 'signed'
    from n`.execute(db);
}

async function countReviews(db: Db, people: People): Promise<void> {
  const set = (count: number) =>
    db
      .updateTable('users')
      .set({ review_count: count, rating_sum: 5 * count })
      .where('username', '<>', 'admin');
  await set(REVIEWS_OF_OTHERS).execute();
  for (const name of Object.keys(crowd) as Name[])
    await set(crowd[name]).where('id', '=', people[name].id).execute();
}

const hex = sql`lower(hex(randomblob(32)))`;
const sqliteTerms = {
  key: sql`substr(${hex}, 1, 36)`,
  hash: hex,
  yearAgo: (share: RawBuilder<unknown>) =>
    sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-365 days', (365 * ${share}) || ' days')`,
};
const postgresTerms = {
  key: sql`gen_random_uuid()`,
  hash: sql`encode(sha256(gen_random_uuid()::text::bytea), 'hex')`,
  yearAgo: (share: RawBuilder<unknown>) =>
    sql`date_trunc('milliseconds', now()) - interval '365 days' * (1 - ${share})`,
};
