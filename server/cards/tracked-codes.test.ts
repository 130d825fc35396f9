import { beforeEach, describe, expect, test } from 'vitest';
import { refusals } from '#contract/errors.ts';
import { MAX_TRACKED_CODES, type TrackedCode } from '#contract/tracked-codes.ts';
import { UNSENT } from '#tests/as-admin.ts';
import { submitReview } from '#tests/customer.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { createCode } from './codes.ts';

beforeEach(skipWithoutDatabase);

const IPHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1' };
const PIXEL = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/140.0 Mobile' };
const BOT = { 'user-agent': 'Googlebot/2.1' };

test('The owner creates, renames, redirects and turns a tracked code off and on; the code stays the same', async () => {
  const { app, ana, workplace, trackedCode } = await open();
  const made = await ana.post('/api/tracked-codes', { name: '  Table tents ' });
  const { id, code } = made.body;
  const url = `http://localhost:3000/r/${code}`;
  expect([made.status, made.body]).toEqual([201, expect.objectContaining({ name: 'Table tents', url })]);
  const { text } = await app.visitor().get(`/r/${code}`, BOT);
  expect(text).toContain('How did Ana do?');
  expect(text).not.toContain('Blue Door');

  const change = { name: 'Flyer', workplaceId: workplace.id, isOff: false };
  const changed = await ana.put(`/api/tracked-codes/${id}`, change);
  expect([changed.status, changed.body]).toEqual([
    200,
    { ...made.body, name: 'Flyer', workplaceId: workplace.id },
  ]);
  await ana.put(`/api/workplaces/${workplace.id}`, { name: 'Red Door', location: 'Porto' });
  expect((await app.visitor().get(`/r/${code}`, BOT)).text).toContain('Red Door - Porto');

  const off = await ana.put(`/api/tracked-codes/${id}`, { ...change, isOff: true });
  expect(off.body.offAt).toEqual(expect.any(String));
  const again = await ana.put(`/api/tracked-codes/${id}`, { ...change, name: 'Old flyer', isOff: true });
  expect(again.body).toEqual({ ...off.body, name: 'Old flyer' });
  expect((await ana.put(`/api/tracked-codes/${id}`, change)).body.offAt).toBe(null);
  expect((await ana.get('/api/tracked-codes')).body).toEqual([trackedCode, changed.body]);
});

test('A tracked code can only open its owner’s workplaces', async () => {
  const { app, ana } = await open();
  const foreign = (await (await app.professional()).post('/api/workplaces', { name: 'Foreign' })).body.id;
  const { id } = (await ana.post('/api/tracked-codes', { name: 'Flyer' })).body;
  const answers = [
    await ana.post('/api/tracked-codes', { name: 'Flyer', workplaceId: foreign }),
    await ana.put(`/api/tracked-codes/${id}`, { name: 'Flyer', workplaceId: foreign, isOff: false }),
  ];
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    answers.map(() => refusals.workplaceNotFound),
  );
  expect((await ana.get('/api/tracked-codes')).body).toMatchObject([{}, { id, workplaceId: null }]);
});

test('A tracked code opens the general page after its workplace is deleted', async () => {
  const { app, ana, workplace, trackedCode } = await open();
  await ana.delete(`/api/workplaces/${workplace.id}`);
  const { status, text } = await app.visitor().get(`/r/${trackedCode.code}`, BOT);
  expect([status, text]).toEqual([200, expect.stringContaining('How did Ana do?')]);
  expect((await ana.get('/api/tracked-codes')).body).toEqual([{ ...trackedCode, workplaceId: null }]);
});

