import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { updateMe } from '#contract/account-settings.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { MAX_DEVICES } from '#server/accounts/push-subscriptions.ts';
import { queueDueMails } from '#server/accounts/scheduled-mails.ts';
import { DAY, MINUTE, SECOND } from '#server/basics/clock.ts';
import { newReview } from '#server/demo/cast.ts';
import { openPushKeys } from '#server/mail/push-keys.ts';
import { givePlan } from '#tests/accounts.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { submitReview } from '#tests/customer.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { type Device, startPushService } from '#tests/push-service.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

/** A Saturday. */
const MORNING = '2026-11-21T09:00:00.000Z';
const WORDS = 'She remembered my coffee, and the window table.';

/** The failure is recorded: a clock that advances before would set the retry ahead of it. */
const TO_BE_RETRIED = { state: 'queued', attempts: 1, locked_until: null };

describe('A new review', () => {
  test('arrives once on each device, as stars and first name', async () => {
    const { ana, push, devices } = await open({ devices: 2 });
    await ana.getReview({ customerName: 'Maria Lindqvist' });
    await push.waitFor(2);
    expect(push.received.map(({ message }) => message.title)).toEqual(Array(2).fill('★★★★★ from Maria'));
    expect(new Set(push.received.map(({ path }) => path))).toEqual(new Set(devices.map(pathOf)));
    await ana.getReview({ rating: 2 });
    await push.waitFor(4);
    expect(push.received.at(-1)?.message.title).toBe('★★☆☆☆ from Maria');
    expect(push.received.at(-1)?.message.path).toMatch(/^\/reviews\?new=\d+$/);
    // One tag per review, so that a repeated push doesn’t show twice.
    expect(new Set(push.received.map(({ message }) => message.tag)).size).toBe(2);
    const { headers } = push.received[0] ?? {};
    expect(headers).toMatchObject({
      ttl: '86400',
      urgency: 'normal',
      topic: expect.stringMatching(/^\w{32}$/),
    });
    expect(push.mistakes).toEqual([]);
    await expect.poll(ana.pushJobs).toEqual([]);
  });

  test('shows no words unless that was chosen, and never those of a folded review', async () => {
    const { ana, push, devices } = await open();
    const { id } = (await ana.post('/api/workplaces', { name: 'Blue Door', location: 'Porto' })).body;
    await ana.getReview({ workplaceId: id });
    const [first] = await push.waitFor(1);
    expect(first?.message.body).toBe('Blue Door');
    expect(JSON.stringify(push.received)).not.toContain('coffee');

    await ana.subscribe(devices[0], { showWords: true });
    await ana.getReview();
    expect((await push.waitFor(2))[1]?.message.body).toBe(WORDS);
    await ana.getReview({ comment: `${'Long '.repeat(100)}end` });
    const [, , long] = await push.waitFor(3);
    expect(long?.message.body).toHaveLength(120);
    expect(long?.message.body).toMatch(/^Long .+…$/);

    await ana.prefer({ foldLowRatings: true });
    await ana.getReview({ rating: 2, comment: 'Cold soup.' });
    expect((await push.waitFor(4))[3]?.message.body).toBe('');
  });

  test('is pushed in the language of the account', async () => {
    const { ana, push, db } = await open();
    await db.updateTable('users').set({ language: 'ar' }).where('id', '=', ana.user.id).execute();
    await ana.getReview();
    const [{ message } = { message: {} }] = await push.waitFor(1);
    expect(message).toMatchObject({ language: 'ar', title: expect.stringContaining('\u2068Maria\u2069') });
  });

  test('is not pushed to those who have turned review mails off', async () => {
    const { ana, push } = await open();
    await ana.prefer({ reviewMails: 'none' });
    await ana.getReview();
    expect(await ana.pushJobs()).toEqual([]);
    expect(push.requests).toEqual([]);
  });

  test('that the customer took back before it was sent is not pushed', async () => {
    const { ana, push, db, advance } = await open();
    push.answerWith(503);
    await ana.getReview();
    await expect.poll(() => ana.pushJobs()).toMatchObject([TO_BE_RETRIED]);
    await db.deleteFrom('reviews').execute();
    push.answerWith(201);
    await advance(MINUTE);
    await expect.poll(() => ana.pushJobs()).toEqual([]);
    expect(push.received).toEqual([]);
  });
});

