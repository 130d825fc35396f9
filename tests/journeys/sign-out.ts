import { type BrowserContext, expect, type Page } from '@playwright/test';

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
}

export async function sessionCookies(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).filter(({ name }) => name === 'session').map(({ value }) => value);
}
