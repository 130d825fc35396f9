import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod/mini';
import type { UserSort } from '#contract/admin.ts';
import { id, MAX_ID } from '#contract/fields.ts';
import { usernameKey } from '#server/accounts/store.ts';
import { containsIgnoringCase } from '#server/db/dialect.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { Refusal } from '#server/platform/errors.ts';
import { type AccountWithCounts, withCounts } from './store.ts';

interface UserQuery {
  limit: number;
  sort: UserSort;
  /** As `cursorAfter` gave it. */
  cursor?: string | undefined;
  /** Part of a full name, username or email address. */
  search?: string | undefined;
}

/** Of the list of all: so many are read at a time. */
const PAGE = 250;

type ListedAccount = AccountWithCounts & { sort_key: string | number };

/** What lists are sorted by, each by an index; ids, in the same direction, tell twins apart. */
const orders: Record<UserSort, Order> = {
  newest: { key: sql`users.id`, direction: 'desc', keyInCursor: id },
  oldest: { key: sql`users.id`, direction: 'asc', keyInCursor: id },
  // PostgreSQL takes no NUL.
  name: {
    key: sql`lower(users.full_name)`,
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

/**
 * One query. A page begins where the last one ended, and costs the same at any depth; a search looks at everybody.
 * @throws Refusal `invalidCursor`.
 */
export function listUsers(db: Db, { limit, sort, cursor, search }: UserQuery): Promise<ListedAccount[]> {
  const { key, direction } = orders[sort];
  const firstOf = <Row>(query: SelectQueryBuilder<Schema, 'users', Row>) =>
    query.orderBy(key, direction).orderBy('users.id', direction).limit(limit);

  const all = withCounts(db).select(key.as('sort_key'));
  const ids = db.selectFrom('users').select('users.id');
  const ranges = cursor === undefined ? null : rangesAfter(cursor, sort);
  if (search) {
    // Found first, then sorted, then counted: along an index, every row would have to be fetched to be looked into.
    const found = ids.where('users.id', 'in', ids.where(isFoundBy(db, search)));
    const rest = ranges ? found.where((where) => where.or([ranges.tied, ranges.beyond])) : found;
    return firstOf(all.where('users.id', 'in', firstOf(rest))).execute();
  }
  // Nobody has the id of another.
  if (ranges && (sort === 'newest' || sort === 'oldest')) return firstOf(all.where(ranges.beyond)).execute();
  if (ranges) {
    // Two stretches of an index. Asked for as one, SQLite would pass all that are tied.
    const first = ids.where(ranges.tied).orderBy('users.id', direction).limit(limit);
    const tied = db.selectFrom(first.as('tied')).select('tied.id');
    const beyond = db.selectFrom(firstOf(ids.where(ranges.beyond)).as('beyond')).select('beyond.id');
    return firstOf(all.where('users.id', 'in', tied.unionAll(beyond))).execute();
  }
  return firstOf(all).execute();
}

/**
 * Everybody, or everybody who is found, in pages; a page is read when it is asked for. Nobody is told twice. Who is renamed,
 * or gets a review, in the meantime may be missed where that is what the list is sorted by.
 */
export async function* streamUsers(
  db: Db,
  { sort, cursor, search }: Omit<UserQuery, 'limit'>,
): AsyncGenerator<AccountWithCounts[]> {
  const told = new Set<number>();
  let after = cursor;
  for (let isMore = true; isMore; ) {
    const page = await listUsers(db, { limit: PAGE, sort, cursor: after });
    // Looked into piece by piece: a search of its own would look at everybody for each page.
    const found = search ? await foundAmong(db, page, search) : page;
    yield found.filter(({ id }) => !told.has(id));
    for (const { id } of page) told.add(id);
    const last = page.at(-1);
    after = last && cursorAfter(last, sort);
    isMore = page.length === PAGE;
  }
}

async function foundAmong(db: Db, page: ListedAccount[], search: string): Promise<ListedAccount[]> {
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', 'in', ids)
    .where(isFoundBy(db, search))
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  return page.filter(({ id }) => found.has(id));
}

/** Names where the page after this account begins. */
export function cursorAfter({ sort_key: key, id }: ListedAccount, sort: UserSort): string {
  return Buffer.from(JSON.stringify({ sort, key, id })).toString('base64url');
}

/** Who has the same key and comes later, and whose key comes later. */
function rangesAfter(cursor: string, sort: UserSort) {
  const { key, direction } = orders[sort];
  const place = readCursor(cursor, sort);
  const isLater = direction === 'asc' ? sql`>` : sql`<`;
  return {
    tied: sql<boolean>`${key} = ${place.key} and users.id ${isLater} ${place.id}`,
    beyond: sql<boolean>`${key} ${isLater} ${place.key}`,
  };
}

function readCursor(cursor: string, sort: UserSort) {
  const place = z.object({ sort: z.literal(sort), key: orders[sort].keyInCursor, id });
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new Refusal('invalidCursor');
  }
}

/** The keys are kept in lower case; full names are kept as typed. */
function isFoundBy(db: Db, search: string) {
  const part = `%${usernameKey(search).replace(/[\\%_]/g, '\\$&')}%`;
  const fullName = containsIgnoringCase(db, 'users.full_name', search.normalize('NFC'));
  return sql<boolean>`(users.username_key like ${part} escape '\\' or users.email_key like ${part} escape '\\' or ${fullName})`;
}