test('A daily digest comes as one notification, and a single review as itself', async () => {
  const { ana, push, setClock } = await open();
  await ana.prefer({ reviewMails: 'daily' });
  await ana.getReview();
  await ana.getReview({ rating: 3 });
  await setClock('2026-11-22T08:59:00.000Z');
  expect(push.requests).toEqual([]);
  await setClock('2026-11-22T09:00:00.000Z');
  expect((await push.waitFor(1))[0]?.message).toMatchObject({
    title: '2 new reviews',
    body: '4.0 out of 5 on average',
    path: '/reviews?new',
  });
  await ana.getReview({ rating: 4 });
  await setClock('2026-11-23T09:00:00.000Z');
  expect((await push.waitFor(2))[1]?.message.title).toBe('★★★★☆ from Maria');
});

describe('A push service', () => {
  test.for([404, 410])(
    'that answers %i ends the subscription, and nothing is sent there again',
    async (status) => {
      const { ana, push, devices } = await open();
      push.answerWith(status);
      await ana.getReview();
      await expect.poll(() => ana.settings()).toMatchObject({ endpoint: null });
      await expect.poll(() => ana.pushJobs()).toEqual([]);
      push.answerWith(201);
      await ana.getReview();
      expect(await ana.pushJobs()).toEqual([]);
      expect(push.requests).toEqual(devices.map(pathOf));
    },
  );

  test('that fails or hangs is asked again, device by device, and mail is unaffected', async () => {
    const { ana, push, devices, advance, mails } = await open({ devices: 2 });
    push.answerWith(500);
    await ana.getReview();
    expect(await mails.waitFor(1)).toHaveLength(1);
    await expect.poll(() => ana.pushJobs()).toMatchObject([TO_BE_RETRIED, TO_BE_RETRIED]);
    push.answerWith(201);
    await advance(MINUTE);
    await push.waitFor(2);
    expect(push.received.map(({ path }) => path).sort()).toEqual(devices.map(pathOf).sort());

    push.answerWith('hang');
    await ana.getReview();
    await mails.waitFor(2);
    await ana.getReview();
    await mails.waitFor(3);
    expect(push.received).toHaveLength(2);
  });

  test('that asks to wait gets nothing before that', async () => {
    const { ana, push, advance } = await open();
    push.answerWith([429, { 'retry-after': '300' }]);
    await ana.getReview();
    await expect.poll(() => ana.pushJobs()).toMatchObject([TO_BE_RETRIED]);
    push.answerWith(201);
    await advance(5 * MINUTE - SECOND);
    expect(push.received).toEqual([]);
    await advance(SECOND);
    await push.waitFor(1);
  });

  test('that refuses, or redirects elsewhere, is not asked again; the admin sees why', async () => {
    const { app, ana, push, advance } = await open();
    const { host } = new URL(push.origin);
    push.answerWith([307, { location: `${push.origin}/elsewhere` }]);
    await ana.getReview();
    await expect.poll(() => ana.pushJobs()).toMatchObject([{ state: 'failed' }]);
    push.answerWith(413);
    await ana.getReview();
    await expect.poll(() => ana.pushJobs()).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
    await advance(DAY);
    expect(push.requests.filter((path) => path === '/elsewhere')).toEqual([]);
    expect(push.requests).toHaveLength(2);
    const admin = await signInAsAdmin(app);
    const { body, text } = await admin.get('/api/admin/mail-health');
    expect(body).toMatchObject({ failed: 2, lastError: { error: `${host} answered 413` } });
    expect(text).not.toContain('/push/');
  });

  test('with an endless answer is not listened to', async () => {
    const { ana, push } = await open();
    push.answerWith('endless');
    await ana.getReview();
    await expect.poll(() => ana.pushJobs()).toEqual([]);
  });
});

