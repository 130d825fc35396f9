import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { brand } from '#contract/brand.ts';
import type { PushMessage } from '#contract/push.ts';
import { commentsOf, expect, FAILED_REQUESTS, register, remember, test } from '../fixtures.ts';
import { cachedPaths, cacheNames, expectCode, untilOfflineReady } from '../offline.ts';
import { submitOffline, unconfirmedKeys } from '../unsent-review.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: FAILED_REQUESTS });

test('A new tab deletes all caches that are not the app’s, once, and fetches the others again', async ({
  page,
  context,
  signUp,
}) => {
  const others = ['stale', 'goodword-precache-v1', 'workbox-runtime'];
  await signUp();
  await page.goto('/dashboard');
  await untilOfflineReady(page);
  // The pictures come once the page has asked for them.
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(['/avatar', '/qr']));
  const before = await cachedPaths(page);
  await page.evaluate(async (names) => {
    for (const name of names) await (await caches.open(name)).put('/stale', new Response('old'));
  }, others);
  await page.reload();
  await untilOfflineReady(page);
  expect(await cacheNames(page)).toEqual(expect.arrayContaining(others));

  await answerWithMark(context, '**/app-shell*');
  // Each tab has its own sessionStorage.
  const next = await context.newPage();
  await next.goto('/dashboard');
  await expect.poll(async () => (await cacheNames(next)).filter((name) => others.includes(name))).toEqual([]);
  await expect.poll(() => next.evaluate(() => sessionStorage.getItem('offline-data-refreshed'))).toBe('en');
  await expect.poll(async () => (await cachedPaths(next)).toSorted()).toEqual(before.toSorted());
  await context.setOffline(true);
  await next.reload();
  await expectCode(next);
  await expect(next.locator('meta[name=marked]')).toHaveCount(1);
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
  await answerWithMark(context, '**/login');
  await page.reload();
  await expect(page.locator('meta[name=marked]')).toHaveCount(1);
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
  await context.route('**/dashboard', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
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
  await remember(page, (await register(page)).user);
  await page.goto('/dashboard');
  await untilOfflineReady(page);

  // The next version has different assets, and its worker precaches none of the old ones.
  const script = await (await page.request.get('/sw.js')).text();
  const nextScript = script.replace(/\{url:["`]assets\/[^}]+\},?/g, '');
  expect(nextScript).not.toMatch(/url:["`]assets\//);
  proxy.deploy(nextScript);
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

test('A review kept offline is sent by Background Sync after its page was closed, and the worker leaves the phone', async ({
  app,
  page,
  user,
  customer,
}) => {
  // The headless browser has no scheduler for it, so the test plays that part.
  await customer.addInitScript(() => {
    Object.assign(window, { requested: [] });
    Object.assign(Reflect.get(window, 'SyncManager').prototype, {
      register: async (tag: string) => Reflect.get(window, 'requested').push(tag),
    });
  });
  const workers = (tab: Page) =>
    tab.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state),
    );
  const elsewhere = await customer.context().newPage();
  await elsewhere.goto('/robots.txt');
  const { browser, registrationId } = await watchWorker(elsewhere);
  const sync = async () => {
    const event = { registrationId: await registrationId, tag: 'reviews', lastChance: false };
    await browser.send('ServiceWorker.dispatchSyncEvent', { origin: app.url, ...event });
  };

  await customer.goto(`/review/${user.id}`);
  await expect(customer.getByRole('button', { name: 'Submit Review' })).toBeEnabled();
  expect(await workers(customer)).toEqual([]);
  await customer.getByLabel('Your name').focus();
  await expect.poll(() => workers(customer)).toEqual(['activated']);
  await submitOffline(customer, 'From the cellar bar.');
  await expect.poll(() => customer.evaluate(() => Reflect.get(window, 'requested'))).toEqual(['reviews']);
  await customer.close();

  await sync();
  expect(await unconfirmedKeys(elsewhere)).toHaveLength(1);
  await elsewhere.context().setOffline(false);
  await sync();
  await expect.poll(() => unconfirmedKeys(elsewhere)).toEqual([]);
  expect(await commentsOf(page)).toEqual(['From the cellar bar.']);
  await expect.poll(() => workers(elsewhere)).toEqual([]);
});

test('Each push shows one notification, even a broken one; pressing it opens My Reviews', async ({
  app,
  page,
  context,
  signUp,
}) => {
  const message: PushMessage = {
    ...{ language: 'ar', title: '★★★★★ من Ana', body: '', tag: 'review-1' },
    path: '/reviews',
  };
  await signUp();
  await page.goto('/dashboard');
  await untilOfflineReady(page);
  const { browser, registrationId } = await watchWorker(page);
  const deliver = async (data: string) =>
    browser.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: app.url, registrationId: await registrationId, data },
    });
  const shown = await recordNotifications(context);

  await deliver(JSON.stringify(message));
  const icons = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
  const { title, body, tag, path } = message;
  await expect.poll(shown).toEqual([{ lang: 'ar', dir: 'rtl', title, body, tag, data: { path }, ...icons }]);
  for (const icon of Object.values(icons)) expect((await page.request.get(icon)).status()).toBe(200);
  for (const broken of ['', '{', '{"title":5}']) await deliver(broken);
  await expect.poll(async () => (await shown()).length).toBe(4);
  for (const each of (await shown()).slice(1))
    expect(each).toMatchObject({ title: brand.name, body: 'You have a new notification.' });

  await context.serviceWorkers()[0]?.evaluate((path) => {
    const notification = { data: { path }, close: () => {} };
    // Browsers let a page take the focus only after a real press.
    const waitUntil = (work: Promise<unknown>) => void work.catch(() => {});
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  }, path);
  await expect(page.getByRole('heading', { level: 1, name: 'My Reviews' })).toBeVisible();
});

async function answerWithMark(context: BrowserContext, url: string): Promise<void> {
  await context.route(url, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<head>', '<head><meta name="marked" />');
    await route.fulfill({ response: answer, body });
  });
}

/** Chromium's devtools, which play the parts of its schedulers, and the registration that they name. */
async function watchWorker(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  return { browser, registrationId };
}

interface Worker {
  registration: ServiceWorkerRegistration;
  shown: unknown[];
}

/** Headless Chromium denies every site notifications, so the last step is recorded instead. */
async function recordNotifications(context: BrowserContext): Promise<() => Promise<unknown[]>> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const scope = self as unknown as Worker;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, ...options });
    };
  });
  return async () => (await worker?.evaluate(() => (self as unknown as Worker).shown)) ?? [];
}

/** A proxy that can serve another version, because Playwright cannot intercept the worker's script. */
async function startProxy(target: string) {
  let nextScript: string | null = null;
  const server = createServer((request, reply) => {
    if (nextScript !== null && request.url === '/sw.js')
      return void reply.writeHead(200, { 'content-type': 'text/javascript' }).end(nextScript);
    if (nextScript !== null && request.url?.startsWith('/assets/')) return void reply.writeHead(404).end();
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
    deploy(script: string) {
      nextScript = script;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
