import { beforeEach, expect, test } from 'vitest';
import { isPostgres } from '#server/db/dialect.ts';
import { DAY, MINUTE } from '#server/system/clock.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { createRateLimits, deleteExpiredLimits } from './rate-limits.ts';

beforeEach(skipWithoutDatabase);

test('Limits dated in the future by a clock that ran ahead are deleted', async (context) => {
  const { db } = (await startApp()).service.deps;
  context.skip(!isPostgres(db), 'only PostgreSQL stores limits');
  const limits = await createRateLimits(db);
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
