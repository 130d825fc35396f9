import { beforeEach, expect, test } from 'vitest';
import { MAX_WORKPLACES } from '#contract/workplaces.ts';
import { givePlan } from '#tests/accounts.ts';
import { skipWithoutDatabase, startApp, startWithAna } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

test('The owner adds, lists, changes and deletes a workplace', async () => {
  const { app, ana } = await startWithAna();
  const added = await ana.post('/api/workplaces', { name: '  Blue Door Café ', location: '' });
  expect([added.status, added.body]).toEqual([
    201,
    { id: expect.any(Number), name: 'Blue Door Café', location: null },
  ]);
  const { id } = added.body;
  expect((await ana.get('/api/workplaces')).body).toEqual([added.body]);

  const changed = await ana.put(`/api/workplaces/${id}`, { name: 'Red Door', location: 'Porto' });
  expect([changed.status, changed.body]).toEqual([200, { id, name: 'Red Door', location: 'Porto' }]);
  expect((await app.visitor().get(`/api/workplaces/${id}`)).body).toEqual(changed.body);

  expect((await ana.delete(`/api/workplaces/${id}`)).status).toBe(204);
  expect((await ana.get('/api/workplaces')).body).toEqual([]);
});

test('The free plan includes one workplace, even if two are added in parallel', async () => {
  const { ana } = await startWithAna();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => ana.post('/api/workplaces', { name: `Place ${i}` })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(9).fill(403)]);
  expect(answers.find((answer) => answer.status === 403)?.body).toEqual({
    message: 'The free plan includes a single workplace. Upgrade to add more.',
  });
});

test('A paid plan allows several workplaces; back on the free plan they stay, but new ones are refused', async () => {
  const { app, ana } = await startWithAna();
  await givePlan(app, ana.user.id);
  expect((await ana.post('/api/workplaces', { name: 'One' })).status).toBe(201);
  expect((await ana.post('/api/workplaces', { name: 'Two' })).status).toBe(201);
  await givePlan(app, ana.user.id, 'monthly', '2020-01-01T00:00:00.000Z');
  expect((await ana.get('/api/workplaces')).body).toHaveLength(2);
  expect((await ana.post('/api/workplaces', { name: 'Three' })).status).toBe(403);
});

test.for([
  ['on a paid plan', {}],
  ['where there are no plans', { PLANS: 'off' }],
] as const)(
  'An account %s can have 200 workplaces, even if several are added in parallel',
  async ([, env]) => {
    const app = await startApp({ env });
    const ana = await app.professional();
    await givePlan(app, ana.user.id);
    const place = { user_id: ana.user.id, name: 'Place', created_at: new Date().toISOString() };
    const { db } = app.service.deps;
    await db
      .insertInto('workplaces')
      .values(Array(MAX_WORKPLACES - 4).fill(place))
      .execute();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => ana.post('/api/workplaces', { name: `Place ${i}` })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      ...Array(4).fill(201),
      ...Array(6).fill(409),
    ]);
    expect(answers.find((answer) => answer.status === 409)?.body).toEqual({
      message: 'You can have up to 200 workplaces. Delete one first.',
    });
    expect((await ana.get('/api/workplaces')).body).toHaveLength(MAX_WORKPLACES);
  },
);
