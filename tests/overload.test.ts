import { expect, onTestFinished, test } from 'vitest';
import { newReview } from '#server/cast.ts';
import { startApp } from './start-app.ts';

test('While it is overloaded the service answers 503 with Retry-After, and the public page goes on', async () => {
  const app = await startApp();
  const ana = await app.professional();
  // Server and test share one event loop: it is late when something holds it up.
  const holdUp = setInterval(() => {
    const until = performance.now() + 650;
    while (performance.now() < until);
  }, 10);
  onTestFinished(() => clearInterval(holdUp));

  const mine = () => ana.get('/api/reviews/stats');
  await expect.poll(async () => (await mine()).status, { timeout: 25_000 }).toBe(503);
  const refused = await mine();
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

  clearInterval(holdUp);
  await expect.poll(async () => (await mine()).status, { timeout: 10_000 }).toBe(200);
  expect((await mine()).body.totalReviews).toBe(1);
}, 60_000);
