import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { HONEYPOT } from '#contract/review-fields.ts';
import { newReview } from '#server/demo/cast.ts';
import { UNSENT } from '#tests/as-admin.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { MAX_WAITING, reviewLimits } from './limits.ts';

beforeEach(skipWithoutDatabase);

const HOURLY = reviewLimits.storedForRecipient.max;
const PER_ADDRESS = reviewLimits.submissionsToRecipient.max;
const STRANGER = '203.0.113.1';

test.for(['API', 'plain form'] as const)(
  'One stranger’s submissions never close a professional’s page for others (%s)',
  async (way) => {
    const { [way]: submit } = await open();
    const statuses = await inParallel(HOURLY + 20, () => submit(STRANGER));
    expect(countOf(statuses)).toEqual({ 201: PER_ADDRESS, 429: HOURLY + 20 - PER_ADDRESS });
    expect(await submit('203.0.113.2')).toBe(201);
  },
);

test('Only newly stored reviews count in a professional’s hour', async () => {
  const { app, ana, API: submit, fillHour, stored } = await open();
  const isFull = () =>
    app.service.deps.limits.isExhausted(reviewLimits.storedForRecipient, String(ana.user.id));
  await fillHour(HOURLY - 2);
  const key = { 'idempotency-key': randomUUID() };
  expect(await submit(STRANGER, {}, key)).toBe(201);
  for (const [status, overrides, headers] of [
    [201, {}, key],
    [422, { comment: 'Another version of it.' }, key],
    [422, { [HONEYPOT]: 'spam.example' }, {}],
    [404, { userId: 999 }, {}],
  ] as const)
    expect(await submit(STRANGER, overrides, headers)).toBe(status);
  expect([await stored(), await isFull()]).toEqual([1, false]);
  await submit(STRANGER);
  expect([await stored(), await isFull()]).toEqual([2, true]);
});

test(`Beyond ${HOURLY} stored in an hour a submission is answered after two seconds, by API and plain form`, async () => {
  const { API: submit, 'plain form': submitForm, stored } = await open();
  // Ten other addresses, up to their own limit.
  const statuses = await inParallel(HOURLY - 1, (i) => submit(`192.0.2.${i % (HOURLY / PER_ADDRESS)}`));
  expect(countOf(statuses)).toEqual({ 201: HOURLY - 1 });
  const last = await timed(() => submit('203.0.113.3'));
  const beyond = await Promise.all([
    timed(() => submit('203.0.113.4')),
    timed(() => submitForm('203.0.113.5')),
  ]);
  for (const { status, ms } of beyond) {
    expect(status).toBe(201);
    expect(ms).toBeGreaterThan(1_990);
    expect(ms).toBeGreaterThan(last.ms);
  }
  expect(await stored()).toBe(HOURLY + 2);
});

test(`At most ${MAX_WAITING} wait; more are refused only to addresses that sent one in the last hour`, async () => {
  const { API: submit, fillHour } = await open();
  await fillHour(HOURLY);
  expect(await submit(STRANGER)).toBe(201);
  const answered: number[] = [];
  const crowd = inParallel(MAX_WAITING + 5, async () => {
    const status = await submit(STRANGER);
    answered.push(status);
    return status;
  });
  await expect.poll(() => answered, { timeout: 10_000 }).toEqual([429, 429, 429, 429, 429]);
  const others = inParallel(MAX_WAITING + 5, (i) => submit(`198.51.100.${i}`));
  expect(countOf(await crowd)).toEqual({ 201: MAX_WAITING, 429: 5 });
  expect(countOf(await others)).toEqual({ 201: MAX_WAITING + 5 });
  // What was refused there doesn't count in the address's own limits.
  const left = PER_ADDRESS - 1 - MAX_WAITING;
  const more = countOf(await inParallel(MAX_WAITING, () => submit(STRANGER)));
  expect(more).toEqual({ 201: MAX_WAITING });
  const last = countOf(await inParallel(MAX_WAITING, () => submit(STRANGER)));
  expect(last).toEqual({ 201: left - MAX_WAITING, 429: 2 * MAX_WAITING - left });
});

test('A customer who hangs up while waiting frees the place, and nothing is stored', async () => {
  const { app, ana, API: submit, fillHour } = await open();
  await fillHour(HOURLY);
  expect(await submit(STRANGER)).toBe(201);
  const leaving = new AbortController();
  const answered: number[] = [];
  const waiting = inParallel(MAX_WAITING + 1, () =>
    fetch(`${app.url}/api/reviews/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': STRANGER },
      body: JSON.stringify(newReview(ana.user.id, { comment: 'Gone before it was stored.' })),
      signal: leaving.signal,
    }).then(
      ({ status }) => {
        answered.push(status);
        return status;
      },
      () => 0,
    ),
  );
  await expect.poll(() => answered, { timeout: 10_000 }).toEqual([429]);
  leaving.abort();
  expect(countOf(await waiting)).toEqual({ 0: MAX_WAITING, 429: 1 });
  await expect.poll(() => submit(STRANGER)).toBe(201);
  const reviews = JSON.stringify((await ana.get('/api/reviews')).body);
  expect(reviews).toContain(newReview(0).comment);
  expect(reviews).not.toContain('Gone before');
});

async function open() {
  const env = { RATE_LIMITS: 'on', PLANS: 'off', TRUST_PROXY: '127.0.0.1', ...UNSENT };
  const app = await startApp({ env });
  const ana = await app.professional();
  const { limits } = app.service.deps;
  const submit = {
    async API(address: string, overrides = {}, headers: Record<string, string> = {}): Promise<number> {
      const review = newReview(ana.user.id, overrides);
      const sender = { ...headers, 'x-forwarded-for': address };
      return (await app.visitor().post('/api/reviews/submit', review, sender)).status;
    },
    async 'plain form'(address: string): Promise<number> {
      const body = new URLSearchParams({ rating: '5', comment: 'Kind and quick.', customerName: 'Ida Berg' });
      const headers = { 'x-forwarded-for': address };
      return (await app.visitor().send('POST', `/review/${ana.user.id}`, { headers, body })).status;
    },
  };
  const stored = async () => {
    const { totalReviews } = (await ana.get('/api/reviews/stats')).body;
    return totalReviews;
  };
  return {
    app,
    ana,
    ...submit,
    stored,
    fillHour: (reviews: number) =>
      inParallel(reviews, () => limits.record([reviewLimits.storedForRecipient, String(ana.user.id)])),
  };
}

async function inParallel<Result>(count: number, act: (i: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => act(i)));
}

function countOf(statuses: number[]): Record<number, number> {
  const counts = Map.groupBy(statuses, (status) => status);
  return Object.fromEntries([...counts].map(([status, { length }]) => [status, length]));
}

async function timed(act: () => Promise<number>): Promise<{ status: number; ms: number }> {
  const start = performance.now();
  return { status: await act(), ms: performance.now() - start };
}
