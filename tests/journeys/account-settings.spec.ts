import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { expectAccessible } from './expect-accessible.ts';
import { expect, leaveReview, test } from './fixtures.ts';

const toastsOf = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const storedUser = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));

test('A changed name stands in the header, the settings and this browser at once, and on the review page', async ({
  page,
  signUp,
  newVisitor,
}) => {
  const { user } = await signUp();
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
  const customer = await newVisitor();
  await customer.goto(`/review/${user.id}`);
  await expect(customer.getByText(/Zoë/).first()).toBeVisible();
});

test('The email changes by the mailed link and a press, not by opening it; the old address is told', async ({
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

  const link = linkIn(await mailTo(app.mails, email));
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

test('A confirmation in a browser without a session leads to the login; the others learn of it at their next start', async ({
  app,
  page,
  signUp,
  newVisitor,
}) => {
  const { user, password } = await signUp();
  const email = `new-${user.email}`;
  await page.request.post('/api/auth/change-email', { data: { email, password } });
  await page.goto('/settings');
  const phone = await newVisitor();
  await phone.goto(linkIn(await mailTo(app.mails, email)));
  await phone.getByRole('button', { name: 'Confirm this address' }).click();
  await phone.getByRole('link', { name: 'Go to Login' }).click();
  await expect(phone).toHaveURL('/login');
  await phone.getByLabel('Username').fill(email);
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone).toHaveURL('/dashboard');

  await page.reload();
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  expect((await storedUser(page)).email).toBe(email);
});

test('A confirmation link that is cut short, or too late to get the address, says so and what to do', async ({
  app,
  page,
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  const { user, password } = await signUp();
  await page.goto('/confirm-email');
  await expect(page.getByRole('heading', { name: 'Invalid confirmation link' })).toBeVisible();
  await page.goto('/confirm-email?token=cut-short');
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { name: 'Invalid confirmation link' })).toBeFocused();
  await expect(page.getByText(/Invalid or expired confirmation link/)).toBeVisible();
  await expect(toastsOf(page).getByRole('listitem')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Settings' }).click();
  await expect(page).toHaveURL('/settings');
  expect(consoleErrors.splice(0).join()).toContain('400');

  const email = `new-${user.email}`;
  await page.request.post('/api/auth/change-email', { data: { email, password } });
  const link = linkIn(await mailTo(app.mails, email));
  await (await newVisitor()).request.post('/api/auth/register', {
    data: { fullName: 'Quick Tom', username: `tom-${user.id}`, email, password: 'faster than she' },
  });
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { name: 'This address is taken' })).toBeVisible();
  await expect(toastsOf(page).getByRole('listitem')).toHaveCount(0);
  expect(consoleErrors.splice(0).join()).toContain('409');
});

test('A press that finds no connection says so in a toast, and can be repeated', async ({
  app,
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  const { user, password } = await signUp();
  const email = `new-${user.email}`;
  await page.request.post('/api/auth/change-email', { data: { email, password } });
  // The notifications' code comes after everything else.
  await page.goto(linkIn(await mailTo(app.mails, email)), { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Confirm this address' });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.click();
  await expect(toastsOf(page).getByText(/check your internet connection/)).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('heading', { name: 'Your email has changed' })).toBeVisible();
  expect(consoleErrors.splice(0).join()).toContain('ERR_INTERNET_DISCONNECTED');
});

test('A wrong password is said at its field alone, which takes the focus; what was typed stays', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  const { user, password } = await signUp();
  await page.goto('/settings');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Password', { exact: true });
  for (const [opener, fill, submit] of [
    ['Change email', () => dialog.getByLabel('Email').fill('ana.new@example.com'), 'Send link'],
    ['Change password', () => fillNewPassword(page, 'a new secret'), 'Save password'],
    ['Delete Account', async () => {}, 'Delete Account'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    await fill();
    await field.fill('wrong one');
    await dialog.getByRole('button', { name: submit }).click();
    await expect(field).toHaveAccessibleDescription(/The password is not correct/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('wrong one');
    await expect(page.getByText('The password is not correct')).toHaveCount(1);
    await expect(toastsOf(page).getByRole('listitem')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: opener })).toBeFocused();
  }
  expect(consoleErrors.splice(0)).toHaveLength(3);

  await page.getByRole('button', { name: 'Change email' }).click();
  await dialog.getByLabel('Email').fill(user.email.toUpperCase());
  await field.fill(password);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/already your email address/);
  await expect(dialog.getByLabel('Email')).toBeFocused();
  expect(consoleErrors.splice(0).join()).toContain('409');
});

test('Empty and mistyped forms say what is wrong at each field, and go to the first', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/settings');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Change password' }).click();
  await fillNewPassword(page, '12345', '54321');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  for (const [label, message] of [
    ['Password', 'Password is required'],
    ['New password', 'Password must be at least 6 characters long'],
    ['Confirm password', "Passwords don't match"],
  ] as const) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Change name' }).click();
  await dialog.getByLabel('Full name').fill(' A ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Full name')).toHaveAccessibleDescription(/Full name is required/);
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Change email' }).click();
  await dialog.getByLabel('Email').fill('nonsense');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email/);
  await expect(dialog.getByLabel('Email')).toBeFocused();
});

