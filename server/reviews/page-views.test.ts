import type { KyselyPlugin } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import type { Db } from '#server/db/schema.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { createPageViews, type PageViews, recentViews } from './page-views.ts';

beforeEach(skipWithoutDatabase);

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const NOON = new Date('2026-11-21T12:00:00Z');

test('Concurrent processes on one database count each visitor once, without deadlocks', async () => {
  const { db, ana, ben, pageViews, another } = await open();
  const other = another();
  const [anas, bens] = [
    (await ana.post('/api/tracked-codes', { name: 'Flyer' })).body,
    (await ben.post('/api/tracked-codes', { name: 'Flyer' })).body,
  ];
  const crowd = Array.from({ length: 50 }, (_, i) => i + 1);
  for (let round = 0; round < 10; round += 1) {
    for (const i of crowd) {
      const [who, trackedCode] = i % 2 ? [ana, anas] : [ben, bens];
      await visit(pageViews, who.user.id, round * 100 + i, 1);
      await visit(pageViews, who.user.id, round * 100 + i, 1, trackedCode.code);
    }
    for (const i of crowd.toReversed()) {
      const [who, trackedCode] = i % 2 ? [ana, anas] : [ben, bens];
      await visit(other, who.user.id, round * 100 + i + 10, 1, trackedCode.code);
      await visit(other, who.user.id, round * 100 + i + 10, 1);
    }
    await Promise.all([pageViews.flush(ana.user.id), other.flush(ben.user.id)]);
  }
  await Promise.all([pageViews.stop(), other.stop()]);
  expect(await recentViews(db, ana.user.id, NOON)).toBe(300);
  expect(await recentViews(db, ben.user.id, NOON)).toBe(300);
  for (const who of [ana, ben])
    expect((await who.get('/api/tracked-codes')).body).toMatchObject([{ scans: 300 }]);
});

test('Views are kept while the database is unavailable, logged once and written when it is back', async () => {
  const { db, ana, another, log } = await open();
  const breaking = breakOnDemand(db);
  const pageViews = another(breaking.db);
  await visit(pageViews, ana.user.id, 1, 1);
  breaking.isBroken = true;
  for (let tries = 0; tries < 3; tries += 1) await pageViews.flush(ana.user.id);
  await visit(pageViews, ana.user.id, 2, 20_500);
  expect(log.error).toHaveBeenCalledTimes(1);
  breaking.isBroken = false;
  await pageViews.flush(ana.user.id);
  // Views beyond 20,000 are dropped.
  expect(await recentViews(db, ana.user.id, NOON)).toBe(20_000);
});

test('A deleted account does not cost other accounts their page views', async () => {
  const { db, ana, ben, pageViews } = await open();
  await visit(pageViews, ana.user.id, 1, 3);
  await visit(pageViews, ben.user.id, 1, 3);
  await deleteAccount(db, ana.user.id, NOON);
  await pageViews.flush(ben.user.id);
  expect(await recentViews(db, ben.user.id, NOON)).toBe(3);
  const visitors = await db.selectFrom('page_view_visitors').select('user_id').execute();
  expect(new Set(visitors.map((each) => each.user_id))).toEqual(new Set([ben.user.id]));
});

test('Shutdown writes all pending views', async () => {
  const { app, db, ana } = await open();
  await app.visitor().get(`/review/${ana.user.id}`, { 'user-agent': IPHONE });
  await app.service.app.close();
  expect(await recentViews(db, ana.user.id, NOON)).toBe(1);
});

async function open() {
  const app = await startApp({ clock: () => NOON });
  const [ana, ben] = [await app.professional(), await app.professional()];
  const { db } = app.service.deps;
  const log = { error: vi.fn() };
  const another = (on: Db = db, clock = () => NOON) => {
    const pageViews = createPageViews({ db: on, clock }, log);
    onTestFinished(() => pageViews.stop());
    return pageViews;
  };
  return { app, db, ana, ben, log, another, pageViews: another() };
}

/** Counts `visitors` visitors, numbered from `from`. @returns the last view. */
async function visit(pageViews: PageViews, userId: number, from: number, visitors: number, code?: string) {
  const views = [];
  for (let i = from; i < from + visitors; i += 1) {
    views.push(
      await pageViews.recognize({
        userId,
        address: `192.0.2.${i}`,
        userAgent: IPHONE,
        ...(code && { code }),
      }),
    );
  }
  for (const view of views) if (!pageViews.isCounted(view)) pageViews.count(view);
  const last = views.at(-1);
  if (!last) throw new Error('No visitors');
  return last;
}

function breakOnDemand(db: Db) {
  const broken = { isBroken: false, db };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (broken.isBroken) throw new Error('the disk is full');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  broken.db = db.withPlugin(plugin);
  return broken;
}
