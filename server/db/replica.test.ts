import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { freePort } from '#tests/free-port.ts';
import { MIGRATED } from '#tests/prepare-databases.ts';
import { createDatabase, skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { openDatabase } from './open.ts';

beforeEach(skipWithoutDatabase);

test('The admin’s lists and exports are read from the replica, everything else from the primary', async () => {
  const { app, replica } = await startWithReplica();
  const admin = await signInAsAdmin(app);
  const ana = await app.professional({ fullName: 'Ana There' });
  // This copy is not replicated, so that its content shows where a read was made.
  await replica.deleteFrom('users').where('id', '!=', 1).execute();
  await replica.updateTable('users').set({ full_name: 'From the replica' }).execute();

  const names = (body: { fullName: string }[]) => body.map(({ fullName }) => fullName);
  expect(names((await admin.get('/api/admin/users')).body)).toEqual(['From the replica']);
  expect(names((await admin.get('/api/admin/users?limit=10')).body)).toEqual(['From the replica']);
  expect((await admin.get('/api/admin/user-stats')).body.totalUsers).toBe(1);
  const { months } = (await admin.get('/api/admin/insights')).body;
  expect(months.at(-1).signUps).toBe(1);

  await app
    .visitor()
    .post('/api/reviews/submit', { userId: ana.user.id, rating: 5, comment: 'Good', customerName: 'Max' });
  expect((await ana.get('/api/reviews')).body).toEqual([]);
  expect((await ana.get('/api/my-data')).body.reviews).toEqual([]);
  expect((await ana.get('/api/reviews?limit=10')).body).toHaveLength(1);
  expect((await ana.get('/api/auth/me')).body.fullName).toBe('Ana There');
  expect((await ana.get('/readyz')).body).toMatchObject({ status: 'ok', replica: 'ok' });
});

test('Without the replica, reads use the primary, and /readyz says degraded', async () => {
  const gone = `postgres://goodword@127.0.0.1:${await freePort()}/goodword`;
  const app = await startApp({ env: { DATABASE_REPLICA_URL: gone } });
  const admin = await signInAsAdmin(app);
  expect((await admin.get('/api/admin/users')).body).toHaveLength(1);
  const { status, body } = await admin.get('/readyz');
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'degraded', replica: 'unreachable' });
});

async function startWithReplica() {
  const databaseUrl = (await createDatabase(MIGRATED)) ?? '';
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl });
  onTestFinished(close);
  return { app: await startApp({ env: { DATABASE_REPLICA_URL: databaseUrl } }), replica: db };
}
