/**
 * Measures pages of a production build with Lighthouse, as a slow phone sees them on its first visit:
 *
 *   npm run bench:pages -- [--only NAME] [--runs 5] [--json FILE]
 *
 * Slow 4G is applied by the browser ("devtools" throttling): 562.5 ms per request, 1.44 Mbit/s, CPU 4 times slower. The
 * floor is a constant page of a bare server, measured in turn with the others. All numbers are medians.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { cast } from '#server/demo/cast.ts';
import { freePort } from '#tests/free-port.ts';
import playwright from '../../playwright.config.ts';
import { start } from '../start-script.ts';
import { decimals, type Figures, installLighthouse, runLighthouse } from './lighthouse.ts';

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
    json: { type: 'string' },
  },
});
const runs = Number(options.runs);
const chosen = PAGES.filter((name) => options.only?.includes(name) ?? true);
const names = Object.keys(decimals) as (keyof Figures)[];

installLighthouse();
const folder = mkdtempSync(join(tmpdir(), 'goodword-pages-'));
const floor = await startFloor();
const product = await startDemo();
try {
  const targets: Record<Name, Target> = { floor: { url: floor.url }, ...(await findTargets(product.url)) };
  const measured = chosen.map((name) => ({ name, found: [] as Figures[] }));
  for (let run = 0; run < runs; run += 1)
    for (const { name, found } of measured) found.push(await measure(targets[name]));
  const pages = measured.map(({ name, found }) => ({ name, ...medianOf(found) }));
  print(pages);
  if (options.json) {
    const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, runs };
    writeFileSync(options.json, `${JSON.stringify({ machine, pages }, null, 2)}\n`);
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

/** The demo has a year of reviews for the dashboard. */
async function startDemo(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const port = await freePort();
  const server = spawn(process.execPath, start.demo, {
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = () => {
    server.kill('SIGTERM');
    return ended;
  };
  const url = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) break;
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, stop };
    await sleep(100);
  }
  await stop();
  throw new Error('The product did not start');
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

function medianOf(found: Figures[]): Figures {
  const median = (name: keyof Figures) =>
    found.map((each) => each[name]).sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0;
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Figures;
}

function print(pages: ({ name: Name } & Figures)[]): void {
  const header = ['', ...names];
  const rows = pages.map((page) => [page.name, ...names.map((name) => page[name].toFixed(decimals[name]))]);
  for (const [index, title] of header.entries())
    console.log(title.padEnd(16) + rows.map((row) => ` ${row[index] ?? ''}`.padStart(12)).join(''));
}