describe('A device gets no more', () => {
  test('once it unsubscribes', async () => {
    const { ana, push } = await open();
    expect((await ana.delete('/api/push')).status).toBe(204);
    expect((await ana.delete('/api/push')).status).toBe(204);
    await ana.getReview();
    expect(await ana.pushJobs()).toEqual([]);
    expect(push.requests).toEqual([]);
  });

  test.for([
    ['signs out', (ana: Professional) => ana.post('/api/auth/logout')],
    ['is signed out everywhere', (ana: Professional) => ana.delete('/api/auth/sessions')],
    ['is signed out by the admin', (ana: Professional) => ana.signOutByAdmin()],
    ['loses its session to a new password', (ana: Professional) => ana.changePassword()],
  ] as const)('once it %s, not even what was queued', async ([, act]) => {
    const { ana, push, db, advance } = await open();
    push.answerWith(503);
    await ana.getReview();
    await expect.poll(() => ana.pushJobs()).toMatchObject([TO_BE_RETRIED]);
    push.answerWith(201);
    await act(ana);
    expect(await db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
    await ana.getReview();
    await advance(DAY);
    expect(push.received).toEqual([]);
  });

  test('once its session has expired', async () => {
    const { ana, push, db } = await open();
    await db.updateTable('sessions').set({ expires_at: '2026-11-21T08:59:59.000Z' }).execute();
    await ana.getReview();
    await expect.poll(() => ana.pushJobs()).toEqual([]);
    expect(push.requests).toEqual([]);
  });
});

describe('A subscription', () => {
  test('belongs to one session, and a new one of the browser replaces it', async () => {
    const { ana, push, devices, subscribe } = await open();
    expect(await ana.settings()).toMatchObject({ endpoint: devices[0]?.endpoint, showWords: false });
    const renewed = await subscribe();
    await ana.subscribe(renewed, { showWords: true });
    await ana.subscribe(renewed, { showWords: true });
    expect(await ana.settings()).toMatchObject({ endpoint: renewed.endpoint, showWords: true });
    await ana.getReview();
    await push.waitFor(1);
    expect(push.requests).toEqual([pathOf(renewed)]);
  });

  test('moves to the account that signs in on the device; the former gets nothing there', async () => {
    const { app, ana, push, devices } = await open();
    const ben = await app.professional();
    expect((await ben.get('/api/push')).body).toMatchObject({ endpoint: null });
    expect((await ben.put('/api/push', { ...devices[0], showWords: false })).status).toBe(200);
    expect(await ana.settings()).toMatchObject({ endpoint: null });
    await ana.getReview();
    expect(await ana.pushJobs()).toEqual([]);
    await submitReview(app, ben.user.id, { customerName: 'Jonas' });
    expect((await push.waitFor(1))[0]?.message.title).toBe('★★★★★ from Jonas');
  });

  test(`of one more than ${MAX_DEVICES} devices replaces the oldest`, async () => {
    const { app, ana, db, subscribe, devices } = await open();
    for (let count = 0; count < MAX_DEVICES; count += 1) {
      const phone = app.visitor();
      await phone.post('/api/auth/login', { username: ana.user.username, password: ana.password });
      expect((await phone.put('/api/push', { ...(await subscribe()), showWords: false })).status).toBe(200);
    }
    const stored = await db.selectFrom('push_subscriptions').select('endpoint').execute();
    expect(stored).toHaveLength(MAX_DEVICES);
    expect(stored.map(({ endpoint }) => endpoint)).not.toContain(devices[0]?.endpoint);
  });

  test('is refused at a private address, with a broken key or too long, and changes nothing', async () => {
    const { app, ana, devices } = await open();
    const [device] = devices;
    // The service's own jobs take their turns meanwhile.
    const readRows = async () => ({ ...(await readAllRows(app.service.deps.db)), job_turns: [] });
    const before = await readRows();
    for (const change of [
      { endpoint: 'https://192.168.1.1/push' },
      { endpoint: `https://push.example/${'x'.repeat(1_024)}` },
      { keys: { ...device?.keys, p256dh: 'B'.repeat(87) } },
    ]) {
      const { status } = await ana.put('/api/push', { ...device, showWords: false, ...change });
      expect([change, status]).toEqual([change, 400]);
    }
    expect(await readRows()).toEqual(before);
  });

  test('can be renewed 60 times an hour', async () => {
    const { ana, devices } = await open({ env: { RATE_LIMITS: 'on' } });
    const statuses = [];
    for (let count = 0; count < 60; count += 1)
      statuses.push((await ana.put('/api/push', { ...devices[0], showWords: false })).status);
    expect(statuses.slice(0, 59)).toEqual(Array(59).fill(200));
    expect(statuses[59]).toBe(429);
  });
});

test('Processes that start together share one key', async () => {
  const { db } = (await startApp({ isFirstStart: true })).service.deps;
  await db.deleteFrom('push_keys').execute();
  const keys = await Promise.all([1, 2, 3].map(() => openPushKeys(db, new Date())));
  expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1);
  expect(await openPushKeys(db, new Date())).toEqual(keys[0]);
  expect(Buffer.from(keys[0]?.publicKey ?? '', 'base64url')).toHaveLength(65);
});

