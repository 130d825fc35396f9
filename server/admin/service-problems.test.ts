import type { StatsFs } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { problemKinds } from '#contract/service-status.ts';
import { DAY, HOUR, MINUTE, timestampAfter } from '#server/basics/clock.ts';
import { newReview } from '#server/demo/cast.ts';
import { recurringJobs } from '#server/scheduler.ts';
import { writeFact } from '#server/system/service-facts.ts';
import { signInAsAdmin, UNSENT } from '#tests/as-admin.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';

beforeEach((context) => {
  skipWithoutDatabase(context);
  leaveOnDisk(2e9);
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const PUBLIC = { ...UNSENT, APP_URL: 'https://goodword.example', SUPPORT_EMAIL: 'ops@goodword.example' };
const METRICS_TOKEN = 'a token for the scraper';

type Watched = Awaited<ReturnType<typeof watch>>;

async function watch(env: Record<string, string> = PUBLIC) {
  let now = new Date();
  const app = await startApp({ env: { METRICS_TOKEN, ...env }, clock: () => now });
  const { app: server, deps } = app.service;
  const log = vi.spyOn(server.log, 'error');
  const job = recurringJobs(server, deps, null).find(({ name }) => name === 'report problems');
  // The prepared database is older than an installation.
  await deps.db.updateTable('users').set({ created_at: now.toISOString() }).where('id', '=', 1).execute();
  return {
    app,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    /** Runs the service's own job. */
    report: async () => job?.run(),
    logged: (kind: string) => {
      const lines = log.mock.calls as unknown as [{ problem?: string }, string][];
      return lines.filter(([{ problem }]) => problem === kind).map(([, text]) => text);
    },
  };
}

/** While they last; disputes and refunds are tested in payment-problems.test.ts. */
const lasting = ['mail', 'disk', 'backup', 'proxy'] as const;

const causes: Record<(typeof lasting)[number], (watched: Watched) => Promise<void>> = {
  mail: ({ app }) => queueMails(app, 1),
  disk: async () => leaveOnDisk(512e6),
  backup: async ({ pass }) => pass(2 * DAY),
  proxy: async ({ app }) => {
    await app.visitor().get('/', { 'x-forwarded-for': '203.0.113.7' });
  },
};

const texts = {
  mail: [
    "Emails aren't being sent",
    /^1 email is waiting\. The last attempt failed with “451 Try later”\. .+SMTP_URL/,
  ],
  disk: ['The disk is almost full', / has 512 MB left\. .+reviews can't be stored: free some space/],
  backup: ['There is no backup yet', /^Run \.\/goodword backup now/],
  proxy: ["The proxy isn't trusted", /behind 127\.0\.0\.1 shares one limit.+add it to TRUST_PROXY/],
} as const;

test.for(lasting)(
  'The problem “%s” is listed for the admin and in the metrics, and mailed and logged once a day',
  async (kind) => {
    const watched = await watch();
    const { app, pass, report, logged } = watched;
    expect(await problemsOf(app)).toEqual([]);
    expect(await metricsOf(app)).toContain(`goodword_needs_attention{problem="${kind}"} 0\n`);
    await causes[kind](watched);
    const [title, advice] = texts[kind];
    const found = { kind, title, advice: expect.stringMatching(advice) };
    expect(await problemsOf(app)).toMatchObject([found]);
    expect(await metricsOf(app)).toContain(`goodword_needs_attention{problem="${kind}"} 1\n`);

    await report();
    await report();
    expect(await reportsOf(app, kind)).toMatchObject([{ email: 'ops@goodword.example', problem: found }]);
    pass(DAY - MINUTE);
    await report();
    expect(await reportsOf(app, kind)).toHaveLength(1);
    pass(MINUTE);
    await report();
    expect(await reportsOf(app, kind)).toHaveLength(2);
    const line = expect.stringContaining(`${title}: `);
    expect(logged(kind)).toEqual([line, line]);
  },
);

test('Nothing is listed or mailed while all is well', async () => {
  const { app, pass, report, logged } = await watch();
  const { db } = app.service.deps;
  pass(DAY);
  await writeFact(db, 'last backup', '', app.service.deps.clock());
  pass(2 * DAY - MINUTE);
  await app.visitor().get('/');
  await report();
  expect(await problemsOf(app)).toEqual([]);
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  expect(problemKinds.flatMap(logged)).toEqual([]);
});

test('A backup is missed two days after the last one, and its time is in the metrics', async () => {
  const { app, pass } = await watch();
  const { db, clock } = app.service.deps;
  expect(await metricsOf(app)).not.toMatch(/^goodword_last_backup_timestamp_seconds/m);
  pass(DAY);
  const backedUp = clock();
  await writeFact(db, 'last backup', '', backedUp);
  const seconds = backedUp.getTime() / 1_000;
  expect(await metricsOf(app)).toContain(`goodword_last_backup_timestamp_seconds ${seconds}\n`);
  pass(2 * DAY);
  expect(await problemsOf(app)).toMatchObject([
    { title: 'There is no recent backup', since: backedUp.toISOString() },
  ]);
});

test('On a machine of one’s own, backups are not asked for', async () => {
  const { app, pass } = await watch(UNSENT);
  pass(3 * DAY);
  expect(await problemsOf(app)).toEqual([]);
});

test('A few mails may wait for their recipients’ servers while others are sent', async () => {
  const { app } = await watch();
  const { db, clock } = app.service.deps;
  await queueMails(app, 9);
  await db
    .insertInto('outbox')
    .values({ ...job(app), state: 'sent', sent_at: timestampAfter(clock(), -MINUTE) })
    .execute();
  expect(await problemsOf(app)).toEqual([]);
  await queueMails(app, 1);
  expect(await problemsOf(app)).toMatchObject([{ advice: expect.stringMatching(/^10 emails are waiting/) }]);
});

test('Mails that are not even tried fail too, unless they were queued just now', async () => {
  const { app } = await watch();
  const { db, clock } = app.service.deps;
  const untried = { ...job(app), locked_until: timestampAfter(clock(), MINUTE) };
  const { id } = await db.insertInto('outbox').values(untried).returning('id').executeTakeFirstOrThrow();
  expect(await problemsOf(app)).toEqual([]);
  await db.updateTable('outbox').set({ next_attempt_at: untried.created_at }).where('id', '=', id).execute();
  expect(await problemsOf(app)).toMatchObject([
    { advice: expect.stringMatching(/^1 email is waiting\. Check/), since: untried.created_at },
  ]);
});

test('The admin’s own address is preferred, and without any the log alone tells', async () => {
  const { SUPPORT_EMAIL, ...unreachable } = PUBLIC;
  const { app, pass, report, logged } = await watch(unreachable);
  expect(app.service.operatorAddress).toBeNull();
  pass(2 * DAY);
  await report();
  expect(await reportsOf(app, 'backup')).toEqual([]);
  expect(logged('backup')).toHaveLength(1);

  const { db } = app.service.deps;
  await db.updateTable('users').set({ email: 'rosa@example.com' }).where('id', '=', 1).execute();
  pass(DAY);
  await report();
  expect(await reportsOf(app, 'backup')).toMatchObject([{ email: 'rosa@example.com' }]);
});

test('After a mail outage, the report arrives with the mails that waited', async () => {
  const sink = await startMailSink();
  onTestFinished(sink.close);
  const { app, pass, report } = await watch({ ...PUBLIC, SMTP_URL: sink.url });
  const { db } = app.service.deps;
  const ana = await app.professional({ email: 'ana@example.com' });
  sink.decide = () => 451;
  await app.visitor().post('/api/reviews/submit', newReview(ana.user.id));
  const attempts = () => db.selectFrom('outbox').select(['attempts', 'locked_until']).execute();
  await expect.poll(attempts).toMatchObject([{ attempts: 1, locked_until: null }]);
  pass(HOUR);
  await report();
  sink.decide = () => 'accepted';
  // What was refused meanwhile is due again.
  pass(HOUR);
  const received = await sink.waitFor(2);
  const mail = received.find(({ to }) => to?.[0]?.address === 'ops@goodword.example');
  expect(mail?.subject).toBe("Goodword needs attention: Emails aren't being sent");
  for (const text of ['1 email is waiting', '451', 'Service: goodword.example', 'Since: 20', '/admin'])
    expect(mail?.text).toContain(text);
  expect(mail?.html).toContain('You got this email, so others are going out again.');
});

function leaveOnDisk(free: number): void {
  const disk = { bsize: 1_000, blocks: 9e6, bavail: free / 1_000 } as StatsFs;
  vi.spyOn(fs, 'statfs').mockResolvedValue(disk);
  syncBuiltinESMExports();
}

async function problemsOf(app: TestApp) {
  const { body } = await (await signInAsAdmin(app)).get('/api/admin/service-status');
  return body.problems;
}

async function metricsOf(app: TestApp): Promise<string> {
  const { text } = await app.visitor().get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  return text;
}

async function reportsOf({ service: { deps } }: TestApp, kind: string) {
  const rows = await deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'service-problem')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload)).filter(({ problem }) => problem.kind === kind);
}

async function queueMails(app: TestApp, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => ({
    ...job(app),
    attempts: 5,
    last_error: '451 Try later',
  }));
  await app.service.deps.db.insertInto('outbox').values(rows).execute();
}

function job({ service: { deps } }: TestApp) {
  const now = deps.clock();
  return {
    kind: 'review-received',
    payload: '{}',
    message_id: crypto.randomUUID(),
    created_at: timestampAfter(now, -HOUR),
    next_attempt_at: timestampAfter(now, 9 * MINUTE),
  };
}
