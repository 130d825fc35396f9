/**
 * Measures pages of a production build with Lighthouse, as a slow phone sees them on its first visit:
 *
 *   npm run bench:pages -- [--only NAME] [--runs 5]
 *
 * Slow 4G is applied by the browser ("devtools" throttling): 562.5 ms per request, 1.44 Mbit/s, CPU 4 times slower. The
 * floor is a constant page of a bare server, measured in turn with the others. All numbers are medians.
 */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { cast } from '#server/demo/cast.ts';
import { findProgram } from '#tests/find-program.ts';
import { freePort } from '#tests/free-port.ts';
import { type CleanUps, createFolder } from './databases.ts';
import { describeRun, median, runWithCleanUps } from './run.ts';
import { startServer } from './servers.ts';

/** Lighthouse and its 114 packages weigh 176 MB, so they are installed with the first run, and not for `npm test`. */
const LIGHTHOUSE = join(import.meta.dirname, '../../dist/lighthouse');
const CHROME = findProgram('chromium-headless-shell', 'chromium') ?? '';

interface Page {
  url: string;
  /** Of someone who is signed in. */
  cookie?: string;
  user?: User;
}

const figure = z.object({ numericValue: z.number() });
const lighthouseReport = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
    'network-requests': z.object({
      details: z.object({ items: z.array(z.object({ resourceType: z.string(), transferSize: z.number() })) }),
    }),
  }),
});

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
  },
});

installLighthouse();
console.log(`${describeRun('npm run bench:pages --')}\n`);
console.table(await runWithCleanUps(measurePages));

/** Installs the versions of its lock file, outside of the source folders, whose files the tests read. */
function installLighthouse(): void {
  if (existsSync(join(LIGHTHOUSE, 'node_modules/.package-lock.json'))) return;
  console.log('Installing Lighthouse...');
  cpSync(join(import.meta.dirname, 'lighthouse'), LIGHTHOUSE, { recursive: true });
  const ci = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ci, { cwd: LIGHTHOUSE });
}

async function measurePages(cleanUps: CleanUps): Promise<Record<string, Record<string, number>>> {
  const folder = createFolder(cleanUps);
  // The demo has a year of reviews for the dashboard.
  const demo = await startServer('demo', { DATA_DIR: join(folder, 'data') }, folder);
  cleanUps.push(demo.stop);
  const all = { floor: await startFloor(cleanUps), ...(await findPages(`http://localhost:${demo.port}`)) };
  const pages = Object.entries<Page>(all).filter(([name]) => options.only?.includes(name) ?? true);
  const found = Object.fromEntries(pages.map(([name]) => [name, [] as Record<string, number>[]]));
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const [name, page] of pages) found[name]?.push(await measure(page, createFolder(cleanUps)));
  return Object.fromEntries(Object.entries(found).map(([name, runs]) => [name, mediansOf(runs)]));
}

async function startFloor(cleanUps: CleanUps): Promise<Page> {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,"><title>Floor</title><h1>The floor</h1><p>A page without styles, scripts and pictures.</p>`;
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(page));
  const port = await freePort();
  server.listen(port, 'localhost');
  cleanUps.push(() => server.close().closeAllConnections());
  return { url: `http://localhost:${port}/` };
}

async function findPages(url: string): Promise<Record<string, Page>> {
  const { username, password } = cast.maya;
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const user: User = await answer.json();
  const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
  const workplaces = await fetch(`${url}/api/workplaces`, { headers: { cookie } });
  const [workplace]: Workplace[] = await workplaces.json();
  return {
    landing: { url: `${url}/` },
    review: { url: `${url}/review/${user.id}/${workplace?.id}` },
    login: { url: `${url}/login` },
    register: { url: `${url}/register` },
    dashboard: { url: `${url}/dashboard`, cookie, user },
  };
}

/** Starts a browser with a new profile, which knows who is signed in. */
async function measure({ url, cookie, user }: Page, folder: string): Promise<Record<string, number>> {
  const report = join(folder, 'report.json');
  const profile = join(folder, 'profile');
  if (user) await storeUser(profile, new URL('/favicon.svg', url).href, user);
  await promisify(execFile)(
    process.execPath,
    [
      join(LIGHTHOUSE, 'node_modules/lighthouse/cli/index.js'),
      url,
      `--chrome-flags=--headless --no-sandbox --disable-gpu --user-data-dir=${profile}`,
      '--disable-storage-reset',
      '--throttling-method=devtools',
      '--only-categories=performance',
      ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
      '--no-enable-error-reporting',
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
    ],
    { env: { ...process.env, CHROME_PATH: CHROME } },
  );
  const { categories, audits } = lighthouseReport.parse(JSON.parse(readFileSync(report, 'utf8')));
  const requests = audits['network-requests'].details.items;
  const kilobytes = (items: typeof requests) =>
    items.reduce((sum, each) => sum + each.transferSize, 0) / 1_000;
  return {
    performance: categories.performance.score * 100,
    'LCP s': audits['largest-contentful-paint'].numericValue / 1_000,
    'TBT ms': audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
    requests: requests.length,
    'scripts KB': kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    'total KB': kilobytes(requests),
  };
}

/** A browser that stores no user is signed out, despite its cookie. */
async function storeUser(profile: string, address: string, user: User): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROME,
    args: ['--no-sandbox'],
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user));
  await context.close();
}

function mediansOf(runs: Record<string, number>[]): Record<string, number> {
  const middle = (name: string) => Number(median(runs.map((run) => run[name] ?? 0))?.toFixed(3));
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, middle(name)]));
}
