import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '#tests/start-app.ts';
import { keepAssets, WEB_ROOT } from './built-files.ts';

test('Scripts of earlier builds are served to pages that were opened before the upgrade', async () => {
  const DATA_DIR = dataFolder();
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
  const dataDir = dataFolder();
  for (let age = 1; age <= 12; age++)
    keepEarlierBuild(dataDir, `${age}`.padStart(8, '0'), new Date(Date.now() - age * 60_000));
  await keepAssets(dataDir);
  await keepAssets(dataDir);
  const kept = readdirSync(join(dataDir, 'assets'));
  expect(
    kept
      .filter((name) => /^0{6}/.test(name))
      .sort()
      .at(-1),
  ).toBe('00000010');
  expect(kept).toHaveLength(11);
});

test('A condition or a range that a file does not meet is refused or ignored, and never an error of ours', async () => {
  const app = await startApp({ env: { DATA_DIR: dataFolder() } });
  const [asset = ''] = readdirSync(join(WEB_ROOT, 'assets'));
  const files = [
    `/assets/${asset}`,
    '/favicon.svg',
    '/press/goodword-logo.png',
    '/sw.js',
    '/sync.js',
    '/robots.txt',
  ];
  const others = [
    '/manifest.webmanifest',
    '/',
    '/review/1',
    '/content/terms.json',
    '/api/users/1',
    '/qr?data=a',
  ];
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
  ...[
    '0-1',
    '99999999-',
    '5-2',
    '0-1,3-4',
    '-0',
    '-1',
    '-99999999999999999999',
    '1e9-',
    'x',
    ','.repeat(5_000),
  ].map((range): [string, string] => ['range', `bytes=${range}`]),
  ['range', 'lines=1-2'],
  ['if-range', '"other"'],
  ['if-match', '"other"', 412],
  ['if-match', ',"', 412],
  ['if-match', '*'],
  ['if-none-match', '*', 304],
  ['if-none-match', '",W/'],
  ['if-modified-since', 'yesterday'],
  ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT', 304],
  ['if-unmodified-since', 'never'],
  ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT', 412],
];

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function keepEarlierBuild(dataDir: string, build: string, lastStart: Date): void {
  const folder = join(dataDir, 'assets', build);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets', `earlier-${build}.js`), 'earlier');
  utimesSync(folder, lastStart, lastStart);
}
