import { auditEntries, chooseFor, register, rowOf, signInAsAdmin, toasts } from './admin-actions.ts';
import { expect, leaveReview, test } from './fixtures.ts';

test('The admin reads totals, finds a user, sets a plan, signs the user out and deletes the account', async ({
  app,
  page,
}) => {
  const { user: nextUser } = await register(app, { fullName: 'The Next One' });
  const { user, browser } = await register(app, { fullName: 'Pat Oakley' });
  await browser.post('/api/workplaces', { data: { name: 'Oak Studio' } });
  for (const rating of [5, 4]) await leaveReview(app, user.id, { rating });
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 1280, height: 2_000 });
  await page.goto('/admin');
  const totals = page.getByText('Paid Users').locator('..').getByText(/^\d+$/);
  const paid = Number(await totals.textContent());
  const opener = page.getByRole('button', { name: `Actions for ${user.fullName}` });

  await test.step('Tabs link to every page, and one press opens the users', async () => {
    const tabs = page.getByRole('navigation', { name: 'Your pages' });
    await expect(tabs.getByRole('link')).toHaveText([
      'Dashboard',
      'My Reviews',
      'Settings',
      'Pricing',
      'Admin',
    ]);
    await expect(tabs.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Delete/Manage Users' }).click();
    await expect(page).toHaveURL('/admin/users');
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeFocused();
  });

  await test.step('A search lists the matching users', async () => {
    const field = page.getByRole('searchbox', { name: 'Search users' });
    await field.fill(user.username);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 user found');
    await expect(page.getByRole('row')).toHaveCount(2);
    await field.fill('');
    await rowOf(page, nextUser);
  });

  await test.step('A plan is set by keyboard alone, and the focus returns to the row', async () => {
    const dialog = page.getByRole('dialog', { name: 'Edit Subscription' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit Subscription' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Sign Out User' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit Subscription' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('radio', { name: 'Free' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(toasts(page).getByText('User updated')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(await rowOf(page, user)).toContainText('Monthly');
    const { subscriptionType } = await (await browser.get('/api/subscription/status')).json();
    expect(subscriptionType).toBe('monthly');
  });

  await test.step('The totals and the audit trail reload after the change', async () => {
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(totals).toHaveText(String(paid + 1));
    await expect(auditEntries(page).first()).toContainText(`admin changed the plan of ${user.username}`);
    await page.getByRole('link', { name: 'Delete/Manage Users' }).click();
  });

  await test.step('Signing a user out asks for confirmation and ends all of their sessions', async () => {
    const dialog = page.getByRole('alertdialog', { name: 'Sign Out User' });
    await chooseFor(page, user, 'Sign Out User');
    await expect(dialog).toHaveAccessibleDescription(/^Sign Pat Oakley \(.+\) out in every browser\?/);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect((await browser.get('/api/auth/me')).status()).toBe(200);

    await chooseFor(page, user, 'Sign Out User');
    await dialog.getByRole('button', { name: 'Sign Out User' }).click();
    await expect(toasts(page).getByText('User signed out', { exact: true })).toBeVisible();
    await expect(opener).toBeFocused();
    expect((await browser.get('/api/auth/me')).status()).toBe(401);
    expect((await page.request.get('/api/auth/me')).status()).toBe(200);
  });

  await test.step('Deleting asks for confirmation, names the account and its data, and removes everything', async () => {
    const dialog = page.getByRole('alertdialog', { name: 'Delete User' });
    const row = await rowOf(page, user);
    await chooseFor(page, user, 'Delete User');
    await expect(dialog).toContainText(`Pat Oakley (${user.username})`);
    await expect(dialog).toContainText('2 reviews, 1 workplace');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);

    await chooseFor(page, user, 'Delete User');
    await dialog.getByRole('button', { name: 'Delete User' }).click();
    await expect(toasts(page).getByText('User deleted', { exact: true })).toBeVisible();
    await expect(
      toasts(page).getByText('User and all associated data have been removed.', { exact: true }),
    ).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect((await rowOf(page, nextUser)).getByRole('button')).toBeFocused();
    expect((await page.request.get(`/api/users/${user.id}`)).status()).toBe(404);
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(totals).toHaveText(String(paid));
    await expect(auditEntries(page).first()).toContainText(`admin deleted ${user.username}`);
    await expect(auditEntries(page).nth(1)).toContainText(`admin signed ${user.username} out everywhere`);
  });
});
