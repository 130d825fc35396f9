import { beforeEach, expect, test } from 'vitest';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

test.for(['monthly', 'yearly'])('a checkout of the %s plan is refused where nobody can pay', async (plan) => {
  const app = await startApp({ env: { APP_URL: 'http://goodword.example' } });
  const ana = await app.professional();
  const answer = await ana.post('/api/create-subscription', { plan });
  expect([answer.status, answer.body]).toEqual([503, { message: 'Payments are not available right now' }]);
  expect((await ana.get('/api/subscription/status')).body).toMatchObject({ subscriptionType: 'free' });
});

test.for([
  [{}, 'Please choose monthly or yearly'],
  [{ plan: 'annual' }, 'Please choose monthly or yearly'],
  [{ plan: 'free' }, 'Please choose monthly or yearly'],
  [{ plan: ['yearly'] }, 'Please choose monthly or yearly'],
  [{ plan: 'yearly', price: 1 }, 'The request could not be read'],
] as const)('refuses the checkout %o with "%s"', async ([body, message]) => {
  const app = await startApp();
  const ana = await app.professional();
  const answer = await ana.post('/api/create-subscription', body);
  expect([answer.status, answer.body]).toEqual([400, { message }]);
});
