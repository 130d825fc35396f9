import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newReview } from '#server/demo/cast.ts';
import type { PostgresServer } from '#tests/postgres.ts';
import { waitForReviews } from './customers.ts';
import {
  databases,
  openMailSink,
  skipWithoutPostgres,
  startBusyService,
  startOwnPostgres,
} from './harness.ts';
import { isLong } from './run-length.ts';
import { mountTmpfs, NO_MOUNTS, temporaryFolder } from './temporary-disks.ts';

test.for(databases)(
  'With a full %s disk, reviews get 503, /readyz says why, none is lost, the page still opens, and service resumes within 5 s',
  async (database, { skip }) => {
    if (database === 'PostgreSQL') skipWithoutPostgres(skip);
    skip(database === 'PostgreSQL' && !isLong, 'is in the long run');
    const disk = mountTmpfs(150);
    if (disk === null) return skip(NO_MOUNTS);
    const postgres = database === 'PostgreSQL' ? await postgresIn(join(disk, 'postgres')) : null;
    const dataDir = postgres ? temporaryFolder() : join(disk, 'data');
    const storage = { dataDir, databaseUrl: postgres?.url ?? null };
    const busy = await startBusyService(storage, { sink: await openMailSink() });
    const { url, userIds, customers } = busy;
    await waitForReviews(customers, 20);

    const ballast = join(disk, 'ballast');
    fill(ballast);
    const refused = () => customers.statuses.get(503) ?? 0;
    await expect.poll(refused, { timeout: 30_000 }).toBeGreaterThan(50);
    const refusal = await submitUntilRefused(url, userIds[0], customers.sent);
    expect(refusal.headers.get('retry-after')).toBe('5');
    expect(await refusal.json()).toEqual({ message: 'Service temporarily unavailable' });
    const isUp = postgres === null || postgres.pids().length > 0;
    if (isUp) {
      expect((await openPage(url, userIds[0])).status).toBe(200);
      const full = { database: 'ok', disk: 'full' };
      expect(await probe(url, '/readyz')).toMatchObject([503, { status: 'unavailable', ...full }]);
      expect(await probe(url, '/health')).toMatchObject([200, { status: 'degraded', ...full }]);
    }

    rmSync(ballast);
    if (!isUp) await postgres.start();
    const pause = await waitForReviews(customers, 20);
    for (const path of ['/readyz', '/health'])
      await expect
        .poll(() => probe(url, path), { timeout: 5_000 })
        .toEqual([200, { status: 'ok', database: 'ok', outbox: 'ok', mail: 'ok' }]);
    await customers.stop();
    expect([...customers.statuses.keys()].sort()).toEqual([201, 503]);
    await busy.finish();
    console.log(
      `${database}: ${customers.acknowledged.size} acknowledged, ${refused()} refused, resumed after ${pause} ms`,
    );
  },
);

function postgresIn(folder: string): Promise<PostgresServer> {
  mkdirSync(folder);
  return startOwnPostgres(['fsync=off', 'max_wal_size=32MB'], folder);
}

function fill(file: string): void {
  const chunk = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeFileSync(file, chunk, { flag: 'a' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/** The first submissions may still fit into a partly filled page. */
async function submitUntilRefused(
  url: string,
  userId: number | undefined,
  sent: Set<string>,
): Promise<Response> {
  for (;;) {
    const key = randomUUID();
    sent.add(key);
    const answer = await fetch(`${url}/api/reviews/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(newReview(userId ?? 0)),
    });
    if (answer.status !== 201) return answer;
  }
}

async function probe(url: string, path: string): Promise<[number, unknown]> {
  const answer = await fetch(url + path);
  return [answer.status, await answer.json()];
}

/** Sends a browser's user agent, so that the page view is counted. */
function openPage(url: string, userId: number | undefined): Promise<Response> {
  return fetch(`${url}/review/${userId}`, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } });
}
