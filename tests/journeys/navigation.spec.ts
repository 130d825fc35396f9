import { expect, test } from './fixtures.ts';
import { hold } from './traffic.ts';

// Without the service worker, Playwright can intercept the requests for scripts.
test.use({ serviceWorkers: 'block' });

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

test('Of two links followed in a hurry, the second one wins', async ({ page, signUp }) => {
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

test('A signed-in page shows a spinner while it loads, then the header and its menu', async ({
  page,
  signUp,
}) => {
  await signUp({ fullName: 'Jo March-Bhaer' });

  await test.step('While auth state is loading there is a spinner with the text Loading...', async () => {
    const release = await hold(page, '**/assets/signed-in-*.js');
    // Sent where the data could not be read: other documents show the page.
    await page.route('**/reputation', async (route) =>
      route.fulfill({ response: await page.request.get('/app-shell') }),
    );
    await page.goto('/reputation');
    const spinner = page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
    await expect(spinner).toBeVisible();
    await expect(spinner.locator('svg')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  await test.step('The header shows the avatar, and the full name except on small screens', async () => {
    const banner = page.getByRole('banner');
    await expect(banner.locator('button img')).not.toHaveJSProperty('naturalWidth', 0);
    const name = banner.getByText('Jo March-Bhaer');
    await expect(name).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(name).toBeVisible();
  });

  await test.step('The menu opens on a press, even while it closes, and its links work', async () => {
    const menu = page.getByRole('menu');
    const button = page.getByRole('banner').getByRole('button');
    // Long enough to press the button meanwhile.
    await page.evaluate(() =>
      document.documentElement.style.setProperty('--animate-leave', 'leave 1s forwards'),
    );
    for (const state of ['open', 'closed', 'open']) {
      await button.click();
      await expect(menu).toHaveAttribute('data-state', state);
    }
    await page.getByRole('menuitem', { name: 'Your Reviews' }).click();
    await expect(page).toHaveURL('/reviews');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
});
