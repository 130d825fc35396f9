import { expect, test } from '../fixtures.ts';
import { findMotion } from '../layout-checks.ts';
import { accountButton, closeWithEscape } from '../shell.ts';

test('The skip link, the menu and a dialog work with the keyboard alone', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/reviews');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  for (const [key, name] of [
    ['', 'Dashboard'],
    ['ArrowDown', 'Your Reviews'],
    ['End', 'Sign out'],
  ] as const) {
    if (key) await page.keyboard.press(key);
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(accountButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'Add Workplace' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  for (let i = 0; i < 7; i += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await dialog.getByLabel('Name').focus();
  await page.keyboard.type('By Keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /By Keyboard/ })).toBeVisible();
});

test('Dialogs and menus do not animate when reduced motion is preferred', async ({ page, signUp }) => {
  await signUp();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/settings');
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toBeFocused();
  expect(await findMotion(page)).toEqual([]);
  await closeWithEscape(page, page.getByRole('menu'));
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findMotion(page)).toEqual([]);
});
