import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../fixtures.ts';
import { confirmationLink, mailTo } from '../mails.ts';

test('Confirming an email without a session opens the login, and other browsers show the new address after a reload', async ({
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
  await phone.goto(confirmationLink(await mailTo(app.mails, email)));
  await phone.getByRole('button', { name: 'Confirm this address' }).click();
  await phone.getByRole('link', { name: 'Go to Login' }).click();
  await expect(phone).toHaveURL('/login');
  await phone.getByLabel('Username').fill(email);
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone).toHaveURL('/dashboard');

  await page.reload();
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  expect(stored.email).toBe(email);
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
  await page.goto('/confirm-email?token=x');
  await page.getByRole('button', { name: 'Confirm this address' }).waitFor();
  await expectAccessible(page);
  await page.goto('/confirm-email');
  await page.getByRole('heading', { name: 'Invalid confirmation link' }).waitFor();
  await expectAccessible(page);
});
