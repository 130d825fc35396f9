import { type RawBuilder, sql } from 'kysely';
import { searchableText } from '#contract/text/folding.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { insertAccount } from '#server/accounts/store.ts';
import { DAY, timestampAfter } from '#server/basics/clock.ts';
import { isPostgres } from '#server/db/dialect.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { insertSession } from '#tests/accounts.ts';

/** Accounts to measure, with their number of reviews; all have a paid plan. */
const accountSizes = { thousand: 1_000, hundredThousand: 100_000, million: 1_000_000 };
export type Name = keyof typeof accountSizes;

/** Accounts that receive the measured submissions; with only three accounts, the planner would choose other plans. */
const OTHER_ACCOUNTS = 1_000;
const REVIEWS_PER_OTHER_ACCOUNT = 10;

export interface Professional {
  id: number;
  username: string;
  workplaceId: number;
}

export interface Seeded extends Record<Name, Professional & { token: string }> {
  others: Professional[];
  lastReviewId: number;
  reviewCount: number;
}

export const PASSWORD = 'correct horse';

const COMMENT = 'On time, friendly, and the kitchen was cleaner than before. I would ask for her again. No. ';

/** Each block has reviews of all accounts, interleaved as in production. */
const BLOCKS = 1_000;
const BLOCK = 1_111;
/** Small enough for the statement timeout of 7 s. */
const BLOCKS_AT_ONCE = 20;

export async function seedLoad(
  storage: { dataDir: string; databaseUrl: string | null },
  isFilled: boolean,
): Promise<Seeded> {
  const { db, close } = await openDatabase(storage);
  try {
    const passwordHash = await hashPassword(PASSWORD);
    const people = await db.transaction().execute(async (tx) => {
      const [thousand, hundredThousand, million] = [
        await insertOwner(tx, 'thousand', passwordHash),
        await insertOwner(tx, 'hundredThousand', passwordHash),
        await insertOwner(tx, 'million', passwordHash),
      ];
      const others: Professional[] = [];
      for (let i = 0; i < OTHER_ACCOUNTS; i += 1)
        others.push(await insertProfessional(tx, `other-${i}`, passwordHash));
      return { thousand, hundredThousand, million, others };
    });
    if (!isFilled) return { ...people, lastReviewId: 0, reviewCount: 0 };
    // The unit is kB, and it's more than the data needs.
    if (!isPostgres(db)) await sql`pragma cache_size = -1000000`.execute(db);
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

async function insertOwner(tx: Db, name: Name, passwordHash: string) {
  const owner = await insertProfessional(tx, name, passwordHash);
  return { ...owner, token: await insertSession(tx, owner.id) };
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

/** Spread over the last year. Keys are random, since their position in the index affects the cost of inserts. */
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
      then ${sql.lit(of(others[0] as Professional))} + (i / ${sql.lit(BLOCK)} * 10 + i % ${sql.lit(BLOCK)} / 110) % ${sql.lit(OTHER_ACCOUNTS)}
    else ${sql.lit(of(million))} end`;
  await sql`
    with recursive n (i) as (
      select ${sql.lit(first * BLOCK)} union all select i + 1 from n where i < ${sql.lit((first + BLOCKS_AT_ONCE) * BLOCK - 1)}
    )
    insert into reviews (user_id, workplace_id, rating, comment, customer_name, customer_location, idempotency_key, request_hash, created_at, search_text)
    select ${chosenBy(({ id }) => id)}, ${chosenBy(({ workplaceId }) => workplaceId)}, 5,
      ${sql.lit(COMMENT)} || i, 'Maria Lindqvist', 'Lisbon', ${key}, ${hash},
      ${yearAgo(sql`i / ${sql.lit(BLOCKS * BLOCK)}.0`)}, ${sql.lit(searchableText(COMMENT))} || i
    from n`.execute(db);
}

async function countReviews(db: Db, people: People): Promise<void> {
  const set = (count: number) =>
    db
      .updateTable('users')
      .set({ review_count: count, rating_sum: 5 * count })
      .where('username', '<>', 'admin');
  await set(REVIEWS_PER_OTHER_ACCOUNT).execute();
  for (const name of Object.keys(accountSizes) as Name[])
    await set(accountSizes[name]).where('id', '=', people[name].id).execute();
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
