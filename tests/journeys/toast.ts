import { expect, type Locator, type Page } from '@playwright/test';

/** The toasts in the notification area. */
export function toastOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
}

/** Expects a single toast with exactly this title and description. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  await expect(toastOn(page)).toHaveText([`${title} ${description}`.trim()], { useInnerText: true });
}

/** On a phone a toast covers the header and the tabs. */
export async function closeToast(page: Page): Promise<void> {
  await toastOn(page).getByRole('button', { name: 'Close' }).click();
  await expect(toastOn(page)).toHaveCount(0);
}
