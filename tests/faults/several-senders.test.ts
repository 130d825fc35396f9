import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { startProcess } from '#tests/service-process.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { isLong } from './run-length.ts';
import { insertProfessional } from './test-accounts.ts';

const MAILS = 300;

test(`Three processes on one PostgreSQL, one of them killed, send ${MAILS} mails and lose none`, async ({
  skip,
}) => {
  skip(!hasPostgres(), 'no PostgreSQL here');
  const folder = mkdtempSync(join(tmpdir(), 'goodword-senders-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const databaseUrl = await createDatabase();
  const userId = await insertProfessional({ dataDir: folder, databaseUrl });
  const { db, close } = await openDatabase({ dataDir: folder, databaseUrl });
  onTestFinished(close);
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const env = { DATABASE_URL: databaseUrl ?? '', SMTP_URL: sink.url, LOG_LEVEL: 'error' };
  const services = await Promise.all([1, 2, 3].map(() => startProcess({ env })));

  await db.transaction().execute(async (tx) => {
    for (let count = 0; count < MAILS; count += 1) {
      await enqueue(
        tx,
        { kind: 'password-changed', userId, payload: { userId, passkeys: 'none' } },
        new Date(),
      );
    }
  });
  await sink.waitFor(20);
  services[0]?.process.kill('SIGKILL');

  const jobs = () => db.selectFrom('outbox').select(['message_id', 'state']).execute();
  const waiting = async () => (await jobs()).filter(({ state }) => state !== 'sent').length;
  // Jobs claimed by the killed process wait for their lease to expire; the short run expires it once the rest are idle.
  let left = Number.POSITIVE_INFINITY;
  while (left > (await waiting())) {
    left = await waiting();
    await sleep(1_500);
  }
  const taken = await waiting();
  if (!isLong) await db.updateTable('outbox').set({ locked_until: null }).execute();
  await expect.poll(waiting, { timeout: 90_000 }).toBe(0);

  const copies = Map.groupBy(sink.received, (mail) => mail.messageId?.slice(1).split('@')[0] ?? '');
  expect([...copies.keys()].sort()).toEqual((await jobs()).map((job) => job.message_id).sort());
  const again = sink.received.length - MAILS;
  expect(again, 'resent by another process than the killed one').toBeLessThanOrEqual(taken);
  console.log(`three senders: ${MAILS} mails, ${taken} taken over from the killed one, ${again} resent`);
});
