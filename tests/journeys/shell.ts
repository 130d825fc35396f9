import { expect, type Locator, type Page } from '@playwright/test';

/* What every page has around its content. */

export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

export function toastOn(page: Page): Locator {
  return notifications(page).getByRole('listitem');
}

/** Expects a single toast with exactly this title and description. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  await expect(toastOn(page)).toHaveText([`${title} ${description}`.trim()], { useInnerText: true });
}

/** Uncovers the header and the tabs, which a toast covers on a phone. */
export async function closeToast(page: Page): Promise<void> {
  await toastOn(page).getByRole('button', { name: 'Close' }).click();
  await expect(toastOn(page)).toHaveCount(0);
}

export function accountButton(page: Page): Locator {
  return page.getByRole('button', { name: /your account/ });
}

export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
}

/** Presses Escape, again if need be: a dialog or menu hears it one render after the focus is inside. */
export async function closeWithEscape(page: Page, open: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** React has rendered the page. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#root h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
