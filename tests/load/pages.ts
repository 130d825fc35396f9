/**
 * Measures pages of a production build with Lighthouse, as a slow phone sees them on its first visit:
 *
 *   npm run bench:pages -- [--only NAME] [--runs 5]
 *
 * Slow 4G is applied by the browser ("devtools" throttling): 562.5 ms per request, 1.44 Mbit/s, CPU 4 times slower. The
 * floor is a constant page of a bare server, measured in turn with the others. All numbers are medians.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { cast } from '#server/demo/cast.ts';
import { freePort } from '#tests/free-port.ts';
import playwright from '../../playwright.config.ts';
import { decimals, type Figures, installLighthouse, runLighthouse } from './lighthouse.ts';
import { describeRun } from './machine.ts';
import { median } from './results.ts';
import { startServer } from './servers.ts';

const PAGES = ['floor', 'landing', 'review', 'login', 'register', 'dashboard'] as const;
type Name = (typeof PAGES)[number];

interface Target {
  url: string;
  user?: { cookie: string; stored: User };
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(options.runs);
const chosen = PAGES.filter((name) => options.only?.includes(name) ?? true);
const names = Object.keys(decimals) as (keyof Figures)[];

installLighthouse();
const folder = mkdtempSync(join(tmpdir(), 'goodword-pages-'));
const floor = await startFloor();
// The demo has a year of reviews for the dashboard.
const product = await startServer('demo', { DATA_DIR: join(folder, 'data') }, { logFolder: folder });
try {
  const url = `http://localhost:${product.port}`;
  const targets: Record<Name, Target> = { floor: { url: floor.url }, ...(await findTargets(url)) };
  const measured = chosen.map((name) => ({ name, found: [] as Figures[] }));
  for (let run = 0; run < runs; run += 1)
    for (const { name, found } of measured) found.push(await measure(targets[name]));
  console.log(`${describeRun('npm run bench:pages --')}\n`);
  console.log(`${' '.repeat(16)}${chosen.map((name) => name.padStart(12)).join('')}`);
  for (const title of names) {
    const figures = measured.map(({ found }) => median(found.map((each) => each[title])) ?? 0);
    console.log(
      title.padEnd(16) + figures.map((figure) => figure.toFixed(decimals[title]).padStart(12)).join(''),
    );
  }
} finally {
  floor.stop();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function startFloor(): Promise<{ url: string; stop: () => void }> {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,"><title>Floor</title><h1>The floor</h1><p>A page without styles, scripts and pictures.</p>`;
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(page));
  const port = await freePort();
  server.listen(port, 'localhost');
  return { url: `http://localhost:${port}/`, stop: () => void server.close().closeAllConnections() };
}

async function findTargets(url: string): Promise<Record<Exclude<Name, 'floor'>, Target>> {
  const { username, password } = cast.maya;
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const stored: User = await answer.json();
  const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
  const workplaces = await fetch(`${url}/api/workplaces`, { headers: { cookie } });
  const [workplace]: Workplace[] = await workplaces.json();
  return {
    landing: { url: `${url}/` },
    review: { url: `${url}/review/${stored.id}/${workplace?.id}` },
    login: { url: `${url}/login` },
    register: { url: `${url}/register` },
    dashboard: { url: `${url}/dashboard`, user: { cookie, stored } },
  };
}

/** A signed-in person has a session and a stored user, but nothing in the browser's cache. */
async function measure({ url, user }: Target): Promise<Figures> {
  const { args = [], ...launchOptions } = playwright.use?.launchOptions ?? {};
  const profile = mkdtempSync(join(folder, 'browser-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    // The browser of the tests runs without JavaScript optimization.
    args: [...args.filter((arg) => !arg.startsWith('--js-flags')), `--remote-debugging-port=${port}`],
  });
  try {
    if (user) {
      const [name = '', value = ''] = user.cookie.split('=');
      await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
      const page = await context.newPage();
      // A page of this origin that loads none of the app's files.
      await page.goto(new URL('/healthz', url).href);
      await page.evaluate((stored) => localStorage.setItem('user', JSON.stringify(stored)), user.stored);
      await page.close();
    }
    return await runLighthouse(url, port, join(folder, 'report.json'));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
