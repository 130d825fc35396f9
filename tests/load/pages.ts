/**
 * Measures load times and download sizes of pages of a production build:
 *
 *   npm run bench:pages -- [--only NAME] [--runs 5] [--markdown] [--json FILE]
 *
 * Chromium uses Lighthouse's slow 4G throttling: 562.5 ms round trips, 1.44 Mbit/s, CPU 4 times slower. Times are medians;
 * sizes are bytes of a first visit on the network, headers included.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { cast } from '#server/cast.ts';
import { freePort } from '#tests/free-port.ts';
import playwright from '../../playwright.config.ts';

const PAGES = ['landing', 'review', 'login', 'dashboard'] as const;
type Name = (typeof PAGES)[number];
const SLOW_NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const SETTLE_TIME = 8_000;

interface Target {
  url: string;
  user?: { cookie: string; stored: User };
}

interface Experience {
  lcp: number;
  tbt: number;
  cls: number;
}

interface Transfer {
  document: number;
  script: number;
  stylesheet: number;
  other: number;
  total: number;
  requests: number;
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
    json: { type: 'string' },
    markdown: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const chosen = PAGES.filter((name) => options.only?.includes(name) ?? true);

const folder = mkdtempSync(join(tmpdir(), 'goodword-pages-'));
const product = await startDemo();
try {
  const targets = await findTargets(product.url);
  const results = [];
  for (const name of chosen) {
    const experiences: Experience[] = [];
    for (let run = 0; run < runs; run += 1) experiences.push(await measureExperience(targets[name]));
    results.push({ name, ...medianOf(experiences), measureTransfer: await measureTransfer(targets[name]) });
  }
  print(results);
  if (options.json) {
    const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, runs };
    writeFileSync(options.json, `${JSON.stringify({ machine, pages: results }, null, 2)}\n`);
  }
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The demo has a year of reviews for the dashboard. */
async function startDemo(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server/seed.ts'], {
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

async function findTargets(url: string): Promise<Record<Name, Target>> {
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
    dashboard: { url: `${url}/dashboard`, user: { cookie, stored } },
  };
}

async function measureExperience(target: Target): Promise<Experience> {
  return visit(target, async (context) => {
    const page = await context.newPage();
    const phone = await context.newCDPSession(page);
    await phone.send('Network.enable');
    await phone.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(recordExperience);
    await page.goto(target.url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_TIME);
    return page.evaluate(() => (window as unknown as { experience: Experience }).experience);
  });
}

function recordExperience(): void {
  const experience = { lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { experience });
  const on = (type: string, count: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(count)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    experience.lcp = startTime;
  });
  on('longtask', ({ duration }) => {
    experience.tbt += duration - 50;
  });
  on('layout-shift', (shift) => {
    experience.cls += (shift as PerformanceEntry & { value: number }).value;
  });
}

async function measureTransfer(target: Target): Promise<Transfer> {
  return visit(target, async (context) => {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    const found: Transfer = { document: 0, script: 0, stylesheet: 0, other: 0, total: 0, requests: 0 };
    const kinds = new Map<string, string>();
    await network.send('Network.enable');
    network.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (response.url.startsWith('http')) kinds.set(requestId, type.toLowerCase());
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind) count(kind, encodedDataLength);
    });
    const count = (kind: string, bytes: number) => {
      found[kind === 'document' || kind === 'script' || kind === 'stylesheet' ? kind : 'other'] += bytes;
      found.total += bytes;
      found.requests += 1;
    };
    await page.goto(target.url, { waitUntil: 'networkidle' });
    // Headless browsers don't request these.
    const links = await page
      .locator('link[rel=icon]:not([href^="data:"]), link[rel=manifest]')
      .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
    for (const link of links) {
      const answer = await fetch(link, { headers: { 'accept-encoding': 'br' } });
      const headers = [...answer.headers].reduce(
        (sum, [name, value]) => sum + name.length + value.length + 4,
        0,
      );
      count('other', headers + Number(answer.headers.get('content-length')));
    }
    return found;
  });
}

async function visit<T>({ url, user }: Target, act: (context: BrowserContext) => Promise<T>): Promise<T> {
  const { args = [], ...launchOptions } = playwright.use?.launchOptions ?? {};
  const profile = mkdtempSync(join(folder, 'browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    // The browser of the tests runs without JavaScript optimization.
    args: args.filter((arg) => !arg.startsWith('--js-flags')),
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
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
    return await act(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function medianOf(experiences: Experience[]): Experience {
  const median = (name: keyof Experience) =>
    experiences.map((each) => each[name]).sort((a, b) => a - b)[Math.floor(experiences.length / 2)] ?? 0;
  return { lcp: median('lcp'), tbt: median('tbt'), cls: median('cls') };
}

function print(results: ({ name: Name; measureTransfer: Transfer } & Experience)[]): void {
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  const header = ['', 'LCP s', 'TBT ms', 'CLS'].concat([
    'document KB',
    'scripts KB',
    'styles KB',
    'other KB',
    'total KB',
    'requests',
  ]);
  const rows = results.map(({ name, lcp, tbt, cls, measureTransfer: bytes }) => [
    name,
    (lcp / 1000).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
    ...[bytes.document, bytes.script, bytes.stylesheet, bytes.other, bytes.total].map(kb),
    String(bytes.requests),
  ]);
  if (options.markdown) {
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
    console.log([line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n'));
    return;
  }
  for (const [index, title] of header.entries())
    console.log(title.padEnd(16) + rows.map((row) => ` ${row[index] ?? ''}`.padStart(14)).join(''));
}
