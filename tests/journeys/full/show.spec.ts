import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test('A swipe down closes the code, but a sideways or a short one does not', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Show my code' }).click();
  await expect(page).toHaveURL('/show');
  await swipe(page, { x: 0, y: 60 });
  await swipe(page, { x: 150, y: 100 });
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
  await swipe(page, { x: 10, y: 200 });
  await expect(page).toHaveURL('/dashboard');
});

async function swipe(page: Page, by: { x: number; y: number }): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const [x, y] = [150, 300];
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await devTools.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: [{ x: x + by.x, y: y + by.y }],
  });
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devTools.detach();
}
