import { RateLimiterMemory } from 'rate-limiter-flexible';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DAY, MINUTE } from '#server/basics/clock.ts';
import { isPostgres } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { Refusal } from './errors.ts';
import {
  createRateLimits,
  deleteExpiredLimits,
  type LimitedUse,
  limitFailures,
  type RateLimits,
} from './rate-limits.ts';

beforeEach(skipWithoutDatabase);

const own = { name: 'own', max: 5, seconds: 60 };
const shared = { name: 'shared', max: 3, seconds: 60 };

test('Limits dated in the future by a clock that ran ahead are deleted', async (context) => {
  const { db, limits } = await open();
  context.skip(!isPostgres(db), 'only PostgreSQL stores limits');
  await limits.count([{ name: 'active', max: 5, seconds: 60 }, 'key']);
  const rows = [
    { key: 'ahead', points: 9, expire: Date.now() + 400 * DAY },
    { key: 'spent', points: 9, expire: Date.now() - MINUTE },
  ];
  await db.insertInto('rate_limits').values(rows).execute();
  await deleteExpiredLimits(db);
  const left = await db.selectFrom('rate_limits').select('key').execute();
  expect(left).toEqual([{ key: expect.stringMatching(/^active:/) }]);
});

test('What one limit refuses counts in no other', async () => {
  const { limits } = await open();
  const uses: LimitedUse[] = [
    [own, 'stranger'],
    [shared, 'recipient'],
  ];
  expect(await tryAll(10, () => limits.count(...uses))).toEqual({ passed: 3, refused: 7 });
  // Two of five are left, since the seven refused ones were given back.
  expect(await tryAll(5, () => limits.count([own, 'stranger']))).toEqual({ passed: 2, refused: 3 });
  expect(await tryAll(5, () => limits.count([own, 'stranger'], [shared, 'other']))).toEqual({
    passed: 0,
    refused: 5,
  });
  expect(await tryAll(5, () => limits.count([shared, 'other']))).toEqual({ passed: 3, refused: 2 });
});

test('Of 100 parallel uses exactly as many pass as the limit allows', async () => {
  const { limits } = await open();
  const uses = () => limits.count([{ ...own, max: 40 }, 'stranger'], [shared, 'recipient']);
  expect(await tryAll(100, uses)).toEqual({ passed: 3, refused: 97 });
  const alone = () => limits.count([{ ...own, max: 40 }, 'stranger']);
  expect(await tryAll(100, alone)).toEqual({ passed: 37, refused: 63 });
});

test('Refused requests leave nothing behind', async () => {
  const { limits, countKeys } = await open();
  await tryAll(5, () => limits.count([own, 'stranger']));
  const before = await countKeys();
  for (let round = 0; round < 100; round += 1)
    await tryAll(20, (i) => limits.count([own, 'stranger'], [shared, `recipient ${round} ${i}`]));
  expect(await countKeys()).toEqual(before);
  await limits.refund([own, 'stranger']);
  expect(await tryAll(2, () => limits.count([own, 'stranger']))).toEqual({ passed: 1, refused: 1 });
});

test('A use given back after its window ended is not given to the next window', async () => {
  const { limits } = await open();
  await limits.refund([own, 'stranger']);
  expect(await tryAll(7, () => limits.count([own, 'stranger']))).toEqual({ passed: 5, refused: 2 });
});

test('A check that can’t be made is no failure', async () => {
  const { limits } = await open();
  const check = (found: () => Promise<string | null>) => limitFailures(limits, [[own, 'stranger']], found);
  const unavailable = async () => {
    throw new Refusal('unavailable');
  };
  for (let i = 0; i < 10; i += 1)
    await expect(check(unavailable)).rejects.toMatchObject({ code: 'unavailable' });
  for (let i = 0; i < 10; i += 1) expect(await check(async () => 'found')).toBe('found');
  for (let i = 0; i < 5; i += 1) expect(await check(async () => null)).toBe(null);
  await expect(check(async () => 'found')).rejects.toMatchObject({ code: 'tooManyRequests' });
});

async function open(): Promise<{ db: Db; limits: RateLimits; countKeys: () => Promise<number> }> {
  const { db } = (await startApp()).service.deps;
  const consume = vi.spyOn(RateLimiterMemory.prototype, 'consume');
  onTestFinished(() => consume.mockRestore());
  return {
    db,
    limits: await createRateLimits(db),
    async countKeys() {
      const rows = await db.selectFrom('rate_limits').select('key').execute();
      const inMemory = [...new Set(consume.mock.contexts as RateLimiterMemory[])].map(
        (limiter) => limiter.dump().storage.length,
      );
      return inMemory.reduce((sum, keys) => sum + keys, rows.length);
    },
  };
}

/** Runs them in parallel. */
async function tryAll(count: number, act: (i: number) => Promise<void>) {
  const tried = await Promise.allSettled(Array.from({ length: count }, (_, i) => act(i)));
  const passed = tried.filter(({ status }) => status === 'fulfilled').length;
  return { passed, refused: count - passed };
}
