import type { Locator } from '@playwright/test';
import { expect, NIGHT, test } from './fixtures.ts';
import { accountButton } from './shell.ts';
import { hold } from './traffic.ts';

test('The old page stays until the code of the new one is here, while its data is already fetched', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('this is your code');
  const release = await hold(page, '**/assets/ReviewsPage-*.js');
  const data = page.waitForRequest(/\/api\/reviews\?.*limit=50/);
  await page.getByRole('link', { name: 'My Reviews' }).click();
  await data;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('this is your code');
  await expect(page).toHaveURL(/\/dashboard$/);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'My Reviews' })).toBeFocused();
  await expect(page).toHaveURL(/\/reviews$/);
  await expect(page).toHaveTitle('My Reviews - Goodword');
});

test('Of two links followed in a hurry, the second one wins', NIGHT, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/dashboard');
  const release = await hold(page, '**/assets/ReviewsPage-*.js');
  await page.getByRole('link', { name: 'My Reviews' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  const settings = page.getByRole('heading', { level: 1, name: 'Settings' });
  await expect(settings).toBeVisible();
  const arrived = page.waitForResponse('**/assets/ReviewsPage-*.js');
  release();
  await arrived;
  await page.waitForTimeout(200);
  await expect(settings).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
});

test(
  'A signed-in page shows a spinner while it loads, then the header and its menu',
  NIGHT,
  async ({ page, signUp }) => {
    await signUp({ fullName: 'Jo March-Bhaer' });
    const release = await hold(page, '**/assets/signed-in-*.js');
    // Sent where the data could not be read: other documents show the page.
    await page.route('**/reputation', async (route) =>
      route.fulfill({ response: await page.request.get('/app-shell') }),
    );
    await page.goto('/reputation');
    const spinner = page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
    await expect(spinner.locator('svg')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(spinner).toHaveCount(0);

    const name = page.getByRole('banner').getByText('Jo March-Bhaer');
    await expect(accountButton(page).locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(name).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(name).toBeVisible();

    await test.step('The menu opens on a press, even while it closes', async () => {
      // Long enough to press the button meanwhile.
      await page.evaluate(() =>
        document.documentElement.style.setProperty('--animate-leave', 'leave 1s forwards'),
      );
      for (const state of ['open', 'closed', 'open']) {
        await accountButton(page).click();
        await expect(page.getByRole('menu')).toHaveAttribute('data-state', state);
      }
      await page.getByRole('menuitem', { name: 'Your Reviews' }).click();
      await expect(page).toHaveURL('/reviews');
      await expect(page.getByRole('menu')).toHaveCount(0);
    });
  },
);

for (const isSignedIn of [false, true])
  test(
    `${isSignedIn ? 'Signed in' : 'Signed out'}, a link opens a page at its top; back, forward and reload return to where it was`,
    NIGHT,
    async ({ page, signUp }) => {
      // Not scrollY: a load that shows another font than the one before has lines of another length.
      const topOf = (place: Locator) =>
        place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      const chapter = page.getByRole('heading', { level: 2 }).nth(2);
      if (isSignedIn) await signUp();
      await page.goto('/help');
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
      await link.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
      const left = await topOf(link);
      await link.click();
      await expect(heading('Privacy Policy')).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await chapter.evaluate((element) => element.scrollIntoView());
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
      const read = await topOf(chapter);
      await page.goBack();
      await expect(heading('Help Center')).toBeAttached();
      await expect.poll(() => topOf(link)).toBe(left);
      await page.goForward();
      await expect(heading('Privacy Policy')).toBeAttached();
      await expect.poll(() => topOf(chapter)).toBe(read);
      await page.reload();
      await expect(heading('Privacy Policy')).toBeAttached();
      await expect.poll(() => topOf(chapter)).toBe(read);
    },
  );

test('An address with an anchor opens there', NIGHT, async ({ page, signUp }) => {
  const top = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
  await signUp();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/settings#billing');
  await expect(page.getByRole('region', { name: 'Plan' })).toBeFocused();
  const index = page.getByRole('navigation', { name: 'Groups of settings' });
  const current = index.locator('[aria-current="location"]');
  await expect(current).toHaveText('Plan');
  await index.getByRole('link', { name: 'Emails and alerts' }).click();
  await expect(current).toHaveText('Emails and alerts');
  await expect(page.getByRole('region', { name: 'Emails and alerts' })).toBeFocused();
  expect(await top('mails')).toBeLessThan(100);
  await page.goto('/terms#fair-use');
  await expect.poll(() => top('fair-use')).toBeLessThan(100);
  await page.goto('/print');
  await page.locator('a[href="/help#print"]').click();
  await expect(page.locator('details#print')).toHaveAttribute('open', '');
  await expect.poll(() => top('print')).toBeLessThan(100);
});
