import { type APIRequestContext, type Locator, type Page, request } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { expect } from './fixtures.ts';

export async function signInAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    data: { username: 'admin', password: 'the admin password' },
  });
  expect(answer.status()).toBe(200);
  const user: User = await answer.json();
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('signed-in')) return;
    sessionStorage.setItem('signed-in', 'once');
    localStorage.setItem('user', JSON.stringify(stored));
  }, user);
}

/** Registers a new professional in a browser other than the admin's. */
export async function register(
  app: { url: string },
  overrides?: Parameters<typeof newRegistration>[0],
): Promise<{ user: User; browser: APIRequestContext }> {
  const browser = await request.newContext({ baseURL: app.url });
  const form = newRegistration(overrides);
  const answer = await browser.post('/api/auth/register', { data: form });
  expect(answer.status()).toBe(201);
  return { user: await answer.json(), browser };
}

export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

export function part(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

/** The audit trail, newest first. */
export function auditEntries(page: Page): Locator {
  return part(page, 'Audit trail')
    .getByRole('listitem')
    .filter({ hasText: /^admin/ });
}

/** The row of a new user; users from other tests are further down. */
export async function rowOf(page: Page, user: User): Promise<Locator> {
  const row = page.getByRole('row', { name: user.username });
  await expect(row).toBeVisible();
  return row;
}

export async function chooseFor(page: Page, user: User, item: string): Promise<void> {
  const row = await rowOf(page, user);
  await row.getByRole('button', { name: `Actions for ${user.fullName}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
