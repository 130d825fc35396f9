/**
 * What a visitor waits for and downloads, page by page, of the built product on a port and in a folder of its own:
 *
 *   npm run bench:pages -- [--only NAME] [--runs 5] [--markdown] [--json FILE]
 *
 * Lighthouse plays a phone on a slow network, with its limits applied to every request (`devtools`): the mode that
 * calculates them instead does not see what a page gains by being HTML from the first byte. Scores and times are medians.
 * Sizes are of a first visit: bytes as they arrive, headers included, counted by the browser.
 */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { cast } from '#server/cast.ts';
import { freePort } from '#tests/free-port.ts';
import playwright from '../../playwright.config.ts';

const PAGES = ['landing', 'review', 'login', 'dashboard'] as const;
type Name = (typeof PAGES)[number];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Fetched by npx when it runs, and in no lock: packages that it depends on ask for `latest`. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const TIMES = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' };

interface Target {
  url: string;
  /** Whoever is signed in there. */
  user?: { cookie: string; stored: User };
}

/** Scores from 0 to 100; times in milliseconds; what costs points, by its name in Lighthouse. */
interface Experience {
  scores: Record<(typeof CATEGORIES)[number], number>;
  lcp: number;
  tbt: number;
  cls: number;
  /** Of this machine meanwhile, as Lighthouse measures it: a phone's part of it is what the page got. */
  speed: number;
  shortOf: string[];
}

/** The part of Lighthouse's JSON report that is read here. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

/** Bytes by what they are, and how many requests brought them. */
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
    for (let attempt = 0; experiences.length < runs; attempt += 1) {
      if (attempt === 2 * runs) throw new Error(`Lighthouse cannot judge ${name}: the machine is too busy`);
      const found = await experience(targets[name]);
      if (found) experiences.push(found);
    }
    results.push({ name, ...medianOf(experiences), transfer: await transfer(targets[name]) });
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

/** The demo as `npm run demo` starts it: a year of reviews, so that a dashboard has something to draw. */
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
  throw new Error('The product did not come up');
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

/** One visit of somebody who has never been here; null where Lighthouse could not tell, as when the phone was never idle. */
async function experience({ url, user }: Target): Promise<Experience | null> {
  const port = await freePort();
  return visit({ url, user }, { debuggingPort: port }, async () => {
    const { categories, audits, environment } = await runLighthouse(url, port);
    if (CATEGORIES.some((name) => typeof categories[name]?.score !== 'number')) return null;
    const scores = Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round(100 * (categories[name]?.score ?? 0))]),
    ) as Experience['scores'];
    const [lcp = 0, tbt = 0, cls = 0] = Object.values(TIMES).map((id) => audits[id]?.numericValue);
    const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => (weight > 0 ? [id] : [])),
    );
    const shortOf = weighed.filter((id) => {
      const { score = null } = audits[id] ?? {};
      return score !== null && score < 0.9;
    });
    return { scores, lcp, tbt, cls, speed: environment.benchmarkIndex, shortOf };
  });
}

async function runLighthouse(url: string, port: number): Promise<Report> {
  const flags = [
    `--port=${port}`,
    '--quiet',
    '--output=json',
    '--form-factor=mobile',
    '--throttling-method=devtools',
    `--only-categories=${CATEGORIES.join(',')}`,
    // The browser is new; what is stored in it is who is signed in.
    '--disable-storage-reset',
    '--no-enable-error-reporting',
  ];
  const maxBuffer = 64 * 1024 * 1024;
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], { maxBuffer });
  return JSON.parse(stdout);
}

async function transfer(target: Target): Promise<Transfer> {
  return visit(target, {}, async (context) => {
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
    // A browser with a window asks for these too.
    const links = await page
      .locator('link[rel=icon], link[rel=manifest]')
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

/** In a browser of its own, with nothing kept but who is signed in. */
async function visit<T>(
  { url, user }: Target,
  { debuggingPort }: { debuggingPort?: number },
  act: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const { args = [], ...launchOptions } = playwright.use?.launchOptions ?? {};
  const profile = mkdtempSync(join(folder, 'browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [
      // The tests' browser does not optimize scripts; a visitor's does.
      ...args.filter((arg) => !arg.startsWith('--js-flags')),
      ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []),
    ],
    serviceWorkers: debuggingPort ? 'allow' : 'block',
    viewport: { width: 412, height: 823 },
  });
  try {
    if (user) {
      const [name = '', value = ''] = user.cookie.split('=');
      await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
      const page = await context.newPage();
      // A page of this origin that loads nothing of the app.
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
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const of = (what: 'lcp' | 'tbt' | 'cls' | 'speed') => median(experiences.map((each) => each[what]));
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, median(experiences.map((each) => each.scores[name]))]),
  ) as Experience['scores'];
  const shortOf = [...new Set(experiences.flatMap((each) => each.shortOf))];
  return { scores, lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), speed: of('speed'), shortOf };
}

function print(results: ({ name: Name; transfer: Transfer } & Experience)[]): void {
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  const header = [
    '',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP s',
    'TBT ms',
    'CLS',
    'machine',
  ]
    .concat(['document KB', 'scripts KB', 'styles KB', 'other KB', 'total KB', 'requests'])
    .concat('short of');
  const rows = results.map(({ name, scores, lcp, tbt, cls, speed, transfer: bytes, shortOf }) => [
    name,
    ...CATEGORIES.map((category) => String(scores[category])),
    (lcp / 1000).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
    speed.toFixed(0),
    ...[bytes.document, bytes.script, bytes.stylesheet, bytes.other, bytes.total].map(kb),
    String(bytes.requests),
    shortOf.join(', '),
  ]);
  if (options.markdown) {
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
    console.log([line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n'));
    return;
  }
  for (const [index, title] of header.entries())
    console.log(title.padEnd(16) + rows.map((row) => ` ${row[index] ?? ''}`.padStart(14)).join(''));
}
