import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod/mini';
import type { UserSort } from '#contract/admin.ts';
import { id, MAX_ID } from '#contract/fields.ts';
import { searchWords } from '#contract/text/folding.ts';
import { accountExists, usernameKey } from '#server/accounts/store.ts';
import { contains } from '#server/db/dialect.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import { type AccountWithCounts, withCounts } from './store.ts';

interface UserQuery {
  limit: number;
  sort: UserSort;
  cursor?: string | undefined;
  search?: string | undefined;
}

const PAGE_SIZE = 250;

type ListedAccount = AccountWithCounts & { sort_key: string | number };

/** Each order has an index; ids break ties. */
const orders: Record<UserSort, Order> = {
  newest: { key: sql`users.id`, direction: 'desc', keyInCursor: id },
  oldest: { key: sql`users.id`, direction: 'asc', keyInCursor: id },
  // PostgreSQL rejects NUL characters.
  name: {
    key: sql`users.sort_name`,
    direction: 'asc',
    keyInCursor: z.string().check(z.refine((name) => !name.includes('\0'))),
  },
  reviews: {
    key: sql`users.review_count`,
    direction: 'desc',
    keyInCursor: z.int().check(z.minimum(0), z.maximum(MAX_ID)),
  },
};

interface Order {
  key: RawBuilder<string | number>;
  direction: 'asc' | 'desc';
  keyInCursor: z.ZodMiniType<string | number>;
}

/** A page costs the same at any depth; a search scans all users. @throws Refusal `invalidCursor`. */
export function listUsers(db: Db, { limit, sort, cursor, search }: UserQuery): Promise<ListedAccount[]> {
  const { key, direction } = orders[sort];
  const firstOf = <Row>(query: SelectQueryBuilder<Schema, 'users', Row>) =>
    query.orderBy(key, direction).orderBy('users.id', direction).limit(limit);

  const all = withCounts(db).select(key.as('sort_key'));
  const ids = db.selectFrom('users').select('users.id').where(accountExists);
  const ranges = cursor === undefined ? null : rangesAfter(cursor, sort);
  if (search) {
    // Search first, then sort and count: walking the sort index would fetch every row.
    const matches = ids.where('users.id', 'in', ids.where(matchesSearch(db, search)));
    const rest = ranges ? matches.where((where) => where.or([ranges.tied, ranges.beyond])) : matches;
    return firstOf(all.where('users.id', 'in', firstOf(rest))).execute();
  }
  if (ranges && (sort === 'newest' || sort === 'oldest')) return firstOf(all.where(ranges.beyond)).execute();
  if (ranges) {
    // Two index ranges; as one condition, SQLite would scan all ties.
    const first = ids.where(ranges.tied).orderBy('users.id', direction).limit(limit);
    const tied = db.selectFrom(first.as('tied')).select('tied.id');
    const beyond = db.selectFrom(firstOf(ids.where(ranges.beyond)).as('beyond')).select('beyond.id');
    return firstOf(all.where('users.id', 'in', tied.unionAll(beyond))).execute();
  }
  return firstOf(all).execute();
}

export async function* streamUsers(db: Db, sort: UserSort): AsyncGenerator<ListedAccount[]> {
  const { readAfter, cursorOf } = allUsers(db, { sort });
  let cursor: string | undefined;
  for (let page = await readAfter(cursor, PAGE_SIZE); page[0]; page = await readAfter(cursor, PAGE_SIZE)) {
    yield page;
    cursor = cursorOf(page.at(-1) ?? page[0]);
  }
}

/** All users, or all that match, without duplicates. A user whose sort key changes meanwhile may be missed. */
export function allUsers(db: Db, { sort, cursor: first, search }: Omit<UserQuery, 'limit'>) {
  const sent = new Set<number>();
  const cursorOf = (account: ListedAccount) => cursorAfter(account, sort);
  let given = new Map<string, number>();

  async function readAfter(cursor: string | undefined, limit: number): Promise<ListedAccount[]> {
    for (const [each, id] of given) {
      sent.add(id);
      if (each === cursor) break;
    }
    const found: ListedAccount[] = [];
    const pageSize = search ? PAGE_SIZE : limit;
    for (let after = cursor ?? first; ; await yieldToEventLoop()) {
      const page = await listUsers(db, { limit: pageSize, sort, cursor: after });
      // Filtered here, because a search query would scan all users for each page.
      const matches = search ? await filterBySearch(db, page, search) : page;
      found.push(...matches.filter(({ id }) => !sent.has(id)));
      const end = page.at(-1);
      if (found.length >= limit || page.length < pageSize || !end) break;
      after = cursorOf(end);
    }
    found.length = Math.min(found.length, limit);
    given = new Map(found.map((account) => [cursorOf(account), account.id]));
    return found;
  }

  return { readAfter, cursorOf };
}

async function filterBySearch(db: Db, page: ListedAccount[], search: string): Promise<ListedAccount[]> {
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', 'in', ids)
    .where(accountExists)
    .where(matchesSearch(db, search))
    .execute();
  const matches = new Set(rows.map(({ id }) => id));
  return page.filter(({ id }) => matches.has(id));
}

export function cursorAfter({ sort_key: key, id }: ListedAccount, sort: UserSort): string {
  return Buffer.from(JSON.stringify({ sort, key, id })).toString('base64url');
}

function rangesAfter(cursor: string, sort: UserSort) {
  const { key, direction } = orders[sort];
  const position = readCursor(cursor, sort);
  const isLater = direction === 'asc' ? sql`>` : sql`<`;
  return {
    tied: sql<boolean>`${key} = ${position.key} and users.id ${isLater} ${position.id}`,
    beyond: sql<boolean>`${key} ${isLater} ${position.key}`,
  };
}

function readCursor(cursor: string, sort: UserSort) {
  const position = z.object({ sort: z.literal(sort), key: orders[sort].keyInCursor, id });
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new Refusal('invalidCursor');
  }
}

function matchesSearch(db: Db, search: string) {
  const isIn = (column: string, text: string) => contains(db, column, text);
  const words = searchWords(search).map((word) => isIn('users.search_text', word));
  if (words.length === 0) return sql<boolean>`1 = 1`;
  const key = usernameKey(search);
  const found = [
    isIn('users.username_key', key),
    isIn('users.email_key', key),
    isIn('users.full_name', search),
  ];
  // The background has yet to fold what the previous release wrote.
  const unfolded = sql`users.search_text = '' and (${sql.join(found, sql` or `)})`;
  return sql<boolean>`(${sql.join(words, sql` and `)} or ${unfolded})`;
}
