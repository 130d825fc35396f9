import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { closeWithEscape } from '../close-with-escape.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, leaveReview, test } from '../fixtures.ts';
import { confirmationLink, mailTo } from '../mails.ts';

const toastsOf = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const storedUser = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));

test('A new name appears in the header, the settings, local storage and the review page', async ({
  page,
  user,
  customer,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change name' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Full name')).toHaveValue('Ana Ruiz');
  await dialog.getByLabel('Full name').fill('  Zoë Márquez ');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(toastsOf(page).getByText('Name changed')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('Zoë Márquez')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveAccessibleName(/ZM/);
  await expect(page.getByRole('main').getByText('Zoë Márquez')).toBeVisible();
  expect(await storedUser(page)).toEqual({ ...user, fullName: 'Zoë Márquez' });

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText(/Zoë/).first()).toBeVisible();
  await customer.goto(`/review/${user.id}`);
  await expect(customer.getByText(/Zoë/).first()).toBeVisible();
});

test('The email changes when the mailed link’s button is pressed, not when the link is opened, and the old address is notified', async ({
  app,
  page,
  signUp,
  newVisitor,
}) => {
  const { user, password } = await signUp();
  const email = `new-${user.email}`;
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(toastsOf(page).getByText('Confirmation email sent')).toBeVisible();
  await expect(page.getByRole('main').getByText(`We sent a link to ${email}`)).toBeVisible();
  await expect(page.getByRole('main').getByText(user.email, { exact: true })).toBeVisible();

  const link = confirmationLink(await mailTo(app.mails, email));
  const scanner = await newVisitor();
  await scanner.goto(link);
  await expect(scanner.getByRole('button', { name: 'Confirm this address' })).toBeVisible();
  expect((await (await page.request.get('/api/auth/me')).json()).email).toBe(user.email);

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm this address' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your email has changed' })).toBeFocused();
  expect(await storedUser(page)).toEqual({ ...user, email });
  expect((await mailTo(app.mails, user.email)).subject).toBe('Your Goodword email was changed');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('Personal data can be downloaded, and the account deleted, with the keyboard alone', async ({
  app,
  page,
  signUp,
  customer,
  consoleErrors,
}) => {
  const { user, password } = await signUp();
  await page.request.post('/api/workplaces', { data: { name: 'Blue Door', location: 'Porto' } });
  await leaveReview(app, user.id, { comment: 'مكان رائع "and" more' });
  await page.goto('/settings');

  await test.step('The download is a single file with all of the account’s data', async () => {
    const link = page.getByRole('link', { name: 'Download my data' });
    await expect(link).toHaveAttribute('href', '/api/my-data');
    const started = page.waitForEvent('download');
    await link.click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^goodword-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.account).toMatchObject(user);
    expect(data.workplaces).toMatchObject([{ name: 'Blue Door', location: 'Porto' }]);
    expect(data.reviews).toMatchObject([
      { comment: 'مكان رائع "and" more', customerName: 'Maria Lindqvist' },
    ]);
    await expect(toastsOf(page).getByText('Data downloaded')).toBeVisible();
  });

  const opener = page.getByRole('button', { name: 'Delete Account' });
  const dialog = page.getByRole('dialog');
  await test.step('The dialog lists what will be deleted, and Escape closes it', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText("every review you've received")).toBeVisible();
    await expect(
      dialog.getByText("your subscription, if you have one. You won't be charged again."),
    ).toBeVisible();
    await expect(dialog.getByText("This can't be undone")).toBeVisible();
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await closeWithEscape(page, dialog);
    await expect(opener).toBeFocused();
  });

  await test.step('Deletion requires the password and ends the session', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Password is required')).toBeVisible();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(toastsOf(page).getByText('Account deleted')).toBeVisible();
    await expect(page.getByRole('link', { name: /log in|sign in/i }).first()).toBeVisible();
    expect(await storedUser(page)).toBeNull();
    expect((await page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
    await page.goto('/reviews');
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('The review page no longer works', async () => {
    await customer.goto(`/review/${user.id}`);
    await expect(customer.getByRole('heading', { name: 'Invalid Review Link' })).toBeVisible();
    // With the page's own lookup.
    await customer.waitForLoadState('networkidle');
    expect(consoleErrors.splice(0).join()).toMatch(/404/);
  });
});

test('Account settings and their dialogs pass axe in light and dark mode and fit screens from 320 px', async ({
  page,
  signUp,
}) => {
  await signUp({ fullName: `${'Wolfeschlegelstein'.repeat(6)} مكان` });
  await page.goto('/settings');
  for (const opener of ['Change name', 'Change email', 'Change password', 'Delete Account']) {
    await page.getByRole('button', { name: opener }).click();
    await page.getByRole('dialog').locator('form button[type=submit]').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await page.goto('/confirm-email');
  await page.getByRole('heading', { name: 'Invalid confirmation link' }).waitFor();
  await expectAccessible(page);
});
