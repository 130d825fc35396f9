import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { newRegistration } from '#server/demo/cast.ts';
import { expect, test } from '../fixtures.ts';
import { cachedPaths, cacheNames, expectCode, untilOfflineReady } from '../offline.ts';

test.use({ serviceWorkers: 'allow' });

test('A new tab deletes all caches that are not the app’s, once, and fetches the others again', async ({
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.goto('/dashboard');
  await untilOfflineReady(page);
  // The pictures come once the page has asked for them.
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(['/avatar', '/qr']));
  const before = await cachedPaths(page);
  await plantCaches(page, OTHERS);
  await page.reload();
  await untilOfflineReady(page);
  expect(await cacheNames(page)).toEqual(expect.arrayContaining(OTHERS));

  await context.route('**/app-shell*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<head>', '<head><meta name="copy" content="fresh" />');
    await route.fulfill({ response: answer, body });
  });
  // Each tab has its own sessionStorage.
  const next = await context.newPage();
  await next.goto('/dashboard');
  await expect.poll(async () => (await cacheNames(next)).filter((name) => OTHERS.includes(name))).toEqual([]);
  await expect.poll(() => next.evaluate(() => sessionStorage.getItem('offline-data-refreshed'))).toBe('en');
  await expect.poll(async () => (await cachedPaths(next)).toSorted()).toEqual(before.toSorted());

  await context.setOffline(true);
  await next.reload();
  await expectCode(next);
  await expect(next.locator('meta[name=copy]')).toHaveAttribute('content', 'fresh');
  consoleErrors.splice(0);
});

test('The app still opens offline if the connection is lost while the caches are cleared', async ({
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.goto('/dashboard');
  await untilOfflineReady(page);
  const next = await context.newPage();
  await context.route('**/app-shell*', (route) => route.abort('internetdisconnected'));
  const failed = next.waitForEvent('console', (message) => message.text().includes('could not be prepared'));
  await next.goto('/dashboard');
  await failed;
  expect(await next.evaluate(() => sessionStorage.getItem('offline-data-refreshed'))).toBeNull();
  await context.setOffline(true);
  await next.reload();
  await expectCode(next);
  consoleErrors.splice(0);
});

test('The next navigation shows a newer version', async ({ page, context }) => {
  await page.goto('/login');
  await untilOfflineReady(page);
  await context.route('**/login', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<head>', '<head><meta name="version" content="next" />');
    await route.fulfill({ response: answer, body });
  });
  await page.reload();
  await expect(page.locator('meta[name=version]')).toHaveAttribute('content', 'next');
});

test('The app starts from its cached shell if the server takes more than 4 seconds', async ({
  page,
  context,
  signUp,
}) => {
  await signUp({ fullName: 'Jo March' });
  await page.goto('/dashboard');
  await untilOfflineReady(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/dashboard', async (route) => {
    await held;
    await route.abort();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jo');
  answer();
});

test('A page opened before a deploy still works afterwards', async ({ app, browser }) => {
  const proxy = await startProxy(app.url);
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  const answer = await page.request.post('/api/auth/register', { data: newRegistration() });
  await page.addInitScript((user) => localStorage.setItem('user', user), await answer.text());
  await page.goto('/dashboard');
  await untilOfflineReady(page);

  // The next version has different assets, and its worker precaches none of the old ones.
  const script = await (await page.request.get('/sw.js')).text();
  const nextScript = script.replace(/\{url:["`]assets\/[^}]+\},?/g, '');
  expect(nextScript).not.toMatch(/url:["`]assets\//);
  proxy.answerWith((path) => {
    if (path === '/sw.js') return { type: 'text/javascript', body: nextScript };
    return path.startsWith('/assets/') ? 'missing' : 'pass';
  });
  const newWorker = await page.evaluateHandle(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    while (worker?.state === 'installing') {
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    }
    return worker;
  });
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await newWorker.evaluate((worker) => worker?.state)).toBe('installed');

  await context.close();
  await proxy.close();
});

type Answer = 'pass' | 'missing' | { type: string; body: string };

/** A proxy that can serve another version, because Playwright cannot intercept the worker's script. */
async function startProxy(target: string) {
  let answerFor: (path: string) => Answer = () => 'pass';
  const server = createServer((request, reply) => {
    const answer = answerFor(request.url ?? '/');
    if (answer === 'missing') return void reply.writeHead(404).end();
    if (answer !== 'pass') return void reply.writeHead(200, { 'content-type': answer.type }).end(answer.body);
    const { method, headers } = request;
    const passed = httpRequest(`${target}${request.url}`, { method, headers }, (received) => {
      // Keeps the browser's HTTP cache from serving what the worker should.
      reply.writeHead(received.statusCode ?? 502, { ...received.headers, 'cache-control': 'no-store' });
      received.pipe(reply);
    });
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answerWith(next: typeof answerFor) {
      answerFor = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const OTHERS = ['stale', 'goodword-precache-v1', 'workbox-runtime'];

async function plantCaches(page: Page, names: string[]): Promise<void> {
  await page.evaluate(async (names) => {
    for (const name of names) await (await caches.open(name)).put('/stale', new Response('old'));
  }, names);
}
