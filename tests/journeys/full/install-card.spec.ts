import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../fixtures.ts';
import {
  cardOn,
  expectNoCard,
  offerToInstall,
  openWithPausedClock,
  stopTime,
  thankedCustomer,
  untilRendered,
} from '../install-card.ts';
import { findBrokenMarks, findUnstyledClasses } from '../layout-checks.ts';

test('The install card uses a prompt that the browser offered before the page was rendered', async ({
  page,
}) => {
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
  // The page's code is asked for while the app's own is still on its way.
  await expect.poll(() => offerToInstall(page)).toBe('kept');
  release();
  await untilRendered(page);
  await page.clock.runFor(3_100);
  await expect(cardOn(page).getByRole('button', { name: 'Install' })).toBeVisible();
});

test('Without a browser prompt, the install card appears after 5 seconds and explains the menu', async ({
  page,
}) => {
  await openWithPausedClock(page, '/');
  await page.clock.runFor(4_900);
  await expectNoCard(page);
  await page.clock.runFor(200);
  const card = cardOn(page);
  await expect(card).toContainText("browser's menu");
  await expect(card.getByRole('button')).toHaveText(['Not now']);

  // A late prompt replaces the explanation.
  await offerToInstall(page);
  await expect(card.getByRole('button')).toHaveText(['Install', 'Not now']);
});

test('The install card stays hidden after it was declined or the app was installed', async ({
  page,
  newVisitor,
}) => {
  for (const [tab, dismiss] of [
    [page, () => cardOn(page).getByRole('button', { name: 'Not now' }).click()],
    [await newVisitor(), (tab: Page) => tab.evaluate(() => dispatchEvent(new Event('appinstalled')))],
  ] as const) {
    await openWithPausedClock(tab, '/login');
    await tab.clock.runFor(5_100);
    await expect(cardOn(tab)).toBeVisible();
    await dismiss(tab);
    await expect(cardOn(tab)).toHaveCount(0);

    await tab.reload();
    await untilRendered(tab);
    await offerToInstall(tab);
    await tab.clock.runFor(20_000);
    await expectNoCard(tab);
  }
});

test('The install card is in the flow, between the content of a page and its footer, and moves no content', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  const visitors = ['/', '/login', '/register', '/pricing', '/help', '/nowhere-at-all'];
  await expectBelowContent(page, visitors);
  await signUp();
  await expectBelowContent(page, ['/dashboard', '/settings', '/print', '/pricing', '/nowhere-at-all']);
  expect(consoleErrors.splice(0).join()).toMatch(/^Failed to load resource.*404/);
});

async function expectBelowContent(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await openWithPausedClock(page, path);
    const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    const before = await top();
    // Again if the page was not taken over yet, which starts the time.
    await expect(async () => {
      await page.clock.runFor(5_100);
      await expect(cardOn(page)).toHaveCSS('position', 'static', { timeout: 500 });
    }).toPass();
    expect([path, await top()]).toEqual([path, before]);
    const { content, card, footer } = await page.evaluate(() => {
      const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const card = edges('[aria-labelledby=install-title]');
      return { content: edges('main'), card, footer: edges('footer') };
    });
    expect([path, card?.top]).toEqual([path, expect.any(Number)]);
    expect(card?.top).toBeGreaterThanOrEqual(Math.floor(content?.bottom ?? Number.NaN));
    if (footer) expect(footer.top).toBeGreaterThanOrEqual(card?.bottom ?? Number.NaN);
  }
}

test('The install card stays hidden in the installed app', async ({ page, newVisitor }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => (query === '(display-mode: standalone)' ? real('all') : real(query));
  });
  const onIos = await newVisitor();
  await onIos.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  for (const tab of [page, onIos]) {
    await openWithPausedClock(tab, '/');
    await offerToInstall(tab);
    await tab.clock.runFor(20_000);
    await expectNoCard(tab);
  }
});

test('After the thank-you, the install card appears within 5 seconds and passes axe', async ({
  user,
  customer,
}) => {
  await thankedCustomer(customer, user.id);
  await customer.clock.runFor(5_100);
  await expect(cardOn(customer)).toContainText("browser's menu");
  await expect(cardOn(customer).getByRole('button')).toHaveText(['Not now']);
  await customer.clock.resume();
  // During the view transition, the page also covers the scrollbar.
  await customer.waitForFunction(() => document.getAnimations().length === 0);
  await expectAccessible(customer);
});

test('The install card never covers the code shown to customers', async ({ page, signUp }) => {
  await signUp();
  await openWithPausedClock(page, '/show');
  await offerToInstall(page);
  await page.clock.runFor(20_000);
  await expectNoCard(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(cardOn(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/show');
  await expectNoCard(page);
});

test.describe('The install card on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('explains how: Share, then Add to Home Screen', async ({ page }) => {
    await openWithPausedClock(page, '/');
    await page.clock.runFor(5_100);
    await expect(cardOn(page)).toContainText(/Share\s*, then Add to Home Screen/);
    await expect(cardOn(page).getByRole('button')).toHaveText(['Not now']);
  });
});

test.describe('The install card', () => {
  test('works with the keyboard, closes on Escape and is not printed', async ({ page }) => {
    await openWithPausedClock(page, '/login');
    await offerToInstall(page);
    await page.clock.runFor(3_100);
    const card = cardOn(page);
    await expect(card).toBeVisible();
    await page.clock.resume();
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

  test('is in the flow under the forms of /login and /register', async ({ page }) => {
    for (const path of ['/login', '/register']) {
      await openWithPausedClock(page, path);
      await page.clock.runFor(5_100);
      const card = cardOn(page);
      await expect(card).toBeVisible();
      await expect(card).toHaveCSS('position', 'static');
      const [form, below] = await Promise.all([page.locator('form').boundingBox(), card.boundingBox()]);
      expect(below?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
    }
  });

  test('is below everything after the thank-you, small, and covers nothing', async ({ user, customer }) => {
    await customer.setViewportSize({ width: 360, height: 640 });
    await thankedCustomer(customer, user.id);
    await customer.clock.runFor(10_000);
    const card = cardOn(customer);
    await expect(card).toBeVisible();
    expect(await findUnstyledClasses(customer)).toEqual([]);
    expect(await findBrokenMarks(customer)).toEqual([]);
    await customer.getByRole('heading', { name: 'Thank You' }).click({ timeout: 5_000 });
    await customer.getByRole('button', { name: 'Close Window' }).click({ trial: true, timeout: 5_000 });
    const [end, { y = 0, height = 0 }] = await Promise.all([
      customer.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom),
      card.boundingBox().then((box) => box ?? { y: 0, height: 0 }),
    ]);
    expect(y).toBeGreaterThanOrEqual(Math.floor(end));
    expect(height).toBeLessThan(200);
  });
});

test('Beside a narrow form, the install card is no wider than the form', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithPausedClock(page, '/login');
  await page.clock.runFor(5_100);
  const card = await cardOn(page).boundingBox();
  const form = await page.getByRole('main').boundingBox();
  expect(card?.width).toBeLessThanOrEqual(form?.width ?? 0);
});
