import { Writable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { newReview } from '#server/demo/cast.ts';
import { signInAsAdmin, UNSENT } from '#tests/as-admin.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { SLICE_BYTES, streamJsonArray } from './whole-list.ts';

beforeEach(skipWithoutDatabase);

const TOO_MANY = { message: 'Too many requests. Please try again later.' };

interface Item {
  id: number;
  text: string;
}

/** Reads items as from a table, and notes what was read. */
function listOf(sizes: number[]) {
  const items: Item[] = sizes.map((size, id) => ({ id, text: 'é'.repeat(size / 2) }));
  const read: number[] = [];
  return {
    items,
    read,
    chunks: streamJsonArray({
      async readAfter(last: number | undefined, limit) {
        const page = items.slice(last === undefined ? 0 : last + 1).slice(0, limit);
        read.push(page.length);
        return page;
      },
      cursorOf: ({ id }) => id,
      encode: (item) => item,
    }),
  };
}

const uneven = Array.from({ length: 2_000 }, (_, i) => (i % 500 < 20 ? 15_000 : i % 7) * 2);

describe('A whole list', () => {
  test('has each item once, in slices of about 32 KB whatever the items weigh', async () => {
    for (const sizes of [[], [10], Array(63).fill(10), Array(64).fill(10), Array(65).fill(10), uneven]) {
      const list = listOf(sizes);
      const chunks: Buffer[] = [];
      for await (const chunk of list.chunks) chunks.push(chunk);
      expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual(list.items);
      const heaviest = Math.max(0, ...sizes) + 100;
      expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(SLICE_BYTES + heaviest);
      expect(Math.max(...list.read)).toBeLessThanOrEqual(250);
    }
  });

  test('is read no further than to the slice that its client has yet to take', async () => {
    const list = listOf(Array(1_000).fill(10_000));
    let release = () => {};
    const taken: number[] = [];
    const client = new Writable({
      highWaterMark: SLICE_BYTES,
      write(chunk: Buffer, _encoding, done) {
        taken.push(chunk.length);
        release = done;
      },
    });
    list.chunks.pipe(client);
    for (let turns = 1; turns <= 3; turns += 1) {
      for (let i = 0; i < 20; i += 1) await yieldToEventLoop();
      expect([list.read.length, taken.length]).toEqual([turns, turns]);
      release();
    }
  });
});

describe('Whole lists', () => {
  test('of an account are sent two at a time, whatever RATE_LIMITS says', async () => {
    const app = await startApp();
    const ana = await app.professional();
    const ben = await app.professional();
    await insertLongReviews(app, ana.user.id);
    const slow = (path: string) => fetch(app.url + path, { headers: { cookie: ana.cookie } });
    const [list, download] = [await slow('/api/reviews'), await slow('/api/my-data')];
    expect([list.status, download.status]).toEqual([200, 200]);

    for (const path of ['/api/reviews', '/api/reviews?rating=5', '/api/my-data']) {
      const third = await ana.get(path);
      expect([third.status, third.body]).toEqual([429, TOO_MANY]);
      expect(Number(third.headers.get('retry-after'))).toBe(30);
    }
    expect((await ana.get('/api/reviews?limit=2')).body).toHaveLength(2);
    expect((await ben.get('/api/reviews')).status).toBe(200);

    // A client that goes leaves its place, and so does one that has read everything.
    await list.body?.cancel();
    const head = () => fetch(`${app.url}/api/reviews`, { method: 'HEAD', headers: { cookie: ana.cookie } });
    await expect.poll(async () => (await head()).status).toBe(200);
    expect(await download.json()).toMatchObject({ account: { id: ana.user.id } });
    for (let count = 0; count < 3; count += 1) {
      const { body } = await ana.get('/api/reviews');
      expect(body).toHaveLength(LONG_REVIEWS);
    }
  });

  test('leave their place when they fail', async () => {
    const app = await startApp();
    const admin = await signInAsAdmin(app);
    for (let count = 0; count < 3; count += 1) {
      expect((await admin.get('/api/admin/users?cursor=x')).status).toBe(400);
    }
    const { db } = app.service.deps;
    await sql`alter table reviews rename to gone`.execute(db);
    for (let count = 0; count < 3; count += 1) expect((await admin.get('/api/reviews')).status).toBe(500);
    await sql`alter table gone rename to reviews`.execute(db);
    expect((await admin.get('/api/admin/users')).status).toBe(200);
  });

  test('of an account are sent 20 times an hour, and its pages always', async () => {
    const app = await startApp({ env: { RATE_LIMITS: 'on', ...UNSENT } });
    const admin = await signInAsAdmin(app);
    const paths = ['/api/reviews', '/api/admin/users', '/api/my-data', '/api/reviews?rating=5'];
    for (let count = 0; count < 20; count += 1) {
      expect((await admin.get(paths[count % paths.length] ?? '')).status).toBe(200);
      expect((await admin.get('/api/reviews?limit=200')).status).toBe(200);
    }
    for (const path of paths) {
      const beyond = await admin.get(path);
      expect([beyond.status, beyond.body]).toEqual([429, TOO_MANY]);
      expect(Number(beyond.headers.get('retry-after'))).toBeGreaterThan(3_500);
    }
    expect((await admin.get('/api/reviews?limit=200')).status).toBe(200);
    expect((await admin.get('/api/admin/users?limit=200')).status).toBe(200);
  });
});

const LONG_REVIEWS = 4_000;

/** 20 MB, more than sockets buffer. */
async function insertLongReviews({ service: { deps } }: TestApp, userId: number): Promise<void> {
  const { rating } = newReview(userId);
  const row = {
    user_id: userId,
    rating,
    comment: 'Good. '.repeat(800),
    created_at: deps.clock().toISOString(),
  };
  for (let from = 0; from < LONG_REVIEWS; from += 100)
    await deps.db.insertInto('reviews').values(Array(100).fill(row)).execute();
}
