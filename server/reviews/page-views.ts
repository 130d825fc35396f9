import { createHash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { accountExists } from '#server/accounts/store.ts';
import { DAY, SECOND, utcDay } from '#server/basics/clock.ts';
import { isPostgres, jsonRows } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

const DAYS_SHOWN = 30;

const FLUSH_INTERVAL = SECOND;
const MAX_BATCH_SIZE = 1_000;
/** Views beyond this are dropped while the database is unavailable. */
const MAX_PENDING = 20_000;
const VISITOR_CACHE_SIZE = 10_000;

interface PageView {
  userId: number;
  code: string | undefined;
  day: string;
  visitorHash: string;
}

type ViewDeps = Pick<Deps, 'db' | 'clock'>;
type Log = Pick<FastifyBaseLogger, 'error'>;

/** Counts one view per visitor and day without storing who the visitor was. */
export interface PageViews {
  /** @param visit its `address` is the visitor's `clientKey`. */
  recognize(visit: { userId: number; address: string; userAgent: string; code?: string }): Promise<PageView>;
  /** May be false for a counted view that left the cache; counting it again is harmless. */
  isCounted(view: PageView): boolean;
  /** It is written within about a second. */
  count(view: PageView): void;
  /** Writes the account's pending views; never fails. */
  flush(userId: number): Promise<void>;
  stop(): Promise<void>;
}

export function createPageViews({ db, clock }: ViewDeps, log: Log): PageViews {
  const pending = new Map<string, PageView>();
  const flush = createFlush(db, pending, log);
  let today: Day = beginDay(db, '');
  const timer = setInterval(() => {
    // The salt of a past day is forgotten.
    if (today.day !== utcDay(clock())) today = beginDay(db, '');
    void flush();
  }, FLUSH_INTERVAL).unref();

  return {
    async recognize({ userId, address, userAgent, code }) {
      const day = utcDay(clock());
      if (today.day !== day) today = beginDay(db, day);
      const visitorHash = createHash('sha256')
        .update([await today.salt(), userId, address, userAgent, ...(code ? [code] : [])].join('\n'))
        .digest('base64url');
      return { userId, code, day, visitorHash };
    },
    isCounted: ({ visitorHash }) => today.visitors.has(visitorHash),
    count(view) {
      if (pending.size >= MAX_PENDING) return;
      pending.set(view.visitorHash, view);
      if (view.day === today.day) addToCache(today.visitors, view.visitorHash);
      if (pending.size === MAX_BATCH_SIZE) void flush();
    },
    async flush(userId) {
      const isPending = () => pending.values().some((view) => view.userId === userId);
      // A flush already in progress may have started before this account's view.
      for (let tries = 0; tries < 2 && isPending(); tries += 1) await flush();
    },
    async stop() {
      clearInterval(timer);
      // The first may already be in progress.
      await flush();
      await flush();
    },
  };
}

interface Day {
  day: string;
  salt(): Promise<string>;
  visitors: Set<string>;
}

function beginDay(db: Db, day: string): Day {
  let salt: Promise<string> | null = null;
  return {
    day,
    salt() {
      salt ??= findSalt(db, day).catch((error) => {
        salt = null;
        throw error;
      });
      return salt;
    },
    visitors: new Set(),
  };
}

function addToCache(visitors: Set<string>, visitorHash: string): void {
  visitors.add(visitorHash);
  const [oldest = ''] = visitors;
  if (visitors.size > VISITOR_CACHE_SIZE) visitors.delete(oldest);
}

/** Callers share a flush that is in progress. It never fails: what could not be written stays pending. */
function createFlush(db: Db, pending: Map<string, PageView>, log: Log): () => Promise<void> {
  let flushing: Promise<void> | null = null;
  let isFailing = false;

  async function writePending(): Promise<void> {
    try {
      while (pending.size > 0) {
        const batch = pending.values().take(MAX_BATCH_SIZE).toArray();
        await store(db, batch);
        for (const { visitorHash } of batch) pending.delete(visitorHash);
      }
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'page views could not be stored; will retry');
      isFailing = true;
    }
  }

  return () => {
    flushing ??= writePending().finally(() => {
      flushing = null;
    });
    return flushing;
  };
}

