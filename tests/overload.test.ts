import { expect, onTestFinished, test } from 'vitest';
import { newReview } from '#server/demo/cast.ts';
import { startWithAna } from './start-app.ts';

test('An overloaded service answers 503 with Retry-After, but still serves the review page', async () => {
  const { app, ana } = await startWithAna();
  // Server and test share one event loop.
  const blocker = setInterval(() => {
    const until = performance.now() + 650;
    while (performance.now() < until);
  }, 10);
  onTestFinished(() => clearInterval(blocker));

  const getStats = () => ana.get('/api/reviews/stats');
  await expect.poll(async () => (await getStats()).status, { timeout: 25_000 }).toBe(503);
  const refused = await getStats();
  expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
    503,
    '5',
    { message: 'Service temporarily unavailable' },
  ]);
  const essential = await Promise.all([
    app.visitor().get(`/review/${ana.user.id}`),
    app.visitor().get(`/api/users/${ana.user.id}`),
    app.visitor().post('/api/reviews/submit', newReview(ana.user.id)),
  ]);
  expect(essential.map(({ status }) => status)).toEqual([200, 200, 201]);
  // The page opens, but reads no data.
  const dashboard = await ana.get('/dashboard');
  expect([dashboard.status, dashboard.text.includes('initial-data')]).toEqual([200, false]);

  clearInterval(blocker);
  await expect.poll(async () => (await getStats()).status, { timeout: 10_000 }).toBe(200);
  expect((await getStats()).body.totalReviews).toBe(1);
}, 60_000);
