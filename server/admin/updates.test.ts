import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DAY, HOUR } from '#server/basics/clock.ts';
import { recurringJobs } from '#server/scheduler.ts';
import { readFact, writeFact } from '#server/system/service-facts.ts';
import { signInAsAdmin, UNSENT } from '#tests/as-admin.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { checkForUpdates } from './updates.ts';

beforeEach(skipWithoutDatabase);

const METRICS_TOKEN = 'a token for the scraper';
const NEWER = { version: '1.10.0', security: false, date: '2026-12-01' };
const SECURITY = { ...NEWER, security: true };
/** Nothing listens on this port. */
const NOWHERE = { url: 'http://127.0.0.1:9/release.json' };

test('The file is asked once a day, also across restarts, and learns nothing about the service', async () => {
  const file = await serveReleaseFile(NEWER);
  const env = { UPDATE_CHECK: 'off' };
  const { app, check, pass } = await watch({ file, env });
  await check();
  await check();
  pass(DAY - HOUR);
  await check();
  expect(file.requests).toHaveLength(1);
  const [{ method, url, headers } = {} as IncomingMessage] = file.requests;
  expect([method, url, headers]).toEqual([
    'GET',
    '/release.json',
    { host: new URL(file.url).host, 'user-agent': 'Goodword', connection: 'close' },
  ]);

  const { config, db, clock } = app.service.deps;
  expect(await readFact(db, 'update: asked')).toMatchObject({ value: file.url });
  const storage = { dataDir: config.dataDir, databaseUrl: config.databaseUrl };
  await app.stop();
  const restarted = await watch({ file, env, storage, now: clock() });
  await restarted.check();
  expect(file.requests).toHaveLength(1);
  restarted.pass(HOUR);
  await restarted.check();
  expect(file.requests).toHaveLength(2);
});

test('A newer release is shown until it runs, and while UPDATE_CHECK is on', async () => {
  const file = await serveReleaseFile(NEWER);
  const { app, check, warnings } = await watch({ file });
  expect(await statusOf(app)).toMatchObject({ update: null, problems: [] });
  await check();
  expect(await statusOf(app)).toMatchObject({ update: NEWER, problems: [] });
  expect(warnings()).toEqual([]);
  const { version, config } = app.service.deps;
  for (const running of ['1.10.0', '1.10.1', '2.0.0', '1.11.0-rc.1']) {
    version.version = running;
    expect(await statusOf(app)).toMatchObject({ update: null });
  }
  version.version = '1.9.9';
  expect(await statusOf(app)).toMatchObject({ update: NEWER });
  config.updateUrl = null;
  expect(await statusOf(app)).toMatchObject({ update: null });
});

test('A start with UPDATE_CHECK=on asks, and one without doesn’t', async () => {
  const file = await serveReleaseFile({ ...NEWER, version: '9999.0.0' });
  const env = { ...UNSENT, UPDATE_URL: file.url };
  const app = await startApp({ env: { ...env, UPDATE_CHECK: 'on' } });
  await expect.poll(() => statusOf(app)).toMatchObject({ update: { version: '9999.0.0' } });
  expect(file.requests).toHaveLength(1);
  const silent = await startApp({ env });
  expect(silent.service.deps.config.updateUrl).toBeNull();
  await checkForUpdates(silent.service.app, silent.service.deps);
  expect(file.requests).toHaveLength(1);
});

test('A release that fixes a security problem needs attention and is mailed once, until it runs', async () => {
  const file = await serveReleaseFile(SECURITY);
  const { app, check, report, pass } = await watch({ file, env: { SUPPORT_EMAIL: 'ops@goodword.example' } });
  const metric = async () =>
    /^goodword_needs_attention\{problem="update"\} (\d)$/m.exec(
      (await app.visitor().get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).text,
    )?.[1];
  expect(await metric()).toBe('0');
  await check();
  const found = {
    kind: 'update',
    title: 'There is a security update',
    advice: 'Version 1.10.0 is out. It fixes a security problem. docs/operations.md says how to upgrade.',
  };
  expect(await statusOf(app)).toMatchObject({ update: SECURITY, problems: [found] });
  expect(await metric()).toBe('1');
  for (let day = 0; day < 3; day += 1) {
    await report();
    pass(DAY);
  }
  expect(await mailsOf(app)).toMatchObject([{ email: 'ops@goodword.example', problem: found }]);

  file.answer = { ...SECURITY, version: '1.11.0' };
  await check();
  await report();
  expect(await mailsOf(app)).toHaveLength(2);
  app.service.deps.version.version = '1.11.0';
  expect(await statusOf(app)).toMatchObject({ update: null });
  expect(await metric()).toBe('0');
});

test('A later release doesn’t hide that one before it fixed a security problem', async () => {
  const file = await serveReleaseFile(SECURITY);
  const { app, check, pass } = await watch({ file });
  await check();
  file.answer = { ...NEWER, version: '1.11.0' };
  pass(DAY);
  await check();
  expect(await statusOf(app)).toMatchObject({ update: { version: '1.11.0', security: true } });
  pass(DAY);
  await check();
  expect(await statusOf(app)).toMatchObject({ update: { version: '1.11.0', security: true } });
  app.service.deps.version.version = SECURITY.version;
  expect(await statusOf(app)).toMatchObject({ update: { version: '1.11.0', security: false } });
});

