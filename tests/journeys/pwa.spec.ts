import { PNG } from 'pngjs';
import { brand } from '#contract/brand.ts';
import { expect, FAILED_REQUESTS, leaveReview, test } from './fixtures.ts';
import { cachedPaths, cachedTexts, cacheNames, expectCode, untilOfflineReady } from './offline.ts';
import { signOut } from './shell.ts';
import { pendingRequests } from './traffic.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: FAILED_REQUESTS });

test('The manifest names the app, and its icons have the declared sizes', async ({ page }) => {
  await page.goto('/');
  const pictureAt = async (path: string) => PNG.sync.read(await (await page.request.get(path)).body());
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ id: '/', name: brand.name, start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src, sizes, purpose } of manifest.icons) {
    const picture = await pictureAt(src);
    expect(`${src} ${picture.width}x${picture.height}`).toBe(`${src} ${sizes}`);
    if (purpose === 'maskable') expect(isOpaque(picture)).toBe(true);
  }
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200);
  const picture = await pictureAt(
    (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '',
  );
  expect([picture.width, picture.height, isOpaque(picture)]).toEqual([180, 180, true]);
});

test('The service worker opens the dashboard offline after one visit; sign-out deletes the cached pictures', async ({
  app,
  page,
  context,
  signUp,
}) => {
  const { user } = await signUp({ fullName: 'Jo March' });
  await page.goto('/dashboard');
  await untilOfflineReady(page);
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
  const alert = page.getByRole('alert').filter({ hasText: "You're offline. Couldn't load your devices." });
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null')?.id)).toBe(user.id);

  await context.setOffline(false);
  await page.goto('/dashboard');
  await expect(page.getByText('Total Reviews')).toBeVisible();
  expect(await cachedPaths(page)).toEqual(expect.arrayContaining(['/qr', '/avatar']));
  await signOut(page);
  await expect.poll(() => cacheNames(page)).toHaveLength(1);
  expect(await cachedPaths(page)).not.toContain('/avatar');
});

test('The service worker caches the app, its shell and visible pictures, but no API response, page or secret', async ({
  app,
  page,
  context,
  user,
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
    '/dev/mail',
  ];
  for (const path of ['/', '/reviews', '/settings', '/pricing', ...closed, '/unsubscribe']) {
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
  for (const path of [...closed, '/api/users/1', '/unsubscribe?x=1'])
    await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('The review page registers no service worker before anything is written', async ({ customer, user }) => {
  await customer.goto(`/review/${user.id}`);
  await expect(customer.getByRole('button', { name: 'Submit Review' })).toBeEnabled();
  await expect(customer.locator('link[rel=manifest]')).toHaveCount(0);
  const registered = await customer.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(registered).toHaveLength(0);
});

function isOpaque({ data }: PNG): boolean {
  return data.every((value, at) => at % 4 !== 3 || value === 255);
}
