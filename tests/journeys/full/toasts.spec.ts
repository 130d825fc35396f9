import type { Page } from '@playwright/test';
import { expect, FAILED_REQUESTS, test } from '../fixtures.ts';
import { expectToast, notifications, toastOn } from '../shell.ts';

test.use({ expectedErrors: FAILED_REQUESTS });

test('Toasts have a place per screen size and two variants', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/settings');
  await addWorkplace(page, 'Blue Door');
  await expectToast(page, 'Workplace added successfully');
  const plain = await lookOf(page);
  // A hovered toast stays open.
  await toastOn(page).hover();
  await expect.poll(async () => (await boxOf(page)).top).toBe(4);

  await test.step('Toasts appear at the bottom right of larger screens, at most 420 px wide', async () => {
    for (const [width, height] of [
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The scrollbar takes up part of the distance to the edge.
      const isAtBottomRight = ({ bottom, right, left }: Awaited<ReturnType<typeof boxOf>>) =>
        bottom === 16 && right >= 16 && right < 40 && left > right;
      await expect.poll(async () => isAtBottomRight(await boxOf(page))).toBe(true);
      expect((await notifications(page).getByRole('list').boundingBox())?.width).toBe(420);
    }
  });

  await test.step('The default and destructive variants look different in light and dark mode', async () => {
    await addWorkplace(page, 'The second');
    await expect(toastOn(page)).toContainText('Failed to add workplace');
    await toastOn(page).hover();
    const destructive = await lookOf(page);
    for (const [colorScheme, colours] of Object.entries(plain))
      for (const [index, colour] of colours.entries())
        expect([colorScheme, destructive[colorScheme]?.[index]]).not.toEqual([colorScheme, colour]);
  });
});

test('On a phone a toast stays beside the header, or pushes the page down, and hides no heading', async ({
  page,
  signUp,
}) => {
  const edges = async (text: string) => {
    await expect(toastOn(page)).toContainText(text);
    const bottom = await toastOn(page).evaluate(async (toast) => {
      // It rises into its place.
      await Promise.all(toast.getAnimations().map(({ finished }) => finished));
      return toast.getBoundingClientRect().bottom;
    });
    const heading = await page.locator('h1').evaluate((h1) => h1.getBoundingClientRect().top);
    expect(bottom).toBeLessThan(heading);
    return bottom;
  };
  await signUp();
  await page.goto('/settings');
  await addWorkplace(page, 'The first');
  expect(await edges('Workplace added successfully')).toBeLessThan(56);
  await addWorkplace(page, 'The second');
  expect(await edges('Failed to add workplace')).toBeGreaterThan(56);
});

async function addWorkplace(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Add Workplace' }).click();
}

/** The toast's colours in light and dark mode. */
async function lookOf(page: Page): Promise<Record<string, string[]>> {
  const looks: Record<string, string[]> = {};
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    looks[colorScheme] = await toastOn(page).evaluate((toast) => {
      const { backgroundColor, color, borderColor } = getComputedStyle(toast);
      return [backgroundColor, color, borderColor];
    });
  }
  return looks;
}

/** The toast's distance from each edge of the screen. */
async function boxOf(page: Page) {
  return toastOn(page).evaluate((toast) => {
    const { left, top, right, bottom } = toast.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return { left, top, right: clientWidth - right, bottom: clientHeight - bottom };
  });
}
