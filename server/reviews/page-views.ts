import { createHash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createIsbotFromList, isbotPatterns, list } from 'isbot';
import { sql } from 'kysely';
import { isPostgres, jsonRows } from '#server/db/dialect.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db } from '#server/db/schema.ts';
import { DAY, SECOND, utcDay } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';

/** isbot also suspects clients with names like these, which may be a person's or somebody's test. */
const suspicions = ['Browser 1', 'Mozilla/5.0 one', 'node', 'HeadlessChrome/142.0'].flatMap((name) =>
  isbotPatterns(name),
);

/** Recognizes link previews, crawlers, monitors and command-line clients by their user agents. */
export const isBot = createIsbotFromList(list.filter((pattern) => !suspicions.includes(pattern)));

const DAYS_SHOWN = 30;

const WRITE_EVERY = SECOND;
/** A full batch is written right away. */
const MAX_BATCH_SIZE = 1_000;
/** How many wait while the database cannot be written to; further ones are not counted. */
const WAITING_MAX = 20_000;
/** At least this many of the last visitors are cached, at most twice as many; others cost a write that changes nothing. */
const REMEMBERED = 10_000;

/**
 * One view of a review page: whose page, on which day, and who viewed it as far as anybody can tell on that day. One
 * through a tracked code is counted for it too.
 */
export interface PageView {
  userId: number;
  /** The tracked code used. */
  code: string | undefined;
  day: string;
  visitorHash: string;
}

/** Counts views of review pages, one per visitor and day, without keeping who it was. */
export interface PageViews {
  /** The day is the one at which this is called. */
  recognize(visit: { userId: number; ip: string; userAgent: string; code?: string }): Promise<PageView>;
  /** false also for those that are not remembered; counting them again changes nothing. */
  isCounted(view: PageView): boolean;
  /** Written within about a second, together with what else was counted. */
  count(view: PageView): void;
  /** Writes what waits of the account's, so that whoever opened a page can see it counted; never fails. */
  flush(userId: number): Promise<void>;
  /** Writes what waits, and ends. */
  stop(): Promise<void>;
}

export function createPageViews(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): PageViews {
  /** By hash, which no two accounts, tracked codes or days share. */
  const waiting = new Map<string, PageView>();
  let today = beginDay('');
  let writing: Promise<void> | null = null;
  let isFailing = false;
  const timer = setInterval(() => {
    if (today.day !== utcDay(clock())) today = beginDay('');
    void write();
  }, WRITE_EVERY).unref();

  return {
    async recognize({ userId, ip, userAgent, code }) {
      const day = utcDay(clock());
      if (today.day !== day) today = beginDay(day);
      const salt = await saltOf(today);
      const visitorHash = createHash('sha256')
        .update([salt, userId, ip, userAgent, ...(code ? [code] : [])].join('\n'))
        .digest('base64url');
      return { userId, code, day, visitorHash };
    },
    isCounted: ({ visitorHash }) => today.last.has(visitorHash) || today.before.has(visitorHash),
    count(view) {
      if (waiting.size >= WAITING_MAX) return;
      waiting.set(view.visitorHash, view);
      remember(view);
      if (waiting.size === MAX_BATCH_SIZE) void write();
    },
    async flush(userId) {
      const isWaiting = () => waiting.values().some((view) => view.userId === userId);
      // What is being written just now may have begun before the account's.
      for (let tries = 0; tries < 2 && isWaiting(); tries += 1) await write();
    },
    async stop() {
      clearInterval(timer);
      await writing;
      await write();
    },
  };

  function beginDay(day: string): Day {
    return { day, salt: null, last: new Set(), before: new Set() };
  }

  async function saltOf(day: Day): Promise<string> {
    day.salt ??= findSalt(db, day.day);
    try {
      return await day.salt;
    } catch (error) {
      day.salt = null;
      throw error;
    }
  }

  function remember({ day, visitorHash }: PageView): void {
    if (day !== today.day) return;
    today.last.add(visitorHash);
    if (today.last.size < REMEMBERED) return;
    today.before = today.last;
    today.last = new Set();
  }

  /** One at a time. What could not be written waits for the next time. */
  function write(): Promise<void> {
    writing ??= writeWaiting().finally(() => {
      writing = null;
    });
    return writing;
  }

  async function writeWaiting(): Promise<void> {
    try {
      while (waiting.size > 0) {
        const batch = waiting.values().take(MAX_BATCH_SIZE).toArray();
        await store(db, batch);
        for (const { visitorHash } of batch) waiting.delete(visitorHash);
      }
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'page views cannot be stored; they wait');
      isFailing = true;
    }
  }
}

/** What is known of a day while it lasts; none of it outlives the day. */
interface Day {
  day: string;
  salt: Promise<string> | null;
  /** Hashes of visitors who were counted: the newest, and those before them. */
  last: Set<string>;
  before: Set<string>;
}

/**
 * Several processes may do so at once, and about the same visitor: who is in the table already is not counted. All of them
 * take the rows in the same order, or they would wait for each other.
 */
async function store(db: Db, views: PageView[]): Promise<void> {
  const visitors = views.map(({ userId, day, visitorHash }) => [userId, day, visitorHash]);
  await db.transaction().execute(async (tx) => {
    // An account that is gone has no views, and must not cost the others theirs.
    const { rows } = await sql<{ visitor_hash: string }>`
      insert into page_view_visitors (user_id, day, visitor_hash)
      select users.id, listed.value ->> 1, listed.value ->> 2
      from ${jsonRows(tx, visitors)} join users on users.id = cast(listed.value ->> 0 as integer)
      where true order by 1, 2, 3
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

/** PageViews of the last 30 days, today included, as far as they are written. */
export async function recentViews(db: Db, userId: number, now: Date): Promise<number> {
  const firstDay = utcDay(startOfRecentViews(now));
  const [sum] = await sumViews(db, { userId, firstDay });
  return Number(sum?.views ?? 0);
}

const sumViews = prepare((db, { userId, firstDay }: { userId: number; firstDay: string }) =>
  db
    .selectFrom('page_views')
    .select((of) => of.fn.sum<number | null>('views').as('views'))
    .where('user_id', '=', userId)
    .where('day', '>=', firstDay),
);

/** Midnight UTC of the first day that recent views are counted from. */
export function startOfRecentViews(now: Date): Date {
  return new Date(`${utcDay(new Date(now.getTime() - (DAYS_SHOWN - 1) * DAY))}T00:00:00.000Z`);
}

/** Once its salt is gone, nobody can tell any more whom a day's hash stood for. */
export async function forgetPastVisitors(db: Db, now: Date): Promise<void> {
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
