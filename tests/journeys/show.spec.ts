import type { Page } from '@playwright/test';
import { decodeQr } from '#tests/decode-qr.ts';
import { expectAccessibleState } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', colorScheme: 'dark', viewport: { width: 390, height: 844 } });

test('Show my code shows the card of the last chosen workplace, black on white, even offline, and a tap on it its options', async ({
  app,
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  await countWakeLocks(page);
  const { user } = await signUp({ fullName: 'Jo March' });
  const added = await page.request.post('/api/workplaces', {
    data: { name: 'Blue Door', location: 'Lisbon' },
  });
  const workplace = await added.json();
  await page.goto('/dashboard');
  await page.getByLabel('Workplace').selectOption('Blue Door - Lisbon');
  await page.getByRole('link', { name: 'Show my code' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'How did Jo do?' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect.poll(() => codeOnScreen(page)).toBe(`${app.url}/review/${user.id}/${workplace.id}`);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.wakeLocks)).toBe('1');
  await expectAccessibleState(page);

  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/show');
  await expect(page.getByText('Blue Door, Lisbon')).toBeVisible();
  await expect.poll(() => codeOnScreen(page)).toBe(`${app.url}/review/${user.id}/${workplace.id}`);
  await page.getByRole('button', { name: 'Workplace, sharing and printing' }).click();
  await expectAccessibleState(page);
  const sheet = page.getByRole('dialog', { name: 'Your code' });
  await sheet.getByLabel('Workplace').selectOption('No specific workplace');
  await expect(sheet.getByRole('button')).toHaveText(['Share QR Code', 'Print QR Code', '']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('img', { name: 'QR code for your reviews' })).toBeVisible();
  await expect.poll(() => codeOnScreen(page)).toBe(`${app.url}/review/${user.id}`);

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/dashboard');
  for (const error of consoleErrors.splice(0)) expect(error).toContain('ERR_INTERNET_DISCONNECTED');
});

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
