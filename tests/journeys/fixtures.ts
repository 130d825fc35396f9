import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import type { Review } from '#contract/reviews.ts';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { freePort } from '#tests/free-port.ts';
import { type MailSink, startMailSink } from '#tests/mail-sink.ts';
import { deleteNewer } from '#tests/oldest-browsers/delete-newer.ts';
import { start } from '#tests/start-script.ts';

interface RunningApp {
  url: string;
  mails: MailSink;
}

interface Professional {
  user: User;
  password: string;
}

interface Fixtures {
  /** Pages run without what the oldest browsers lack. */
  inOldestBrowsers: boolean;
  /** Opens a page in a separate browser context. */
  newVisitor: () => Promise<Page>;
  customer: Page;
  /** Registers a new professional and signs them in on `page`, which is opened only by tests that name it. */
  signUp: (overrides?: Parameters<typeof newRegistration>[0]) => Promise<Professional>;
  /** A professional who is signed in on `page`. */
  user: User;
  /** Errors from the browsers' consoles; a test that asserts on one removes it. */
  consoleErrors: string[];
  /** Errors that the tests of a file cause. */
  expectedErrors: RegExp;
}

interface Client {
  request: APIRequestContext;
}

interface WorkerFixtures {
  app: RunningApp;
  /** Additional environment variables of the server. */
  environment: Record<string, string>;
  /** The folder of the project to run. */
  root: string;
  /** Fills the data folder before the server starts. */
  fill: (dataDir: string) => Promise<void>;
}

/** Runs one server per worker, as `npm start` does, on a free port with its own data folder. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  fill: [async ({}, use) => use(async () => {}), { scope: 'worker' }],

  environment: [{}, { scope: 'worker', option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  root: [async ({}, use) => use('.'), { scope: 'worker' }],

  app: [
    async ({ fill, environment, root }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'goodword-journey-'));
      await fill(dataDir);
      const mails = await startMailSink();
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = spawn('node_modules/.bin/node', start.main, {
        cwd: root,
        env: {
          ...process.env,
          NODE_COMPILE_CACHE: 'node_modules/.cache/node',
          PORT: String(port),
          DATA_DIR: dataDir,
          SMTP_URL: mails.url,
          ADMIN_PASSWORD: admin.password,
          LOG_LEVEL: 'warn',
          ...environment,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilReady(url, server);
      await use({ url, mails });
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await mails.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  inOldestBrowsers: [false, { option: true }],

  baseURL: ({ app }, use) => use(app.url),

  expectedErrors: [/^$/, { option: true }],

  consoleErrors: async ({ expectedErrors }, use) => {
    const errors: string[] = [];
    await use(errors);
    const others = errors.filter((error) => !expectedErrors.test(error));
    expect(others, 'errors in the console').toEqual([]);
  },

  context: async ({ context, consoleErrors, app, inOldestBrowsers }, use) => {
    watch(context, consoleErrors, app.url);
    if (inOldestBrowsers) await context.addInitScript(deleteNewer());
    await use(context);
  },

  newVisitor: async ({ browser, contextOptions, consoleErrors, app, inOldestBrowsers }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: app.url });
      contexts.push(context);
      watch(context, consoleErrors, app.url);
      if (inOldestBrowsers) await context.addInitScript(deleteNewer());
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  user: async ({ signUp }, use) => use((await signUp()).user),

  customer: async ({ newVisitor }, use) => use(await newVisitor()),

  signUp: async ({ context }, use) => {
    await use(async (overrides) => {
      const professional = await register(context, overrides);
      await remember(context, professional.user);
      return professional;
    });
  },
});

export { expect };

/** What browsers log about requests that are refused, or don't arrive. */
export const FAILED_REQUESTS = /^Failed to load resource/;

/** Details of a test that runs in `npm run test:full` only. */
export const NIGHT = { tag: '@night' };

const admin = { username: 'admin', password: 'the admin password' };

/** Registers a professional, whose session the client then has. */
export async function register(
  { request }: Client,
  overrides?: Parameters<typeof newRegistration>[0],
): Promise<Professional> {
  const form = newRegistration(overrides);
  const answer = await request.post('/api/auth/register', { data: form });
  expect(answer.status()).toBe(201);
  return { user: await answer.json(), password: form.password };
}

export async function logIn(
  { request }: Client,
  { username, password }: { username: string; password: string },
  headers: Record<string, string> = {},
): Promise<User> {
  const answer = await request.post('/api/auth/login', { data: { username, password }, headers });
  expect(answer.status()).toBe(200);
  return answer.json();
}

export async function signInAsAdmin(page: Page): Promise<void> {
  await remember(page, await logIn(page, admin));
}

/** Stores the user in each tab, as the app does after a sign-in, until the app removes it. */
export async function remember(to: BrowserContext | Page, user: User): Promise<void> {
  await to.addInitScript((stored) => {
    const key = `remembered-${stored.id}`;
    // A new tab is empty at first.
    if (location.origin === 'null' || sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, 'once');
    localStorage.setItem('user', JSON.stringify(stored));
  }, user);
}

/** @returns its id. */
export async function addWorkplace(
  { request }: Client,
  name: string,
  location: string | null = null,
): Promise<number> {
  const answer = await request.post('/api/workplaces', { data: { name, location } });
  return (await answer.json()).id;
}

/** Buys this plan, without the payment page. */
export async function subscribe({ request }: Client, plan: 'monthly' | 'yearly'): Promise<void> {
  const { paymentUrl } = await (await request.post('/api/create-subscription', { data: { plan } })).json();
  expect((await request.post(`${paymentUrl}/pay`)).ok()).toBe(true);
}

/** The professional's reviews, newest first. */
export async function reviewsOf({ request }: Client): Promise<Review[]> {
  return (await request.get('/api/reviews')).json();
}

export async function commentsOf(professional: Client): Promise<string[]> {
  return (await reviewsOf(professional)).map(({ comment }) => comment);
}

/** Submits a review through the API. */
export async function leaveReview(
  app: RunningApp,
  userId: number,
  overrides: Parameters<typeof newReview>[1] = {},
): Promise<void> {
  const answer = await fetch(`${app.url}/api/reviews/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newReview(userId, overrides)),
  });
  expect(answer.status).toBe(201);
}

/** Records console errors, which include policy violations, and requests to other hosts. */
function watch(context: BrowserContext, errors: string[], appUrl: string): void {
  context.on('console', (message) => {
    const isMismatch = message.text().includes('rendered anew');
    if (message.type() === 'error' || isMismatch) errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(`${appUrl}/`))
      errors.push(`request to another host: ${url}`);
  });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    const isReady = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start in time');
}
