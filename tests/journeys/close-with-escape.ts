import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Escape, again if need be: a dialog or menu hears it one render after the focus is inside. */
export async function closeWithEscape(page: Page, open: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}
