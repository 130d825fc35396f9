import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
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
  /** Errors from the browsers' consoles; a test that expects one removes it. */
  consoleErrors: string[];
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
          ADMIN_PASSWORD: 'the admin password',
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

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  consoleErrors: async ({}, use) => {
    const errors: string[] = [];
    await use(errors);
    expect(errors, 'errors in the console').toEqual([]);
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
      const form = newRegistration(overrides);
      const answer = await context.request.post('/api/auth/register', { data: form });
      expect(answer.status()).toBe(201);
      const user: User = await answer.json();
      await context.addInitScript((stored) => {
        // A new tab is empty at first.
        if (location.origin === 'null' || sessionStorage.getItem('signed-up')) return;
        sessionStorage.setItem('signed-up', 'once');
        localStorage.setItem('user', JSON.stringify(stored));
      }, user);
      return { user, password: form.password };
    });
  },
});

export { expect };

export async function addWorkplace(page: Page, name: string, location: string | null): Promise<number> {
  const answer = await page.request.post('/api/workplaces', { data: { name, location } });
  return (await answer.json()).id;
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
