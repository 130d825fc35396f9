import { expect, test } from 'vitest';
import { getRaw } from './get-raw.ts';
import { startApp, startWithAna, type TestApp } from './start-app.ts';

test('The review page takes at most 80 KiB in 4 requests, with the heads of the responses', async () => {
  const { app, ana } = await startWithAna();
  const workplace = (await ana.post('/api/workplaces', { name: 'Blue Door', location: 'Lisbon' })).body;
  const weight = await measureWeight(app, `/review/${ana.user.id}/${workplace.id}`);
  expect(weight.transferred).toBeLessThanOrEqual(80 * 1024);
  expect(weight.requests).toBeLessThanOrEqual(4);
});

test.for(['fr', 'ar', 'ja'])('Another language (%s) adds one request and 4.4 KB', async (language) => {
  const { app, ana } = await startWithAna();
  const path = `/review/${ana.user.id}`;
  const [english, other] = [
    await measureWeight(app, path),
    await measureWeight(app, `${path}?lang=${language}`),
  ];
  expect(other.requests).toBe(english.requests + 1);
  expect(other.total - english.total).toBeLessThan(4_400);
});

test.for([
  ['/', { scripts: 88_100, total: 106_500 }],
  ['/login', { scripts: 88_000, total: 102_000 }],
  ['/register', { scripts: 88_500, total: 106_000 }],
  ['/pricing', { scripts: 88_000, total: 103_000 }],
] as const)('%s stays below its budget when signed out', async ([path, budget]) => {
  const { scripts, total } = await measureWeight(await startApp(), path);
  expect(scripts).toBeLessThan(budget.scripts);
  expect(total).toBeLessThan(budget.total);
});

test.for(['/', '/dashboard'])('The dashboard at %s stays below 110.3 KB of scripts', async (path) => {
  const { app, ana } = await startWithAna();
  const { scripts } = await measureWeight(app, path, { cookie: ana.cookie });
  expect(scripts).toBeLessThan(110_300);
});

test.for(['de', 'ar', 'ja'])(
  'The app has one dictionary of 26.7 KB in %s, which all its pages share',
  async (language) => {
    const { app, ana } = await startWithAna();
    const dictionaries = new Set<string>();
    for (const path of ['/', '/login', '/pricing', '/dashboard', '/settings']) {
      const { text } = await app.visitor().get(`${path}?lang=${language}`, { cookie: ana.cookie });
      for (const file of named(text, /id="dictionary"[^>]* href="([^"]+)"/g)) dictionaries.add(file);
    }
    expect(dictionaries.size).toBe(1);
    const [file] = dictionaries;
    const { bytes } = await getRaw(`${app.url}${file}`, { 'accept-encoding': 'br' });
    expect(bytes.length).toBeLessThan(26_700);
  },
);

/** Fetches what the page references for its first load; a browser test checks that it requests nothing more. */
async function measureWeight(app: TestApp, path: string, headers: Record<string, string> = {}) {
  const get = async (url: string) => {
    const answer = await getRaw(app.url + url, { 'accept-encoding': 'gzip, br', ...headers });
    expect([url, answer.status]).toEqual([url, 200]);
    return answer;
  };
  const { text } = await app.visitor().get(path, headers);
  const page = await get(path);
  const scripts = named(text, /<(?:script|link)[^>]* (?:src|href)="(\/assets\/[^"]+\.js)"/g);
  for (const script of named(String(page.headers.link ?? ''), /<(\/assets\/[^>]+\.js)>/g))
    scripts.add(script);
  const others = named(text, /<link rel="(?:stylesheet|icon|manifest)"[^>]* href="(\/[^"]+)"/g);
  expect(scripts.size).toBeGreaterThan(2);

  const code = await Promise.all([...scripts].map(get));
  const all = [page, ...code, ...(await Promise.all([...others].map(get)))];
  const bodiesOf = (answers: typeof all) => answers.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return {
    scripts: bodiesOf(code),
    total: bodiesOf(all),
    /** What is transferred includes the heads of the responses. */
    transferred: all.reduce((sum, { size }) => sum + size, 0),
    requests: all.length,
  };
}

function named(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, url = '']) => url));
}
