import type { Locator, Page } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, leaveReview, NIGHT, register, signInAsAdmin, test } from './fixtures.ts';
import { answerBusyPlatform, longNames } from './people.ts';
import { toastOn } from './shell.ts';
import { hold } from './traffic.ts';

test('The admin finds a user, sets a plan with the keyboard alone, signs the user out and deletes the account', async ({
  app,
  page,
  playwright,
}) => {
  const client = { request: await playwright.request.newContext({ baseURL: app.url }) };
  const { user } = await register(client, { fullName: 'Pat Oakley' });
  await leaveReview(app, user.id);
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 1280, height: 2_000 });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Delete/Manage Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(user.username);
  await expect(page.getByRole('row')).toHaveCount(2);

  const { opener, choose } = actionsFor(page, user);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit Subscription' })).toBeFocused();
  await page.keyboard.press('Enter');
  const plans = page.getByRole('dialog', { name: 'Edit Subscription' });
  await expect(plans.getByRole('radio', { name: 'Free' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(plans.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(plans).toHaveCount(0);
  await expect(opener).toBeFocused();
  const { subscriptionType } = await (await client.request.get('/api/subscription/status')).json();
  expect(subscriptionType).toBe('monthly');

  for (const [item, question, done] of [
    ['Sign Out User', /Sign Pat Oakley \(.+\) out in every browser\?/, 'User signed out'],
    ['Delete User', /1 review/, 'User deleted'],
  ] as const) {
    const dialog = page.getByRole('alertdialog', { name: item });
    await choose(item);
    await expect(dialog).toContainText(question);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect((await page.request.get(`/api/users/${user.id}`)).status()).toBe(200);

    await choose(item);
    await dialog.getByRole('button', { name: item }).click();
    await expect(toastOn(page).getByText(done, { exact: true })).toBeVisible();
    expect((await client.request.get('/api/auth/me')).status()).toBe(401);
  }
  expect((await page.request.get(`/api/users/${user.id}`)).status()).toBe(404);
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Audit trail' })).toContainText(
    `admin deleted ${user.username}`,
  );
});

test(
  'A notification is announced even if the toaster loads after a dialog has opened',
  NIGHT,
  async ({ page, signUp, consoleErrors }) => {
    const { user } = await signUp();
    await signInAsAdmin(page);
    const release = await hold(page, '**/assets/Toaster-*.js');
    await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/admin/users');
    await actionsFor(page, user).choose('Edit Subscription');
    await expect(page.getByRole('dialog')).toBeVisible();
    release();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toastOn(page).getByText('Update failed')).toBeVisible();
    expect(consoleErrors.splice(0).join()).toContain('503');
  },
);

test(
  'The admin’s menu and dialogs pass axe and fit screens from 320 px, even with long names',
  NIGHT,
  async ({ page }) => {
    await signInAsAdmin(page);
    await answerBusyPlatform(page, longNames);
    await page.goto('/admin/users');
    const opener = page.getByRole('button', { name: /^Actions for Donau/ });
    await opener.click();
    await page.getByRole('menu').waitFor();
    // An open menu is outside all landmarks.
    await expectAccessible(page, { leftOut: ['region'] });
    await page.keyboard.press('Escape');
    for (const item of ['Edit Subscription', 'Sign Out User', 'Delete User']) {
      await opener.click();
      await page.getByRole('menuitem', { name: item }).click();
      await page.getByRole(item === 'Edit Subscription' ? 'dialog' : 'alertdialog').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
  },
);

function actionsFor(page: Page, user: User): { opener: Locator; choose: (item: string) => Promise<void> } {
  const opener = page.getByRole('button', { name: `Actions for ${user.fullName}` }).first();
  return {
    opener,
    async choose(item) {
      await opener.click();
      await page.getByRole('menuitem', { name: item }).click();
    },
  };
}
