import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { brand } from '#contract/brand.ts';
import { somebody } from '#server/cast.ts';
import { expect, leaveReview, test } from './fixtures.ts';

test('The manifest names the app, and its icons have the sizes that it says', async ({ page }) => {
  await page.goto('/');
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src, sizes, purpose } of manifest.icons) {
    const picture = PNG.sync.read(await (await page.request.get(src)).body());
    expect(`${src} ${picture.width}x${picture.height}`).toBe(`${src} ${sizes}`);
    if (purpose === 'maskable') expect(isOpaque(picture)).toBe(true);
  }
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200);

  const touchIcon = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
  const picture = PNG.sync.read(await (await page.request.get(touchIcon)).body());
  expect([picture.width, picture.height, isOpaque(picture)]).toEqual([180, 180, true]);
});

test.describe('The service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is registered at /sw.js and takes the first page over', async ({ app, page }) => {
    await page.goto('/');
    await untilOffline(page);
    const script = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(script).toBe(`${app.url}/sw.js`);
  });

  test('opens the dashboard without a network after one visit: the code is there, the rest can be tried again', async ({
    app,
    page,
    context,
    signUp,
    consoleErrors,
  }) => {
    const { user } = await signUp({ fullName: 'Jo March' });
    await page.goto('/dashboard');
    await untilOffline(page);
    await context.setOffline(true);
    for (const path of ['/', '/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Jo');
      await expect(page.getByText(`${app.url}/review/${user.id}`)).toBeVisible();
      await expectCode(page);
      for (const message of ['numbers', 'workplaces', 'reviews']) {
        const alert = page.getByRole('alert').filter({ hasText: `Your ${message} could not be loaded.` });
        await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
      }
      await expect(page.locator('[data-placeholder], [aria-busy=true]')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null')?.id)).toBe(user.id);

    await context.setOffline(false);
    await page.goto('/dashboard');
    await expect(page.getByText('Total Reviews')).toBeVisible();
    for (const error of consoleErrors.splice(0)) expect(error).toContain('ERR_INTERNET_DISCONNECTED');
  });

  test('keeps the app, its shell and shown pictures: no answer of the API, no page, nothing with a secret', async ({
    app,
    page,
    context,
    signUp,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    await leaveReview(app, user.id);
    await page.goto('/dashboard');
    await untilOffline(page);
    const closed = [`/review/${user.id}`, '/reset-password?token=secret', '/confirm-email?token=secret'];
    for (const path of ['/', '/reviews', '/settings', '/pricing', ...closed, '/dev/mail', '/unsubscribe']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    const kept = await keptPaths(page);
    const kinds = kept.map((path) => /^\/(assets\/|app-shell$|qr$|avatar$)/.exec(path)?.[0] ?? path);
    expect(new Set(kinds)).toEqual(new Set(['/assets/', '/app-shell', '/qr', '/avatar']));
    expect(kept.filter((path) => path.startsWith('/assets/review-'))).toEqual([]);

    await context.setOffline(true);
    for (const path of [...closed, '/api/users/1', '/unsubscribe?x=1', '/dev/mail']) {
      await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    }
    consoleErrors.splice(0);
  });

  test('is left with fresh copies when a session clears all caches, once', async ({
    page,
    context,
    signUp,
    consoleErrors,
  }) => {
    await signUp();
    await page.goto('/dashboard');
    await untilOffline(page);
    const before = await keptPaths(page);
    await plantStaleCache(page);
    await page.reload();
    await untilOffline(page);
    expect(await cacheNames(page)).toContain('stale');

    await context.route('**/app-shell*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<head>', '<head><meta name="copy" content="fresh" />');
      await route.fulfill({ response: answer, body });
    });
    // sessionStorage is one tab's: a new one is a new session.
    const next = await context.newPage();
    await next.goto('/dashboard');
    await expect.poll(() => cacheNames(next)).not.toContain('stale');
    await expect.poll(() => next.evaluate(() => sessionStorage.getItem('caches-cleared'))).toBe('true');
    expect((await keptPaths(next)).toSorted()).toEqual(before.toSorted());

    await context.setOffline(true);
    await next.reload();
    await expectCode(next);
    await expect(next.locator('meta[name=copy]')).toHaveAttribute('content', 'fresh');
    consoleErrors.splice(0);
  });

  test('still opens the app when the network goes away while the caches are cleared', async ({
    page,
    context,
    signUp,
    consoleErrors,
  }) => {
    await signUp();
    await page.goto('/dashboard');
    await untilOffline(page);
    const next = await context.newPage();
    await context.route('**/app-shell*', (route) => route.abort('internetdisconnected'));
    const failed = next.waitForEvent('console', (message) =>
      message.text().includes('could not be prepared'),
    );
    await next.goto('/dashboard');
    await failed;
    expect(await next.evaluate(() => sessionStorage.getItem('caches-cleared'))).toBeNull();
    await context.setOffline(true);
    await next.reload();
    await expectCode(next);
    consoleErrors.splice(0);
  });

  test('shows a newer version with the next navigation', async ({ page, context }) => {
    await page.goto('/login');
    await untilOffline(page);
    await context.route('**/login', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<head>', '<head><meta name="version" content="next" />');
      await route.fulfill({ response: answer, body });
    });
    await page.reload();
    await expect(page.locator('meta[name=version]')).toHaveAttribute('content', 'next');
  });

  test('starts the app from its shell when the server takes more than 4 seconds', async ({
    page,
    context,
    signUp,
  }) => {
    await signUp({ fullName: 'Jo March' });
    await page.goto('/dashboard');
    await untilOffline(page);
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

  test('lets a page that was opened before a deploy go on after it', async ({ app, browser }) => {
    const proxy = await startProxy(app.url);
    const context = await browser.newContext({ baseURL: proxy.url });
    const page = await context.newPage();
    const answer = await page.request.post('/api/auth/register', { data: somebody() });
    await page.addInitScript((user) => localStorage.setItem('user', user), await answer.text());
    await page.goto('/dashboard');
    await untilOffline(page);

    // The next version has other files, a worker that knows none of the old ones, and a page that says so.
    const script = await (await page.request.get('/sw.js')).text();
    const nextScript = script.replace(/\{url:"assets\/[^}]+\},?/g, '');
    expect(nextScript).not.toContain('assets/');
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

  test('gives the pictures up when their person signs out', async ({ page, signUp }) => {
    await signUp({ fullName: 'Jo March' });
    await page.goto('/dashboard');
    await untilOffline(page);
    expect(await keptPaths(page)).toEqual(expect.arrayContaining(['/qr', '/avatar']));
    await page.getByRole('banner').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => cacheNames(page)).toHaveLength(1);
    expect(await keptPaths(page)).not.toContain('/avatar');
  });

  test('is nothing that a customer gets: the review page neither registers nor offers it', async ({
    page,
    newVisitor,
    signUp,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await customer.goto(`/review/${user.id}`);
    await customer.waitForLoadState('networkidle');
    await expect(customer.locator('link[rel=manifest]')).toHaveCount(0);
    expect(
      await customer.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
    await page.goto('/');
  });
});

type Answer = 'pass' | 'missing' | { type: string; body: string };

/** Stands before the service and can play another version of it: Playwright cannot stand between it and the worker's script. */
async function startProxy(target: string) {
  let answerFor: (path: string) => Answer = () => 'pass';
  const server = createServer((request, reply) => {
    const answer = answerFor(request.url ?? '/');
    if (answer === 'missing') return void reply.writeHead(404).end();
    if (answer !== 'pass') return void reply.writeHead(200, { 'content-type': answer.type }).end(answer.body);
    const { method, headers } = request;
    const passed = httpRequest(`${target}${request.url}`, { method, headers }, (received) => {
      // What the browser's own cache holds is no merit of the worker's.
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

/** Until the worker has the page in its hands and the pictures on the screen are kept. */
async function untilOffline(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => {
    const shown = [...document.images].map(({ src }) => src);
    const kept = await Promise.all(shown.map((src) => caches.match(src)));
    return !localStorage.getItem('user') || (shown.length > 1 && kept.every(Boolean));
  });
}

async function expectCode(page: Page): Promise<void> {
  const code = page.getByRole('img', { name: /^QR code/ });
  await expect(code).toHaveJSProperty('complete', true);
  await expect(code).toHaveJSProperty('naturalWidth', 250);
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** The paths of all that is kept, in whichever cache. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(all.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function plantStaleCache(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const cache = await caches.open('stale');
    await cache.put('/stale', new Response('old'));
  });
}

function isOpaque({ data }: PNG): boolean {
  return data.every((value, at) => at % 4 !== 3 || value === 255);
}
