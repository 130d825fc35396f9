import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startApp } from '#tests/start-app.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { keepAssets } from './built-files.ts';

test('Scripts of earlier builds are served to pages that were opened before the upgrade', async () => {
  const DATA_DIR = temporaryFolder();
  const app = await startApp({ env: { DATA_DIR } });
  // Another process may start and keep its build while this one runs.
  keepEarlierBuild(DATA_DIR, '0123abcd', new Date());
  const response = await fetch(`${app.url}/assets/earlier-0123abcd.js`);
  expect([response.status, await response.text()]).toEqual([200, 'earlier']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toContain('javascript');
  for (const path of ['unknown-0123abcd.js', '..%2f..%2fgoodword.db', '0123abcd/assets/earlier-0123abcd.js'])
    expect([path, (await fetch(`${app.url}/assets/${path}`)).status]).toEqual([path, 404]);
});

test('The service keeps the assets of its own build and of the ten before', async () => {
  const dataDir = temporaryFolder();
  for (let age = 1; age <= 12; age++)
    keepEarlierBuild(dataDir, `${age}`.padStart(8, '0'), new Date(Date.now() - age * 60_000));
  await keepAssets(dataDir);
  await keepAssets(dataDir);
  const kept = readdirSync(join(dataDir, 'assets'));
  expect(kept).toContain('00000010');
  expect(kept).toHaveLength(11);
});

function keepEarlierBuild(dataDir: string, build: string, lastStart: Date): void {
  const folder = join(dataDir, 'assets', build);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets', `earlier-${build}.js`), 'earlier');
  utimesSync(folder, lastStart, lastStart);
}
