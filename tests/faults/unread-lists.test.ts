import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_COMMENT_LENGTH } from '#contract/review-fields.ts';
import { insertAccount } from '#server/accounts/store.ts';
import { openDatabase } from '#server/db/open.ts';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { toColumns } from '#server/reviews/field-columns.ts';
import { insertSession } from '#tests/accounts.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { skipWithoutProc } from './process-stats.ts';
import { temporaryFolder } from './temporary-disks.ts';
import type { Storage } from './test-accounts.ts';

const ACCOUNTS = 100;
/** More in all than sockets buffer, about 5 MB. */
const REVIEWS = 350;
const COMMENT = '👏'.repeat(MAX_COMMENT_LENGTH);
const MEGABYTE = 1024;

test('200 clients that ask for whole lists and read nothing cost less than 130 MB, of 1.4 GB that they asked for', async (context) => {
  skipWithoutProc(context);
  const storage = { dataDir: temporaryFolder(), databaseUrl: null };
  const cookies = await insertAccounts(storage);
  const service = await startProcess({ env: { DATA_DIR: storage.dataDir } });
  const read = (cookie: string, path: string) => fetch(service.url + path, { headers: { cookie } });
  const before = memoryOf(service);

  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(service));
  }, 20);
  onTestFinished(() => clearInterval(watch));
  await Promise.all(cookies.flatMap((cookie) => [openUnread(service, cookie), openUnread(service, cookie)]));
  // They are still being sent, and refuse a third.
  const thirds: number[] = [];
  for (const cookie of cookies.slice(-5))
    thirds.push(await statusOnceCalm(() => read(cookie, '/api/reviews')));
  // Those who read nothing are disconnected, and the account's next list is sent.
  const [cookie = ''] = cookies;
  await expect
    .poll(async () => (await read(cookie, '/api/reviews')).status, { timeout: 120_000, interval: 500 })
    .toBe(200);
  clearInterval(watch);
  console.log(
    `${2 * ACCOUNTS} unread lists of ${(REVIEWS * COMMENT.length * 2) / 1_000_000} MB: ${Math.round(before / MEGABYTE)} MB, then ` +
      `${Math.round(most / MEGABYTE)} MB; another list: ${[...new Set(thirds)]}`,
  );
  expect(new Set(thirds)).toEqual(new Set([429]));
  expect((most - before) / MEGABYTE).toBeLessThan(130);
});

/** While the lists fill the sockets, other requests may be refused with 503. */
async function statusOnceCalm(request: () => Promise<Response>): Promise<number> {
  for (;;) {
    const { status } = await request();
    if (status !== 503) return status;
    await sleep(200);
  }
}

/** Resident memory in KB. */
function memoryOf({ process: { pid } }: ServiceProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** Reads nothing after the status. */
async function openUnread({ url }: ServiceProcess, cookie: string): Promise<void> {
  for (;;) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(`GET /api/reviews HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
    const [head] = await once(socket, 'data');
    socket.pause().on('error', () => {});
    if (String(head).startsWith('HTTP/1.1 200')) return;
    socket.destroy();
    await sleep(200);
  }
}

/** Each with long reviews. @returns their cookies. */
async function insertAccounts(storage: Storage): Promise<string[]> {
  const { db, close } = await openDatabase(storage);
  const now = new Date();
  const cookies: string[] = [];
  for (let count = 0; count < ACCOUNTS; count += 1) {
    const { id } = await insertAccount(db, { ...newRegistration(), passwordHash: '' }, now);
    cookies.push(`session=${await insertSession(db, id, { now })}`);
  }
  // Or a job would fold them meanwhile.
  const folded = toColumns({ ...newReview(1), comment: COMMENT, customerLocation: null });
  await sql`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(REVIEWS)})
    insert into reviews (user_id, rating, comment, created_at, search_text, long_search_text)
    select users.id, 5, ${COMMENT}, ${now.toISOString()}, ${folded.search_text}, ${folded.long_search_text}
    from users cross join n where users.id > 1`.execute(db);
  await close();
  return cookies;
}
