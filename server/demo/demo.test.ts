import { beforeEach, expect, test } from 'vitest';
import { configureDemo } from '#server/cli/demo.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { demoAdmin } from './cast.ts';
import { isFreeForDemo, seed } from './seed-database.ts';

beforeEach(skipWithoutDatabase);

test('a demo does not start on a public address', async () => {
  const app = await startApp({ env: { ADMIN_PASSWORD: demoAdmin.password } });
  const { databaseUrl } = app.service.deps.config;
  await seed(app.service.deps);
  await app.stop();
  const APP_URL = 'https://demo.goodword.example';
  const again = startApp({ env: { APP_URL }, storage: { dataDir: app.dataDir, databaseUrl } });
  await expect(again).rejects.toThrow(/holds a demo.*APP_URL/);
  await expect(configureDemo({ APP_URL, DATA_DIR: app.dataDir })).rejects.toThrow(/holds a demo.*APP_URL/);
});

test('a demo refuses real data', async () => {
  const app = await startApp();
  await app.professional();
  await app.stop();
  const { databaseUrl } = app.service.deps.config;
  await expect(configureDemo({ DATA_DIR: app.dataDir, DATABASE_URL: databaseUrl ?? '' })).rejects.toThrow(
    /must be empty or an earlier demo; it contains other data/,
  );
});

test('a demo uses no database whose admin has another password', async () => {
  const { deps } = (await startApp({ env: { ADMIN_PASSWORD: 'a password of its own' } })).service;
  expect(await isFreeForDemo(deps.db, demoAdmin.password)).toBe(false);
  expect(await isFreeForDemo(deps.db, 'a password of its own')).toBe(true);
});
