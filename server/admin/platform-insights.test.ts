import { beforeEach, expect, test } from 'vitest';
import { startWithAdmin } from '#tests/as-admin.ts';
import { skipWithoutDatabase } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

test('The insights count sign-ups, reviews and revenue of the last twelve UTC months, including empty ones', async () => {
  const { app, db, admin } = await startWithAdmin({ clock: () => new Date('2026-11-30T23:59:59.999Z') });
  // Just before the twelve months, and the first and last moments of months.
  const moments = [
    '2025-11-30T23:59:59.999Z',
    '2025-12-01T00:00:00.000Z',
    '2026-02-28T23:59:59.999Z',
    '2026-10-31T23:59:59.999Z',
    '2026-11-01T00:00:00.000Z',
    '2026-11-21T11:59:59.999Z',
  ];
  await db.updateTable('users').set({ created_at: '2025-11-30T23:59:59.999Z' }).execute();
  for (const [i, at] of moments.entries()) {
    const { user } = await app.professional();
    await db.updateTable('users').set({ created_at: at }).where('id', '=', user.id).execute();
    const review = { user_id: user.id, rating: 5, comment: 'Good', created_at: at };
    await db.insertInto('reviews').values([review, review]).execute();
    await db
      .insertInto('payments')
      .values({ id: `in_${i}`, user_id: i % 2 ? user.id : null, amount: 700 + i, paid_at: at })
      .execute();
  }

  const { status, body } = await admin.get('/api/admin/insights');
  expect(status).toBe(200);
  expect(body.months).toHaveLength(12);
  expect(body.months[1]).toEqual({ month: '2026-01', signUps: 0, reviews: 0, revenue: 0 });
  expect(body.months.filter(({ signUps }: { signUps: number }) => signUps > 0)).toEqual([
    { month: '2025-12', signUps: 1, reviews: 2, revenue: 7.01 },
    { month: '2026-02', signUps: 1, reviews: 2, revenue: 7.02 },
    { month: '2026-10', signUps: 1, reviews: 2, revenue: 7.03 },
    { month: '2026-11', signUps: 2, reviews: 4, revenue: 14.09 },
  ]);
});
