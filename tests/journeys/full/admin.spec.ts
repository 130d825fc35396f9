import { auditEntries, chooseFor, part, register, rowOf, signInAsAdmin, toasts } from '../admin-actions.ts';
import { answerBusyPlatform, longNames } from '../busy-platform.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, leaveReview, test } from '../fixtures.ts';

test('The audit trail lists changes and deletions, newest first, with the values before and after', async ({
  app,
  page,
}) => {
  const { user } = await register(app);
  await leaveReview(app, user.id);
  await signInAsAdmin(page);
  const url = `/api/admin/users/${user.id}`;
  const end = '2030-12-21T12:00:00.000Z';
  for (let i = 0; i < 22; i += 1) {
    const subscriptionType = i % 2 === 0 ? 'monthly' : 'free';
    await page.request.patch(url, { data: { subscriptionType, subscriptionExpiresAt: null } });
  }
  await page.request.patch(url, { data: { subscriptionType: 'monthly', subscriptionExpiresAt: end } });
  await page.goto('/admin');
  await expect(auditEntries(page).first()).toHaveText(
    new RegExp(`^admin changed the plan of ${user.username}\\w{3} \\d+, 20.+M`),
  );
  await expect(auditEntries(page).first().getByRole('listitem')).toHaveText([
    'Plan: Free changed to Monthly',
    'Until: -none changed to December 21, 2030',
  ]);
  await expect(auditEntries(page)).toHaveCount(20);
  await part(page, 'Audit trail').getByRole('button', { name: 'Show more' }).click();
  await expect(auditEntries(page).nth(21)).toContainText(`admin changed the plan of ${user.username}`);

  await page.request.delete(url);
  await page.reload();
  await expect(auditEntries(page).first()).toContainText(`admin deleted ${user.username}`);
  await expect(auditEntries(page).first()).toContainText('Plan: Monthly');
  await expect(auditEntries(page).first()).toContainText('Reviews: 1');
  await expect(auditEntries(page)).toHaveCount(20);
});

test('A notification is announced even if the toaster loads after a dialog has opened', async ({
  app,
  page,
  consoleErrors,
}) => {
  const { user } = await register(app);
  await signInAsAdmin(page);
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/Toaster-*.js', async (route) => {
    await isOpen;
    await route.fallback();
  });
  await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/admin/users');
  await chooseFor(page, user, 'Edit Subscription');
  await expect(page.getByRole('dialog')).toBeVisible();
  open();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page).getByText('Update failed')).toBeVisible();
  expect(consoleErrors.splice(0).join()).toContain('503');
});

test('The admin’s menu and dialogs pass axe and fit screens from 320 px, even with long names', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const widths = [320, 390, 768, 1024, 1280];
  await answerBusyPlatform(page, longNames);
  await page.goto('/admin/users');
  const opener = page.getByRole('button', { name: /^Actions for Donau/ });
  await opener.click();
  await page.getByRole('menu').waitFor();
  // An open menu is outside all landmarks.
  await expectAccessible(page, { widths, leftOut: ['region'] });
  await page.getByRole('menuitem', { name: 'Edit Subscription' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, { widths });
  await page.keyboard.press('Escape');
  await opener.click();
  await page.getByRole('menuitem', { name: 'Sign Out User' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(page, { widths });
  await page.keyboard.press('Escape');
  await opener.click();
  await page.getByRole('menuitem', { name: 'Delete User' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(page, { widths });
});

test('On a phone, a row becomes a block with all its texts and its menu on the screen', async ({
  app,
  page,
}) => {
  const { user } = await register(app, { fullName: 'Donaudampfschiff'.repeat(7) });
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/admin/users');
  const row = await rowOf(page, user);
  for (const part of [
    row.getByText(user.username, { exact: true }),
    row.getByText(user.email),
    row.getByText('Free'),
    row.getByText('0 reviews'),
    row.getByText('0 workplaces'),
    row.getByText(/^Joined/),
    row.getByRole('button'),
  ]) {
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
  const box = page.getByRole('region', { name: 'Users' });
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});
