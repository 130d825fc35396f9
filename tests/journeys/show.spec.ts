import type { Page } from '@playwright/test';
import { MAX_QUESTION_LENGTH } from '#contract/account-settings.ts';
import { decodeQr } from '#tests/decode-qr.ts';
import { expectAccessibleState } from './expect-accessible.ts';
import { addWorkplace, expect, FAILED_REQUESTS, NIGHT, test } from './fixtures.ts';

test.use({
  ...{ serviceWorkers: 'allow', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  expectedErrors: FAILED_REQUESTS,
});

test('Show my code shows the card of the last chosen workplace, black on white, even offline, and behind it its options', async ({
  app,
  page,
  context,
  signUp,
}) => {
  await countWakeLocks(page);
  const { user } = await signUp({ fullName: 'Jo March' });
  const workplaceId = await addWorkplace(page, 'Blue Door', 'Lisbon');
  await page.goto('/dashboard');
  await page.getByLabel('Workplace').selectOption('Blue Door - Lisbon');
  await page.getByRole('link', { name: 'Show my code' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'How did Jo do?' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  const firstThemeColor = page.locator('meta[name=theme-color]').first();
  await expect(firstThemeColor).toHaveAttribute('content', '#fcefd1');
  await expect.poll(() => codeOnScreen(page)).toBe(`${app.url}/review/${user.id}/${workplaceId}`);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.wakeLocks)).toBe('1');
  await expectAccessibleState(page);

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto('/show');
  await expect(page.getByText('Blue Door, Lisbon')).toBeVisible();
  await expect.poll(() => codeOnScreen(page)).toBe(`${app.url}/review/${user.id}/${workplaceId}`);
  await page.getByRole('img', { name: /^QR code/ }).click({ force: true });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Workplace, sharing and printing' }).click();
  await expectAccessibleState(page);
  const sheet = page.getByRole('dialog', { name: 'Your code' });
  await sheet.getByLabel('Workplace').selectOption('No specific workplace');
  await page.keyboard.press('Escape');
  await expect.poll(() => codeOnScreen(page)).toBe(`${app.url}/review/${user.id}`);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(firstThemeColor).toHaveAttribute('media', '(prefers-color-scheme: light)');
});

test('A question of one’s own stands below, in whole, also offline, and pushes the code out of no screen', async ({
  app,
  page,
  context,
  signUp,
}) => {
  const { user } = await signUp({ fullName: 'Jo March' });
  const question = 'What did you like most about tonight, the food, the wine or the view? Be frank!!';
  expect(question).toHaveLength(MAX_QUESTION_LENGTH);
  await context.request.patch('/api/auth/me', { data: { question } });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Show my code' }).click();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.getByText(question)).toBeVisible();
  await context.setOffline(true);
  await page.goto('/show');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 568],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByText(question)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => codeOnScreen(page), `${width} × ${height}`).toBe(`${app.url}/review/${user.id}`);
  }
});

test('In forced colors too, a camera reads the code and the print preview, in both themes', async ({
  app,
  page,
  signUp,
}) => {
  const { user } = await signUp();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const path of ['/show', '/print?sheet=poster-a4']) {
      await page.goto(path);
      await expect
        .poll(() => codeOnScreen(page), `${path}, ${colorScheme}`)
        .toBe(`${app.url}/review/${user.id}`);
    }
  }
});

test(
  'A swipe down closes the code, but a sideways or a short one does not',
  NIGHT,
  async ({ page, signUp }) => {
    await signUp();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Show my code' }).click();
    await expect(page).toHaveURL('/show');
    await swipe(page, { x: 0, y: 60 });
    await swipe(page, { x: 150, y: 100 });
    await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
    await swipe(page, { x: 10, y: 200 });
    await expect(page).toHaveURL('/dashboard');
  },
);

async function swipe(page: Page, by: { x: number; y: number }): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const [x, y] = [150, 300];
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  const touchPoints = [{ x: x + by.x, y: y + by.y }];
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devTools.detach();
}

/** Counts requests, because the browser may refuse them. */
async function countWakeLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = function (type) {
      const { dataset } = document.documentElement;
      dataset.wakeLocks = String(Number(dataset.wakeLocks ?? 0) + 1);
      return request.call(this, type);
    };
  });
}

/** The decoded QR code; undefined if it is not black on white. */
async function codeOnScreen(page: Page): Promise<string | undefined> {
  return (await decodeQr(await page.screenshot()))?.text;
}
