import type { Page } from '@playwright/test';

/** They are read near the screen only. */
export async function scrollToInsights(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Insights' }).scrollIntoViewIfNeeded();
}

export async function openInsights(page: Page): Promise<void> {
  await scrollToInsights(page);
  await page.getByRole('button', { name: 'More insights' }).click();
}
