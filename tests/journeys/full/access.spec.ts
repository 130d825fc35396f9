import type { Page } from '@playwright/test';
import { closeWithEscape } from '../close-with-escape.ts';
import { expect, test } from '../fixtures.ts';
import { findMotion } from '../layout-checks.ts';

test('The skip link, the menu and a dialog work with the keyboard alone', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/reviews');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('The first Tab reaches the skip link', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('Enter opens the menu, arrow keys move through it, and Escape closes it and returns the focus', async () => {
    const account = page.getByRole('button', { name: /your account/ });
    await account.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Your Reviews' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(account).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('s');
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('A dialog traps Tab, and Enter submits it', async () => {
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
});

test('Placeholders, dialogs and menus do not animate when reduced motion is preferred', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/reviews?*', () => {});
  await page.goto('/settings');
  await page.getByRole('link', { name: 'My Reviews' }).first().click();
  await expect(page.locator('[data-placeholder]')).toHaveCount(5);
  expect(await findMotion(page)).toEqual([]);
  await page.goto('/settings');
  await page.getByRole('button', { name: /your account/ }).click();
  await expect(page.getByRole('menu')).toBeFocused();
  expect(await findMotion(page)).toEqual([]);
  await closeWithEscape(page, page.getByRole('menu'));
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findMotion(page)).toEqual([]);
});

test('A focused field has a 3 px ring in light and dark mode', async ({ user, newVisitor }) => {
  const visitor = await newVisitor();
  await expectRing(visitor, '/register', 'Industry');
  await expectRing(visitor, `/review/${user.id}`, 'Your review');
});

async function expectRing(page: Page, path: string, label: string): Promise<void> {
  await page.goto(path);
  const field = page.getByLabel(label);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await field.blur();
    await field.focus();
    await expect(field).toHaveCSS('outline-width', '3px');
    await expect(field).toHaveCSS('outline-style', 'solid');
  }
}