type Professional = Awaited<ReturnType<typeof open>>['ana'];

const pathOf = ({ endpoint }: Device) => new URL(endpoint).pathname;

async function open({
  devices: count = 1,
  env = {},
}: {
  devices?: number;
  env?: Record<string, string>;
} = {}) {
  let time = Date.parse(MORNING);
  const mails = await startMailSink();
  onTestFinished(() => mails.close());
  const push = await startPushService();
  const app = await startApp({
    env: { SMTP_URL: mails.url, RATE_LIMITS: 'off', ...env },
    clock: () => new Date(time),
  });
  const { deps } = app.service;
  const ana = await addProfessional(app);
  const subscribe = async () => push.subscribe((await ana.get('/api/push')).body.publicKey);
  const devices: Device[] = [];
  for (let index = 0; index < count; index += 1) {
    const device = await subscribe();
    const phone = index === 0 ? ana : app.visitor();
    if (index > 0)
      await phone.post('/api/auth/login', { username: ana.user.username, password: ana.password });
    expect((await phone.put('/api/push', { ...device, showWords: false })).status).toBe(200);
    devices.push(device);
  }
  const setClock = async (moment: string) => {
    time = Date.parse(moment);
    await queueDueMails(deps);
    deps.wakeOutbox();
  };
  return {
    app,
    db: deps.db,
    ana,
    mails,
    devices,
    subscribe,
    setClock,
    advance: (milliseconds: number) => setClock(new Date(time + milliseconds).toISOString()),
    push: Object.assign(push, {
      async waitFor(pushes: number) {
        await expect.poll(() => push.received.length).toBe(pushes);
        return push.received;
      },
    }),
  };
}

async function addProfessional(app: TestApp) {
  const { db } = app.service.deps;
  const professional = await app.professional();
  const { user, password } = professional;
  await givePlan(app, user.id);
  return Object.assign(professional, {
    async getReview(fields: Partial<ReturnType<typeof newReview>> = {}) {
      const review = newReview(user.id, { comment: WORDS, ...fields });
      expect((await app.visitor().post('/api/reviews/submit', review)).status).toBe(201);
    },
    async prefer(change: BodyOf<typeof updateMe>) {
      await professional.patch('/api/auth/me', change);
    },
    subscribe: (device: Device | undefined, { showWords }: { showWords: boolean }) =>
      professional.put('/api/push', { ...device, showWords }),
    settings: async () => (await professional.get('/api/push')).body,
    pushJobs: () => db.selectFrom('outbox').selectAll().where('channel', '=', 'push').orderBy('id').execute(),
    changePassword: () =>
      professional.post('/api/auth/change-password', { password, newPassword: 'a newer password' }),
    signOutByAdmin: async () => (await signInAsAdmin(app)).post(`/api/admin/users/${user.id}/sign-out`),
  });
}
