import type { Page } from '@playwright/test';

/** React has rendered the page. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#root h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
