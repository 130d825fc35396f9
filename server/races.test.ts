import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { givePlan } from '#tests/accounts.ts';
import { json, signInAsAdmin } from '#tests/as-admin.ts';
import { leaveReviewWithLink } from '#tests/customer.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const ROUNDS = 4;

test('While a workplace is deleted, calls that create or change its tracked codes succeed or return 404', async () => {
  const app = await startApp();
  const { ana } = await subscriber(app);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gone = await addWorkplace(ana);
    const trackedCode = (await ana.post('/api/tracked-codes', { name: 'Flyer' })).body;
    const point = () =>
      ana.put(`/api/tracked-codes/${trackedCode.id}`, { name: 'Flyer', workplaceId: gone, isOff: false });
    const create = () => ana.post('/api/tracked-codes', { name: 'Flyer', workplaceId: gone });
    const end = () => ana.delete(`/api/workplaces/${gone}`);
    const answers = await Promise.all([point(), create(), point(), end(), create(), point(), end()]);
    const failed = answers.filter(({ status, body }) => {
      const isNotFound = status === 404 && body.message === 'Workplace not found';
      return status > 299 && !isNotFound;
    });
    expect(failed.map(({ status, text }) => [status, text])).toEqual([]);
    const trackedCodes: { workplaceId: number | null }[] = (await ana.get('/api/tracked-codes')).body;
    expect(trackedCodes.filter(({ workplaceId }) => workplaceId === gone)).toEqual([]);
  }
});

test('Deleting an account while it is in use makes no call fail, and leaves no rows', async () => {
  const app = await startApp();
  const admin = await signInAsAdmin(app);
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = await subscriber(app);
    const { id } = owner.ana.user;
    const calls = everyCall(app, owner);
    const before = calls.map((call) => call());
    const deletion = admin.delete(`/api/admin/users/${id}`);
    const answers = await Promise.all([...before, ...calls.map((call) => call())]);
    expect((await deletion).status).toBe(204);
    const failed = answers.flatMap(({ status, text }, index) =>
      status >= 500 ? [[status, text, String(calls[index % calls.length])]] : [],
    );
    expect(failed).toEqual([]);
    expect(await tablesWithRowsOf(app, id)).toEqual([]);
  }
});

type Professional = Awaited<ReturnType<TestApp['professional']>>;

/** A paying professional with a review that may be shared. */
async function subscriber(app: TestApp) {
  const ana = await app.professional();
  await givePlan(app, ana.user.id);
  const customer = await leaveReviewWithLink(app, ana.user.id);
  expect((await customer.allow(true)).status).toBe(200);
  const [{ id: reviewId }] = (await ana.get('/api/reviews')).body;
  const [workplaceId, otherId] = [await addWorkplace(ana), await addWorkplace(ana)];
  const { id: trackedCodeId } = (await ana.post('/api/tracked-codes', { name: 'Flyer', workplaceId })).body;
  return { ana, customer, reviewId, workplaceId, otherId, trackedCodeId };
}

async function addWorkplace(ana: Professional): Promise<number> {
  return (await ana.post('/api/workplaces', { name: 'Blue Door' })).body.id;
}

/** Calls by an account's owner and by customers. */
function everyCall(app: TestApp, owner: Awaited<ReturnType<typeof subscriber>>) {
  const { ana, customer, reviewId, workplaceId, otherId, trackedCodeId } = owner;
  const { id, email, username } = ana.user;
  const { password } = ana;
  const review = newReview(id);
  const trackedCode = { name: 'Flyer', workplaceId };
  return [
    () => ana.post('/api/workplaces', { name: 'Blue Door' }),
    () => ana.put(`/api/workplaces/${otherId}`, { name: 'Red Door' }),
    () => ana.delete(`/api/workplaces/${otherId}`),
    () => ana.post('/api/tracked-codes', trackedCode),
    () => ana.put(`/api/tracked-codes/${trackedCodeId}`, { ...trackedCode, isOff: true }),
    () => ana.put(`/api/tracked-codes/${trackedCodeId}`, { ...trackedCode, workplaceId: null, isOff: false }),
    () => app.visitor().post('/api/reviews/submit', { ...review, workplaceId }),
    () => app.visitor().post('/api/reviews/submit', review, { 'idempotency-key': randomUUID() }),
    () => app.visitor().get(`/review/${id}`, { 'user-agent': `Mozilla/5.0 (iPhone) ${randomUUID()}` }),
    () => customer.edit({ ...review, comment: randomUUID() }),
    () => customer.allow(true),
    () => ana.post('/api/employer-links', { employer: 'Aurora', reviewIds: [reviewId], days: 7 }),
    () => ana.send('PATCH', '/api/auth/me', json({ fullName: 'Ana Maria Ruiz' })),
    () => ana.patch('/api/auth/me', { reviewMails: 'daily' }),
    () => ana.post('/api/auth/change-email', { email: newRegistration().email, password }),
    () => app.visitor().post('/api/auth/login', { username, password }),
    () => app.visitor().post('/api/auth/forgot-password', { email }),
    () => ana.post('/api/create-subscription', { plan: 'yearly' }),
    () => ana.get('/api/my-data'),
    () => ana.get('/api/reviews/insights'),
    () => ana.get('/api/tracked-codes'),
  ];
}

/** Tables that still have rows of the account. */
async function tablesWithRowsOf(app: TestApp, userId: number): Promise<string[]> {
  const tables = await readAllRows(app.service.deps.db);
  return Object.keys(tables).filter((name) => tables[name]?.some((row) => row.user_id === userId));
}