test('A failing server is said once, in a toast, and the form stays as it was typed', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.goto('/settings');
  await page.route('**/api/auth/me', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { message: 'Service temporarily unavailable' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Change name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Zoë Márquez');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(toastsOf(page).getByText('Service temporarily unavailable')).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Zoë Márquez');
  expect((await storedUser(page)).fullName).toBe('Ana Ruiz');
  expect(consoleErrors.splice(0).join()).toContain('503');
});

test('A changed password keeps this browser signed in, ends every other session, and is mailed', async ({
  app,
  page,
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  const { user, password } = await signUp();
  const phone = await newVisitor();
  await signIn(phone, user.username, password);
  await phone.goto('/settings');

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await fillNewPassword(page, 'a new secret');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(toastsOf(page).getByText('Password changed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();

  // Still on its screen, the other browser learns of it by whatever it does next.
  await phone.getByRole('button', { name: 'Change name' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Save name' }).click();
  await expect(phone).toHaveURL('/login');
  expect(await storedUser(phone)).toBeNull();
  expect(consoleErrors.splice(0).join()).toContain('401');
  await signIn(phone, user.username, 'a new secret');
  expect((await mailTo(app.mails, user.email)).text).toContain('your other devices were signed out');
});

test('My data is downloaded as one file with every word in it', async ({ app, page, signUp }) => {
  const { user } = await signUp();
  await page.request.post('/api/workplaces', { data: { name: 'Blue Door', location: 'Porto' } });
  await leaveReview(app, user.id, { comment: 'مكان رائع "and" more' });
  await page.goto('/settings');
  const link = page.getByRole('link', { name: 'Download my data' });
  await expect(link).toHaveAttribute('href', '/api/my-data');
  const started = page.waitForEvent('download');
  await link.click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^goodword-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account).toMatchObject(user);
  expect(data.workplaces).toMatchObject([{ name: 'Blue Door', location: 'Porto' }]);
  expect(data.reviews).toMatchObject([{ comment: 'مكان رائع "and" more', customerName: 'Maria Lindqvist' }]);
  await expect(toastsOf(page).getByText('Data downloaded')).toBeVisible();
});

test('A download that fails says so, saves nothing, and can be repeated', async ({
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.goto('/settings');
  const link = page.getByRole('link', { name: 'Download my data' });
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await page.route('**/api/my-data', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
  await link.click();
  await expect(toastsOf(page).getByText('Failed to download your data')).toBeVisible();
  await context.setOffline(true);
  await link.click();
  await expect(toastsOf(page).getByText(/check your internet connection/)).toBeVisible();
  expect(downloads).toBe(0);
  await context.setOffline(false);
  const started = page.waitForEvent('download');
  await link.click();
  await started;
  expect(consoleErrors.splice(0)).toHaveLength(2);
});

test('The account is deleted after a dialog that says what goes, by keyboard alone', async ({
  app,
  page,
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  const { user, password } = await signUp();
  await leaveReview(app, user.id);
  await page.goto('/settings');
  const opener = page.getByRole('button', { name: 'Delete Account' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText("every review you've received")).toBeVisible();
  await expect(
    dialog.getByText("your subscription, if you have one. You won't be charged again."),
  ).toBeVisible();
  await expect(dialog.getByText("This can't be undone")).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

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

  const customer = await newVisitor();
  await customer.goto(`/review/${user.id}`);
  await expect(customer.getByRole('heading', { name: 'Invalid Review Link' })).toBeVisible();
  expect(consoleErrors.splice(0).join()).toMatch(/404/);
});

test('The admin sees that the admin account cannot be deleted', async ({ page }) => {
  await signIn(page, 'admin', 'the admin password');
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeDisabled();
  await expect(page.getByText("The admin account can't be deleted.")).toBeVisible();
});

test('Password managers find the username, the old password and the new one', async ({ page, signUp }) => {
  const { user } = await signUp();
  await page.goto('/settings');
  await expect(page.getByText(/more settings are coming/i)).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('input[autocomplete=username]')).toHaveValue(user.username);
  for (const [label, purpose] of [
    ['Password', 'current-password'],
    ['New password', 'new-password'],
    ['Confirm password', 'new-password'],
  ] as const) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', purpose);
  }
});

test('Account settings and their dialogs pass axe in light and dark and fit from 320 px up', async ({
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
  await page.goto('/confirm-email?token=x');
  await page.getByRole('button', { name: 'Confirm this address' }).waitFor();
  await expectAccessible(page);
  await page.goto('/confirm-email');
  await page.getByRole('heading', { name: 'Invalid confirmation link' }).waitFor();
  await expectAccessible(page);
});

async function fillNewPassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(again);
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/(dashboard|settings)$/);
}

async function mailTo(mails: { received: Email[] }, address: string): Promise<Email> {
  const find = () => mails.received.findLast((mail) => mail.to?.[0]?.address === address);
  await expect.poll(find).toBeTruthy();
  return find() as Email;
}

function linkIn(mail: Email): string {
  return /http\S+\/confirm-email\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
}
