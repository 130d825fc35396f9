import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectToast, toastOn } from '../toast.ts';

test('One toast is visible at a time: the newest', async ({ page, signUp, consoleErrors }) => {
  await signUp();
  await page.goto('/settings');
  await showToast(page, 'Blue Door');
  await expectToast(page, 'Workplace added successfully');
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Another');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Workplace' }).click();
  await expect(toastOn(page)).toHaveCount(1);
  await expect(toastOn(page)).toContainText('Failed to add workplace');
  expect(consoleErrors.splice(0).join()).toContain('403');
});

test('A toast closes by itself after 5000 ms', async ({ page, signUp }) => {
  await signUp();
  await page.clock.install({ time: '2026-01-05T12:00:00Z' });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Blue Door');
  await page.clock.pauseAt('2026-01-05T13:00:00Z');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Workplace' }).click();
  await expectToast(page, 'Workplace added successfully');
  await page.clock.runFor(4_999);
  await expect(toastOn(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toastOn(page)).toHaveCount(0);
});

test('A swipe to the right of more than 50 px dismisses; one of 40 px does not', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/settings');
  await showToast(page);
  await drag(page, 40);
  await expect(toastOn(page)).toBeVisible();
  await drag(page, -120);
  await expect(toastOn(page)).toBeVisible();
  await drag(page, 60);
  await expect(toastOn(page)).toHaveCount(0);
});

test('F8 focuses the notification area, and Close closes', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/settings');
  await showToast(page);
  await page.keyboard.press('F8');
  const area = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(area.locator(':focus')).toBeVisible();
  await expect(area.getByRole('list')).toBeFocused();
  await area.getByRole('button', { name: 'Close' }).click();
  await expect(toastOn(page)).toHaveCount(0);
});

test('Toasts stand at the top on small screens, bottom right and at most 420 px wide on larger ones', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/settings');
  await showToast(page);
  await toastOn(page).hover();
  const isAtTop = async () => (await boxOf(page)).top === 16;
  const isAtBottomRight = async () => {
    const { bottom, right, left } = await boxOf(page);
    // The scrollbar's place lies between it and the edge.
    return bottom === 16 && right >= 16 && right < 40 && left > right;
  };
  await expect.poll(isAtTop).toBe(true);
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(isAtBottomRight).toBe(true);
    const area = await page
      .getByRole('region', { name: 'Notifications (F8)' })
      .getByRole('list')
      .boundingBox();
    expect(area?.width).toBe(420);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`The variants default and destructive look different (${colorScheme})`, async ({
    page,
    signUp,
    consoleErrors,
  }) => {
    await signUp();
    await page.emulateMedia({ colorScheme });
    await page.goto('/settings');
    const look = () =>
      toastOn(page).evaluate((toast) => {
        const { backgroundColor, color, borderColor } = getComputedStyle(toast);
        return [backgroundColor, color, borderColor];
      });
    await showToast(page);
    const plain = await look();
    page.once('dialog', (confirm) => confirm.accept());
    await page.route('**/api/workplaces/*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Delete Blue Door' }).click();
    await expectToast(page, 'Error', 'Failed to delete workplace');
    for (const [index, colour] of (await look()).entries()) expect(colour).not.toBe(plain[index]);
    expect(consoleErrors.splice(0).join()).toContain('500');
  });

test('The menu’s type-ahead buffer resets after 1 second', async ({ page, signUp }) => {
  await signUp();
  await page.clock.install({ time: '2026-01-05T12:00:00Z' });
  await page.goto('/settings');
  await page.getByRole('banner').getByRole('button').focus();
  await page.keyboard.press('Enter');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect(item('Dashboard')).toBeFocused();
  await page.clock.pauseAt('2026-01-05T13:00:00Z');

  await page.keyboard.press('s');
  await page.clock.runFor(0);
  await expect(item('Settings')).toBeFocused();
  await page.clock.runFor(999);
  await page.keyboard.press('i');
  await page.clock.runFor(0);
  await expect(item('Sign out')).toBeFocused();

  await page.clock.runFor(999);
  await page.keyboard.press('p');
  await page.clock.runFor(0);
  await expect(item('Sign out')).toBeFocused();
  await page.clock.runFor(1_000);
  await page.keyboard.press('p');
  await page.clock.runFor(0);
  await expect(item('Pricing')).toBeFocused();
});

/** Any action that says so. */
async function showToast(page: Page, name = 'Blue Door'): Promise<void> {
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Add Workplace' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toastOn(page)).toBeVisible();
}

async function drag(page: Page, distance: number): Promise<void> {
  const text = toastOn(page).getByText('Workplace added successfully');
  // It stands where it will stay.
  await text.hover();
  const { x, y, width, height } = (await text.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + distance, fromY, { steps: 6 });
  await page.mouse.up();
}

/** How far the toast is from each edge of the screen. */
async function boxOf(page: Page) {
  return toastOn(page).evaluate((toast) => {
    const { left, top, right, bottom } = toast.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return { left, top, right: clientWidth - right, bottom: clientHeight - bottom };
  });
}
