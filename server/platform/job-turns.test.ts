import { beforeEach, describe, expect, test } from 'vitest';
import { isPostgres } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { HOUR } from './clock.ts';
import { claimTurn } from './job-turns.ts';

beforeEach(skipWithoutDatabase);

const JOB = 'sweep the yard';

describe('A recurring job of several processes', () => {
  test('is run by one of them in each turn, however many come at once', async (context) => {
    const db = await openYard(context);
    for (let turn = 0; turn < 3; turn += 1) {
      const asked = await Promise.all(Array.from({ length: 20 }, () => claimTurn(db, JOB, HOUR)));
      expect(asked.filter(Boolean)).toHaveLength(1);
      await putBack(db, 1);
    }
  });

  test('is not run again by one whose question comes late, from the turn before', async (context) => {
    const db = await openYard(context);
    await claimTurn(db, JOB, HOUR);
    await putBack(db, -1);
    expect(await claimTurn(db, JOB, HOUR)).toBe(false);
  });

  test('does not wait for a time that a clock which was ahead has promised', async (context) => {
    const db = await openYard(context);
    await claimTurn(db, JOB, HOUR);
    await putBack(db, -400);
    expect(await claimTurn(db, JOB, HOUR)).toBe(true);
    expect(await claimTurn(db, JOB, HOUR)).toBe(false);
  });
});

async function openYard(context: Parameters<typeof skipWithoutDatabase>[0]): Promise<Db> {
  const { db } = (await startApp()).service.deps;
  context.skip(!isPostgres(db), 'on SQLite there is one process');
  return db;
}

/** As if the job had been run so many turns earlier. */
async function putBack(db: Db, turns: number): Promise<void> {
  await db
    .updateTable('job_turns')
    .set((to) => ({ turn: to('turn', '-', turns) }))
    .where('job', '=', JOB)
    .execute();
}
