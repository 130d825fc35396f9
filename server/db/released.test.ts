import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newReview } from '#server/demo/cast.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { findProgram } from '#tests/find-program.ts';
import { PASSWORD } from '#tests/fixture.ts';
import { ADMIN_PASSWORD } from '#tests/prepare-databases.ts';
import { createStorage, skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { runCommand } from '#tests/start-script.ts';

/**
 * tests/released holds, of each release that added to the schema, the backups that it made on both databases, with rows in
 * every table, and what its users hold. They are never made again: see docs/decisions/017-migrations-that-only-add.md.
 */
const released = join(import.meta.dirname, '../../tests/released');
const isPostgres = process.env.TEST_DATABASE === 'postgres';

beforeEach(skipWithoutDatabase);
beforeEach(({ skip }) => skip(isPostgres && findProgram('pg_restore') === null, 'no pg_restore here'));

test.for(readdirSync(released))(
  'A backup of %s opens in this version: people stay signed in, their links, codes and reviews still work, and a search finds them in any spelling',
  async (version) => {
    const folder = join(released, version);
    const held = JSON.parse(readFileSync(join(folder, 'held.json'), 'utf8'));
    const storage = await restored(join(folder, isPostgres ? 'goodword.dump' : 'goodword.db'));
    // Sessions, plans and private links end with time.
    const app = await startApp({ storage, clock: () => new Date(held.at), env: { ADMIN_PASSWORD } });

    const signedIn = await app.visitor().get('/api/my-data', { cookie: held.cookie });
    expect(signedIn.body).toMatchObject(held.data);
    const login = { username: held.data.account.username, password: PASSWORD };
    expect((await app.visitor().post('/api/auth/login', login)).status).toBe(200);
    expect(await statusesOf(app, held.paths)).toEqual(
      Object.fromEntries(held.paths.map((path: string) => [path, 200])),
    );

    const edit = newReview(held.data.account.id, { comment: 'Edited since', workplaceId: null });
    const privateLink = { 'review-link': held.reviewLink };
    expect((await app.visitor().put('/api/review-link', edit, privateLink)).status).toBe(200);
    const review = newReview(held.data.account.id, { comment: 'Newest of all' });
    expect((await app.visitor().post('/api/reviews/submit', review)).status).toBe(201);
    const { body: reviews } = await app.visitor().get('/api/reviews', { cookie: held.cookie });
    expect(reviews.map(({ comment }: { comment: string }) => comment)).toEqual(
      expect.arrayContaining(['Newest of all', 'Edited since']),
    );
    const admin = await signInAsAdmin(app);
    expect((await admin.get('/api/admin/audit')).body.length).toBeGreaterThan(0);

    const idsOf = async (path: string, headers: Record<string, string>) =>
      (await app.visitor().get(path, headers)).body.map(({ id }: { id: number }) => id);
    const search = (text: string) =>
      idsOf(`/api/reviews?search=${encodeURIComponent(text)}`, { cookie: held.cookie });
    // The background folds them. The second was stored without any folded text, as was its workplace.
    await expect.poll(() => search('UNICODÉ')).toEqual([5]);
    await expect.poll(() => search('well café')).toEqual([1]);
    await expect.poll(() => idsOf('/api/admin/users?search=óṅlyhers', { cookie: admin.cookie })).toEqual([2]);
  },
);

async function restored(backup: string) {
  const { dataDir, databaseUrl } = await createStorage(true);
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  expect((await runCommand(['restore', backup], env)).stderr).toBe('');
  return { dataDir, databaseUrl };
}

async function statusesOf(app: TestApp, paths: string[]): Promise<Record<string, number>> {
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, (await app.visitor().get(path)).status])),
  );
}