/** Inserts are ordered so that concurrent processes can't deadlock. */
async function store(db: Db, views: PageView[]): Promise<void> {
  const visitors = views.map(({ userId, day, visitorHash }) => [userId, day, visitorHash]);
  await db.transaction().execute(async (tx) => {
    // The join skips deleted accounts, which would fail the whole batch.
    const { rows } = await sql<{ visitor_hash: string }>`
      insert into page_view_visitors (user_id, day, visitor_hash)
      select users.id, listed.value ->> 1, listed.value ->> 2
      from ${jsonRows(tx, visitors)} join users on users.id = cast(listed.value ->> 0 as integer)
      where ${accountExists} order by 1, 2, 3
      on conflict do nothing returning visitor_hash`.execute(tx);
    const inserted = new Set(rows.map(({ visitor_hash }) => visitor_hash));
    const fresh = views.filter(({ visitorHash }) => inserted.has(visitorHash));
    await addViews(
      tx,
      fresh.filter(({ code }) => code === undefined),
    );
    await addScans(
      tx,
      fresh.flatMap(({ code }) => code ?? []),
    );
  });
}

async function addViews(tx: Db, views: PageView[]): Promise<void> {
  if (views.length === 0) return;
  const counts = Map.groupBy(views, ({ userId, day }) => `${userId} ${day}`).values();
  const rows = counts.map(([first, ...others]) => [first?.userId, first?.day, 1 + others.length]).toArray();
  await sql`
    insert into page_views (user_id, day, views)
    select cast(listed.value ->> 0 as integer), listed.value ->> 1, cast(listed.value ->> 2 as integer)
    from ${jsonRows(tx, rows)}
    where true order by 1, 2
    on conflict (user_id, day) do update set views = page_views.views + excluded.views`.execute(tx);
}

async function addScans(tx: Db, openedCodes: string[]): Promise<void> {
  if (openedCodes.length === 0) return;
  const counts = Map.groupBy(openedCodes, (code) => code);
  const scans = [...counts].map(([code, views]) => [code, views.length]);
  await tx
    .selectFrom('tracked_codes')
    .select('id')
    .where('code', 'in', [...counts.keys()])
    .orderBy('id')
    .$if(isPostgres(tx), (query) => query.forNoKeyUpdate())
    .execute();
  await sql`
    update tracked_codes set scans = tracked_codes.scans + cast(listed.value ->> 1 as integer)
    from ${jsonRows(tx, scans)} where tracked_codes.code = listed.value ->> 0`.execute(tx);
}

/** Views written in the last 30 days, including today. */
export async function recentViews(db: Db, userId: number, now: Date): Promise<number> {
  const { views } = await db
    .selectFrom('page_views')
    .select((of) => of.fn.sum<number | null>('views').as('views'))
    .where('user_id', '=', userId)
    .where('day', '>=', utcDay(startOfRecentViews(now)))
    .executeTakeFirstOrThrow();
  return Number(views ?? 0);
}

/** Midnight UTC of the first day that recent views are counted from. */
export function startOfRecentViews(now: Date): Date {
  return new Date(`${utcDay(new Date(now.getTime() - (DAYS_SHOWN - 1) * DAY))}T00:00:00.000Z`);
}

/** A hash whose salt is gone can't be traced back to a visitor. */
export async function deletePastVisitors(db: Db, now: Date): Promise<void> {
  const today = utcDay(now);
  await db.deleteFrom('page_view_visitors').where('day', '<', today).execute();
  await db.deleteFrom('page_view_salts').where('day', '<', today).execute();
}

async function findSalt(db: Db, day: string): Promise<string> {
  const find = () =>
    db.selectFrom('page_view_salts').select('salt').where('day', '=', day).executeTakeFirst();
  const known = await find();
  if (known) return known.salt;
  await db
    .insertInto('page_view_salts')
    .values({ day, salt: randomBytes(16).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { salt } = (await find()) ?? { salt: '' };
  return salt;
}
