import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { brand } from '#contract/brand.ts';
import { newRegistration } from '#server/cast.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, leaveReview, test } from './fixtures.ts';
import { pressSubmit, writeReview } from './review-form.ts';
import { requestsTo } from './traffic.ts';

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
      for (const message of ['stats', 'workplaces', 'reviews']) {
        const alert = page.getByRole('alert').filter({ hasText: `Couldn't load your ${message}.` });
        await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
      }
      await expect(page.locator('[data-placeholder], [aria-busy=true]')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    for (const message of ['workplaces', 'plan']) {
      const alert = page.getByRole('alert').filter({ hasText: `Couldn't load your ${message}.` });
      await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
    }
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
    const closed = [
      `/review/${user.id}`,
      '/reset-password?token=secret',
      '/confirm-email?token=secret',
      '/test-payment/some',
      '/test-billing/some',
    ];
    for (const path of ['/', '/reviews', '/settings', '/pricing', ...closed, '/dev/mail', '/unsubscribe']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    const kept = await keptPaths(page);
    const kinds = kept.map((path) => /^\/(assets\/|app-shell$|qr$|avatar$)/.exec(path)?.[0] ?? path);
    expect(new Set(kinds)).toEqual(new Set(['/assets/', '/app-shell', '/qr', '/avatar']));
    expect(kept.filter((path) => /^\/assets\/review-[\w-]{8}\.js$/.test(path))).toEqual([]);

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
    const answer = await page.request.post('/api/auth/register', { data: newRegistration() });
    await page.addInitScript((user) => localStorage.setItem('user', user), await answer.text());
    await page.goto('/dashboard');
    await untilOffline(page);

    // The next version has other files, a worker that knows none of the old ones, and a page that says so.
    const script = await (await page.request.get('/sw.js')).text();
    const nextScript = script.replace(/\{url:["`]assets\/[^}]+\},?/g, '');
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

test.describe('The install card', () => {
  test('comes 3 seconds after the browser offers to install, and its button takes the offer up', async ({
    page,
  }) => {
    await openAtRest(page, '/');
    expect(await offerToInstall(page)).toBe('kept');
    await page.clock.runFor(2_900);
    await expectNoCard(page);
    await page.clock.runFor(200);
    const card = cardOn(page);
    await expect(card.getByRole('button')).toHaveText(['Install', 'Not now']);
    await expect(page.locator(':focus')).toHaveCount(0);

    await card.getByRole('button', { name: 'Install' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-prompted', 'once');
    await expect(card).toHaveCount(0);
  });

  test('knows an offer that came before the page was drawn', async ({ page }) => {
    await stopTime(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/ForgotPasswordPage*.js', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/ForgotPasswordPage*.js');
    await page.goto('/forgot-password', { waitUntil: 'commit' });
    await asked;
    await offerToInstall(page);
    release();
    await untilDrawn(page);
    await page.clock.runFor(3_100);
    await expect(cardOn(page).getByRole('button', { name: 'Install' })).toBeVisible();
  });

  test('comes after 5 seconds without an offer, and says where the menu has it', async ({ page }) => {
    await openAtRest(page, '/');
    await page.clock.runFor(4_900);
    await expectNoCard(page);
    await page.clock.runFor(200);
    const card = cardOn(page);
    await expect(card).toContainText("browser's menu");
    await expect(card.getByRole('button')).toHaveText(['Not now']);

    // A late offer is better than words about a menu.
    await offerToInstall(page);
    await expect(card.getByRole('button')).toHaveText(['Install', 'Not now']);
  });

  test('stays away once it was declined, or the app was installed', async ({ page, newVisitor }) => {
    for (const [tab, dismiss] of [
      [page, () => cardOn(page).getByRole('button', { name: 'Not now' }).click()],
      [await newVisitor(), (tab: Page) => tab.evaluate(() => dispatchEvent(new Event('appinstalled')))],
    ] as const) {
      await openAtRest(tab, '/login');
      await tab.clock.runFor(5_100);
      await expect(cardOn(tab)).toBeVisible();
      await dismiss(tab);
      await expect(cardOn(tab)).toHaveCount(0);

      await tab.reload();
      await untilDrawn(tab);
      await offerToInstall(tab);
      await tab.clock.runFor(20_000);
      await expectNoCard(tab);
    }
  });

  test('stands on every screen of the app, at its end, where it covers nothing', async ({
    page,
    signUp,
    consoleErrors,
  }) => {
    await signUp();
    for (const path of ['/dashboard', '/settings', '/pricing', '/login', '/nowhere-at-all']) {
      if (path === '/login') await page.evaluate(() => localStorage.removeItem('user'));
      await openAtRest(page, path);
      await page.clock.runFor(5_100);
      await expect(cardOn(page)).toBeInViewport({ ratio: 1 });
      const [end, top] = await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const card = document.querySelector('[data-install-card]');
        const before = card?.previousElementSibling;
        return [before?.getBoundingClientRect().bottom ?? 0, card?.getBoundingClientRect().top ?? 0];
      });
      expect([path, Math.round(end) <= Math.round(top)]).toEqual([path, true]);
    }
    expect(consoleErrors.splice(0).join()).toMatch(/^Failed to load resource.*404/);
  });

  test('stays away from what is installed already', async ({ page, newVisitor }) => {
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query === '(display-mode: standalone)' ? real('all') : real(query));
    });
    const onIos = await newVisitor();
    await onIos.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    for (const tab of [page, onIos]) {
      await openAtRest(tab, '/');
      await offerToInstall(tab);
      await tab.clock.runFor(20_000);
      await expectNoCard(tab);
    }
  });

  test('stays away from a customer who writes, and comes after the thank-you with the offer of before', async ({
    signUp,
    newVisitor,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    const loaded = requestsTo(customer, 'GET', '/manifest.webmanifest');
    await thankedCustomer(customer, user.id, async () => {
      expect(await offerToInstall(customer)).toBe('kept');
      await customer.clock.runFor(20_000);
      await expectNoCard(customer);
      expect(loaded).toHaveLength(0);
    });
    await customer.clock.runFor(2_900);
    await expectNoCard(customer);
    await customer.clock.runFor(200);
    await expect(cardOn(customer).getByRole('button')).toHaveText(['Install', 'Not now']);
    await cardOn(customer).getByRole('button', { name: 'Not now' }).click();
    await expect(cardOn(customer)).toHaveCount(0);

    await customer.reload();
    await writeReview(customer, 'Lovely once more.');
    await pressSubmit(customer);
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await customer.clock.runFor(20_000);
    await expectNoCard(customer);
  });

  test('comes 5 seconds after the thank-you without an offer', async ({ signUp, newVisitor }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await thankedCustomer(customer, user.id);
    await customer.clock.runFor(5_100);
    await expect(cardOn(customer)).toContainText("browser's menu");
    await expect(cardOn(customer).getByRole('button')).toHaveText(['Not now']);
    await customer.clock.resume();
    await expectAccessible(customer);
  });

  test('stays away from the code that is held out, also when it came before', async ({ page, signUp }) => {
    await signUp();
    await openAtRest(page, '/show');
    await offerToInstall(page);
    await page.clock.runFor(20_000);
    await expectNoCard(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(cardOn(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/show');
    await expectNoCard(page);
  });

  test('works by keyboard, closes on Escape, passes axe in light and dark and is not printed', async ({
    page,
  }) => {
    await openAtRest(page, '/login');
    await offerToInstall(page);
    await page.clock.runFor(3_100);
    const card = cardOn(page);
    await expect(card).toBeVisible();
    await page.clock.resume();
    await expectAccessible(page, { within: '[data-install-card]' });
    await page.emulateMedia({ media: 'print' });
    await expect(card).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('link', { name: /create/i }).focus();
    await page.keyboard.press('Tab');
    while (!(await card.locator(':focus').count())) await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: 'Install' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: 'Not now' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('install-dismissed'))).not.toBeNull();
  });

  test.describe('on an iPhone', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    });

    test('says how: Share, then Add to Home Screen', async ({ page }) => {
      await openAtRest(page, '/');
      await page.clock.runFor(5_100);
      await expect(cardOn(page)).toContainText(/Share\s*, then Add to Home Screen/);
      await expect(cardOn(page).getByRole('button')).toHaveText(['Not now']);
    });
  });
});

/** Writes a review while time stands still; `meanwhile` is what happens while the form is open. */
async function thankedCustomer(
  customer: Page,
  userId: number,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  await stopTime(customer);
  await customer.goto(`/review/${userId}`);
  await writeReview(customer, 'Lovely.');
  await meanwhile();
  await pressSubmit(customer);
  await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
}

function cardOn(page: Page) {
  return page.getByRole('region', { name: /Install/ });
}

/** Time goes on only when the test says so. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

async function openAtRest(page: Page, path: string): Promise<void> {
  await stopTime(page);
  await page.goto(path);
  await untilDrawn(page);
}

/** The toasts' place comes with the first effects, in which the card's timers start too. */
async function untilDrawn(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
}

/** Plays the event of browsers that can install, and answers what became of it. */
function offerToInstall(page: Page): Promise<'kept' | 'lost'> {
  return page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      const { dataset } = document.documentElement;
      dataset.prompted = dataset.prompted ? 'again' : 'once';
    };
    dispatchEvent(Object.assign(offer, { prompt }));
    return offer.defaultPrevented ? 'kept' : 'lost';
  });
}

/** The card's code is loaded when it is due: what the page has begun to load by now has to arrive. */
async function expectNoCard(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(cardOn(page)).toHaveCount(0);
}

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
