import { PNG } from 'pngjs';
import { brand } from '#contract/brand.ts';
import { expect, leaveReview, test } from './fixtures.ts';
import {
  cardOn,
  expectNoCard,
  offerToInstall,
  openWithPausedClock,
  thankedCustomer,
} from './install-card.ts';
import { cachedPaths, cachedTexts, cacheNames, expectCode, untilOfflineReady } from './offline.ts';
import { pressSubmit, writeReview } from './review-form.ts';
import { pendingRequests, requestsTo } from './traffic.ts';

test('The manifest names the app, and its icons have the declared sizes', async ({ page }) => {
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

  test('registers at /sw.js and opens the dashboard offline after one visit; sign-out deletes the cached pictures', async ({
    app,
    page,
    context,
    signUp,
    consoleErrors,
  }) => {
    const { user } = await signUp({ fullName: 'Jo March' });
    await page.goto('/dashboard');
    await untilOfflineReady(page);
    const script = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(script).toBe(`${app.url}/sw.js`);
    await context.setOffline(true);
    for (const path of ['/', '/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Jo');
      await expect(page.getByText(`${app.url}/review/${user.id}`)).toBeVisible();
      await expectCode(page);
      await expect(page.getByText("You're offline. Couldn't load your stats.")).toBeVisible();
      await expect(page.locator('[data-placeholder], [aria-busy=true]')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const alert = page.getByRole('alert').filter({ hasText: "You're offline. Couldn't load your devices." });
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null')?.id)).toBe(user.id);

    await context.setOffline(false);
    await page.goto('/dashboard');
    await expect(page.getByText('Total Reviews')).toBeVisible();
    expect(await cachedPaths(page)).toEqual(expect.arrayContaining(['/qr', '/avatar']));
    await page.getByRole('banner').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => cacheNames(page)).toHaveLength(1);
    expect(await cachedPaths(page)).not.toContain('/avatar');
    for (const error of consoleErrors.splice(0)) expect(error).toContain('ERR_INTERNET_DISCONNECTED');
  });

  test('caches the app, its shell and visible pictures, but no API response, page or secret', async ({
    app,
    page,
    context,
    user,
    consoleErrors,
  }) => {
    const pending = pendingRequests(page);
    await leaveReview(app, user.id);
    await page.goto('/dashboard');
    await untilOfflineReady(page);
    const closed = [
      `/review/${user.id}`,
      '/reset-password?token=secret',
      '/confirm-email?token=secret',
      '/test-payment/some',
      '/test-billing/some',
    ];
    for (const path of ['/', '/reviews', '/settings', '/pricing', ...closed, '/dev/mail', '/unsubscribe']) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await expect.poll(() => pending.size).toBe(0);
    }
    const kept = await cachedPaths(page);
    const kinds = kept.map((path) => /^\/(assets\/|app-shell$|qr$|avatar$)/.exec(path)?.[0] ?? path);
    expect(new Set(kinds)).toEqual(new Set(['/assets/', '/app-shell', '/qr', '/avatar']));
    expect(await cachedTexts(page)).not.toContain(user.fullName);
    expect(kept.filter((path) => /^\/assets\/review-[\w-]{8}\.js$/.test(path))).toEqual([]);

    await context.setOffline(true);
    for (const path of [...closed, '/api/users/1', '/unsubscribe?x=1', '/dev/mail']) {
      await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    }
    consoleErrors.splice(0);
  });

  test('is not registered by the review page', async ({ customer, user }) => {
    await customer.goto(`/review/${user.id}`);
    await expect(customer.getByRole('button', { name: 'Submit Review' })).toBeEnabled();
    await expect(customer.locator('link[rel=manifest]')).toHaveCount(0);
    expect(
      await customer.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  });
});

test.describe('The install card', () => {
  test('appears 3 seconds after the browser’s install prompt, and its button accepts it', async ({
    page,
  }) => {
    await openWithPausedClock(page, '/');
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

  test('stays hidden while a customer writes, and appears after the thank-you', async ({
    user,
    customer,
  }) => {
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
});

function isOpaque({ data }: PNG): boolean {
  return data.every((value, at) => at % 4 !== 3 || value === 255);
}
