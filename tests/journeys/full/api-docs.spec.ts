import { expect, test } from '../fixtures.ts';

test('The API documentation opens in the browser, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('Goodword API');
  await page.getByRole('button', { name: /POST .*reviews.*submit/ }).click();
  await expect(page.getByText('Idempotency-Key').last()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