const text =
  (body: string): RequestListener =>
  (_, reply) =>
    void reply.end(body);

test.for<[what: string, answer: object | RequestListener]>([
  ['an older version', { ...NEWER, version: '0.9.9' }],
  ['an absurd version', { ...NEWER, version: '1e9' }],
  ['a version too large', { ...NEWER, version: '10000.0.0' }],
  ['a version of 40 KB', { ...NEWER, version: '1'.repeat(40_000) }],
  ['a day that doesn’t exist', { ...NEWER, date: '2026-02-30' }],
  ['a shape of its own', { ...NEWER, security: 'yes' }],
  ['no JSON', text('<!doctype html>')],
  ['more than 64 KB', text(JSON.stringify({ padding: 'x'.repeat(70_000), ...NEWER }))],
  ['an error', (_, reply) => void reply.writeHead(500).end(JSON.stringify(NEWER))],
  ['no answer', ({ socket }) => void socket.destroy()],
  [
    'a redirect',
    ({ url }, reply) =>
      void reply.writeHead(url === '/' ? 200 : 302, { location: '/' }).end(JSON.stringify(NEWER)),
  ],
])('With %s, what is known stays, and the log has one short warning', async ([, answer]) => {
  const file = await serveReleaseFile(answer);
  const { app, check, warnings } = await watch({ file });
  const { db, clock } = app.service.deps;
  const known = JSON.stringify({ ...NEWER, version: '1.2.0' });
  await writeFact(db, 'update: newest', known, clock());
  await check();
  expect(file.requests).toHaveLength(1);
  expect(await readFact(db, 'update: newest')).toMatchObject({ value: known });
  expect(warnings()).toEqual([expect.any(Error)]);
  expect(`${warnings()[0]}`.length).toBeLessThan(500);
});

test('The running version itself is no news, and no warning either', async () => {
  const { app, check, warnings } = await watch({
    file: await serveReleaseFile({ ...NEWER, version: '1.0.0' }),
  });
  await check();
  expect(await statusOf(app)).toMatchObject({ update: null });
  expect(warnings()).toEqual([]);
});

test('An answer that never ends keeps the job for 5 s', async () => {
  const file = await serveReleaseFile((_, reply) => void reply.write('{'));
  const { check, warnings } = await watch({ file });
  const start = performance.now();
  await check();
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(warnings()).toHaveLength(1);
});

test('An address inside is not asked', async () => {
  const { check, warnings } = await watch({ file: { url: 'https://10.0.0.1/release.json' } });
  await check();
  expect(warnings()).toEqual([expect.objectContaining({ name: 'ForbiddenAddressError' })]);
});

test('From the 60th day after its release on, the version has an age', async () => {
  const { app, pass } = await watch({ now: new Date('2026-11-27T12:00:00Z') });
  expect(await statusOf(app)).toMatchObject({ version: '1.0.0', ageDays: null });
  pass(60 * DAY);
  expect(await statusOf(app)).toMatchObject({ ageDays: null });
  pass(DAY);
  expect(await statusOf(app)).toMatchObject({ ageDays: 60 });
  app.service.deps.version.version = '0.0.1';
  expect(await statusOf(app)).toMatchObject({ ageDays: null });
});

interface Watched {
  /** The answer of the file, or another address. */
  file?: { url: string };
  env?: Record<string, string>;
  now?: Date;
  storage?: { dataDir: string; databaseUrl: string | null };
}

/** Version 1.0.0 at any time, whose own check never gets an answer. */
async function watch({ file = NOWHERE, env, storage, now = new Date() }: Watched = {}) {
  const app = await startApp({
    env: { ...UNSENT, METRICS_TOKEN, UPDATE_CHECK: 'on', UPDATE_URL: NOWHERE.url, ...env },
    clock: () => now,
    storage,
  });
  const { deps } = app.service;
  deps.version.version = '1.0.0';
  const config = { ...deps.config, updateUrl: new URL(file.url) };
  const warn = vi.fn();
  return {
    app,
    check: () => checkForUpdates({ log: { warn } }, { ...deps, config }),
    report: async () =>
      recurringJobs(app.service.app, deps, null)
        .find(({ name }) => name === 'report problems')
        ?.run(),
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    warnings: () => warn.mock.calls.map(([{ err }]) => err),
  };
}

async function statusOf(app: TestApp) {
  return (await (await signInAsAdmin(app)).get('/api/admin/service-status')).body;
}

async function mailsOf({ service: { deps } }: TestApp) {
  const rows = await deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'service-problem')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload)).filter(({ problem }) => problem.kind === 'update');
}

async function serveReleaseFile(answer: object | RequestListener) {
  const file = { url: '', answer, requests: [] as IncomingMessage[] };
  const server = createServer((request, reply) => {
    file.requests.push(request);
    if (typeof file.answer === 'function') (file.answer as RequestListener)(request, reply);
    else reply.end(JSON.stringify(file.answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  file.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/release.json`;
  return file;
}