test('An account can have 100 tracked codes, even if several are created in parallel', async () => {
  const { app, ana } = await open();
  const created_at = new Date().toISOString();
  const trackedCodes = Array.from({ length: MAX_TRACKED_CODES - 2 }, () => ({
    user_id: ana.user.id,
    name: 'Flyer',
    code: createCode(),
    created_at,
  }));
  await app.service.deps.db.insertInto('tracked_codes').values(trackedCodes).execute();
  const answers = await Promise.all(
    [1, 2, 3].map(() => ana.post('/api/tracked-codes', { name: 'One more' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await ana.get('/api/tracked-codes')).body).toHaveLength(MAX_TRACKED_CODES);
});

describe('The address of a tracked code', () => {
  test('works in any case and in groups, and names the professional', async () => {
    const { app, trackedCode } = await open();
    const { code } = trackedCode;
    const group = `${code.slice(0, 4)}-${code.slice(4)}`;
    for (const path of [`/r/${code}`, `/R/${code}`, `/r/${code.toLowerCase()}`, `/r/${group}?lang=en`]) {
      const { status, text } = await app.visitor().get(path, BOT);
      expect([path, status, text]).toEqual([path, 200, expect.stringContaining('Blue Door')]);
      expect(text).toContain(`"code":"${code}"`);
    }
  });

  test('opens no page if it has a typo, is unknown or turned off', async () => {
    const { app, ana, trackedCode } = await open();
    const off = (await ana.post('/api/tracked-codes', { name: 'Stolen' })).body;
    await ana.put(`/api/tracked-codes/${off.id}`, { name: off.name, isOff: true });
    const typo = trackedCode.code.slice(1) + trackedCode.code[0];
    for (const code of [typo, createCode(), off.code, 'x']) {
      const { status, text } = await app.visitor().get(`/r/${code}`);
      expect([code, status, text]).toEqual([code, 404, expect.stringContaining('Invalid Review Link')]);
    }
    expect((await app.visitor().get(`/r/${trackedCode.code}`)).status).toBe(200);
  });

  test('still opens after 30 unknown codes, while more unknown ones get 429', async () => {
    const app = await startApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1', ...UNSENT } });
    const { trackedCode } = await createTrackedCode(app);
    const get = (code: string, address = '203.0.113.1') =>
      app.visitor().get(`/r/${code}`, { ...BOT, 'x-forwarded-for': address });
    for (let typos = 0; typos < 5; typos += 1) expect((await get('2222-2223')).status).toBe(404);
    for (let guesses = 0; guesses < 30; guesses += 1) expect((await get(createCode())).status).toBe(404);
    expect((await get(createCode())).status).toBe(429);
    expect((await get(trackedCode.code)).status).toBe(200);
    expect((await get(createCode(), '203.0.113.2')).status).toBe(404);
  });
});

describe('Scans and reviews of a tracked code', () => {
  test('a scan counts once per visitor and day in addition to the page view, and only for customers', async () => {
    let now = new Date('2026-11-21T12:00:00.000Z');
    const app = await startApp({ clock: () => now });
    const { ana, trackedCode } = await createTrackedCode(app);
    const flyer = (await ana.post('/api/tracked-codes', { name: 'Flyer' })).body;
    for (const path of [
      `/r/${trackedCode.code}`,
      `/R/${trackedCode.code}`,
      `/review/${ana.user.id}`,
      `/r/${flyer.code}`,
    ])
      await app.visitor().get(path, IPHONE);
    await app.visitor().get(`/r/${trackedCode.code}`, PIXEL);
    await app.visitor().get(`/r/${trackedCode.code}`, BOT);
    await app.visitor().send('HEAD', `/r/${trackedCode.code}`, { headers: IPHONE });
    await ana.get(`/r/${trackedCode.code}`, { 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/140.0' });
    const scans = async () =>
      (await ana.get('/api/tracked-codes')).body.map((each: TrackedCode) => each.scans);
    expect(await scans()).toEqual([2, 1]);
    expect((await ana.get('/api/reviews/stats')).body.recentViews).toBe(2);

    now = new Date('2026-11-22T12:00:00.000Z');
    await app.visitor().get(`/r/${trackedCode.code}`, IPHONE);
    expect(await scans()).toEqual([3, 1]);
    expect((await ana.get('/api/reviews/stats')).body.recentViews).toBe(3);
  });

  test('a review counts with and without JavaScript, but not for another account’s code', async () => {
    const { app, ana, workplace, trackedCode } = await open();
    const bens = (await (await app.professional()).post('/api/tracked-codes', { name: 'Flyer' })).body;
    const send = (code: string | null) => submitReview(app, ana.user.id, { code });
    for (const code of [trackedCode.code, bens.code, createCode(), null])
      expect((await send(code)).status).toBe(201);
    const { status, text } = await postForm(app, trackedCode.code);
    expect([status, text]).toEqual([201, expect.stringContaining('>Thank You</h1>')]);

    expect((await ana.get('/api/tracked-codes')).body).toEqual([{ ...trackedCode, reviews: 2 }]);
    const [posted] = (await ana.get('/api/reviews')).body;
    expect(posted).toMatchObject({ comment: 'Kind and quick.', workplaceId: workplace.id });
    const { body: data } = await ana.get('/api/my-data');
    expect(data.trackedCodes).toMatchObject([{ code: trackedCode.code, name: 'Table tents', scans: 0 }]);
    expect(data.reviews.map((review: { trackedCodeName: string }) => review.trackedCodeName)).toEqual([
      'Table tents',
      null,
      null,
      null,
      'Table tents',
    ]);
  });

  test('a review with a malformed code is stored without a tracked code', async () => {
    const { app, ana, trackedCode } = await open();
    for (const code of ['\0', `${trackedCode.code}\0`, '\ud800', 'x'.repeat(1_000)]) {
      const { status } = await submitReview(app, ana.user.id, { code });
      expect([code, status]).toEqual([code, 201]);
    }
    expect((await ana.get('/api/tracked-codes')).body).toEqual([trackedCode]);
  });

  test('a pending review is still stored after the tracked code is turned off', async () => {
    const { app, ana, trackedCode } = await open();
    await ana.put(`/api/tracked-codes/${trackedCode.id}`, { name: trackedCode.name, isOff: true });
    await submitReview(app, ana.user.id, { code: trackedCode.code });
    expect((await postForm(app, trackedCode.code)).status).toBe(201);
    expect((await ana.get('/api/tracked-codes')).body).toMatchObject([{ reviews: 2, scans: 0 }]);
  });
});

async function open() {
  const app = await startApp();
  return { app, ...(await createTrackedCode(app)) };
}

/** Ana with a workplace and a tracked code that opens it. */
async function createTrackedCode(app: TestApp) {
  const ana = await app.professional();
  const workplace = (await ana.post('/api/workplaces', { name: 'Blue Door' })).body;
  const trackedCode: TrackedCode = (
    await ana.post('/api/tracked-codes', { name: 'Table tents', workplaceId: workplace.id })
  ).body;
  return { ana, workplace, trackedCode };
}

function postForm(app: TestApp, code: string) {
  const body = new URLSearchParams({ rating: '4', comment: 'Kind and quick.', customerName: 'Ida Berg' });
  return app.visitor().send('POST', `/r/${code}`, { body });
}
