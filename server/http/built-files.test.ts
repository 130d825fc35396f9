import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startApp } from '#tests/start-app.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { keepAssets, WEB_ROOT } from './built-files.ts';

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

test('A condition or a range that a file does not meet is refused or ignored, and never an error of ours', async () => {
  const app = await startApp({ env: { DATA_DIR: temporaryFolder() } });
  const [asset = ''] = readdirSync(join(WEB_ROOT, 'assets'));
  const files = [`/assets/${asset}`, '/favicon.svg', '/sw.js'];
  const others = ['/manifest.webmanifest', '/', '/review/1', '/api/users/1'];
  for (const path of [...files, ...others])
    for (const encoding of ['identity', 'br'])
      for (const [name, value, ...allowed] of conditions) {
        const { status } = await app.visitor().get(path, { [name]: value, 'accept-encoding': encoding });
        expect([path, name, value, status]).toEqual([
          path,
          name,
          value,
          expect.toSatisfy((found) => [200, ...allowed].includes(found)),
        ]);
      }
  const { status, body } = await app.visitor().get('/favicon.svg', { 'if-match': '"other"' });
  expect([status, body]).toEqual([412, { message: 'The file has changed' }]);
});

const conditions: [name: string, value: string, ...allowed: number[]][] = [
  ['range', 'bytes=0-1'],
  ['range', 'bytes=99999999-'],
  ['range', 'bytes=5-2'],
  ['range', `bytes=${','.repeat(5_000)}`],
  ['if-range', '"other"'],
  ['if-match', '"other"', 412],
  ['if-match', ',"', 412],
  ['if-none-match', '*', 304],
  ['if-modified-since', 'yesterday'],
  ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT', 304],
  ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT', 412],
];

function keepEarlierBuild(dataDir: string, build: string, lastStart: Date): void {
  const folder = join(dataDir, 'assets', build);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets', `earlier-${build}.js`), 'earlier');
  utimesSync(folder, lastStart, lastStart);
}
