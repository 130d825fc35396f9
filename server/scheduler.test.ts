import { beforeEach, describe, expect, test } from 'vitest';
import { isPostgres } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { HOUR } from './basics/clock.ts';
import { claimTurn } from './scheduler.ts';

beforeEach(skipWithoutDatabase);

const JOB = 'sweep';

describe('A recurring job shared by several processes', () => {
  test('is run by only one of 20 processes per interval', async (context) => {
    const db = await openSharedDb(context);
    for (let turn = 0; turn < 3; turn += 1) {
      const asked = await Promise.all(Array.from({ length: 20 }, () => claimTurn(db, JOB, HOUR)));
      expect(asked.filter(Boolean)).toHaveLength(1);
      await rewind(db, 1);
    }
  });

  test('is not run again for a delayed request, but after a clock that ran ahead is corrected', async (context) => {
    const db = await openSharedDb(context);
    await claimTurn(db, JOB, HOUR);
    await rewind(db, -1);
    expect(await claimTurn(db, JOB, HOUR)).toBe(false);
    await rewind(db, -400);
    expect(await claimTurn(db, JOB, HOUR)).toBe(true);
    expect(await claimTurn(db, JOB, HOUR)).toBe(false);
  });
});

async function openSharedDb(context: Parameters<typeof skipWithoutDatabase>[0]): Promise<Db> {
  const { db } = (await startApp()).service.deps;
  context.skip(!isPostgres(db), 'SQLite has one process');
  return db;
}

/** Moves the last turn back by this many intervals. */
async function rewind(db: Db, turns: number): Promise<void> {
  await db
    .updateTable('job_turns')
    .set((to) => ({ turn: to('turn', '-', turns) }))
    .where('job', '=', JOB)
    .execute();
}
