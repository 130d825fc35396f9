import type { Page } from '@playwright/test';
import { newRegistration } from '#server/demo/cast.ts';
import { expect, test } from './fixtures.ts';
import { mailTo } from './mails.ts';
import { sessionCookies, signOut } from './sign-out.ts';
import { expectToast } from './toast.ts';
import { hold } from './traffic.ts';

test('Sign-in refuses a wrong password, then opens the page that was asked for', async ({
  page,
  newVisitor,
  consoleErrors,
}) => {
  const form = newRegistration();
  await (await newVisitor()).request.post('/api/auth/register', { data: form });

  await test.step('A private page redirects to the login', async () => {
    await page.goto('/settings');
    await expect(page).toHaveURL('/login');
  });

  await test.step('A wrong password is refused', async () => {
    // The form waits a second between attempts.
    await page.clock.install();
    await signIn(page, form.email.toUpperCase(), 'wrong');
    await expectToast(page, 'Login failed', 'Invalid username or password');
    expect(consoleErrors.splice(0).join()).toContain('401');
  });

  await test.step('The right password signs in and returns to the page', async () => {
    await page.getByLabel('Password', { exact: true }).fill(form.password);
    await page.clock.runFor(1_000);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectToast(page, 'Login successful');
    await expect(page).toHaveURL('/settings');
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
    expect(stored).toMatchObject({ username: form.username, email: form.email });
  });

  await test.step('Sign out removes the user from this browser and opens the home page', async () => {
    // On a phone the toast covers the menu until it closes.
    await page.clock.runFor(5_000);
    await signOut(page);
    await expect(page.getByRole('link', { name: /log in|sign in/i }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    expect(await sessionCookies(page.context())).toEqual([]);
  });
});

test('A taken username is refused with the server’s message, and the form stays open', async ({
  page,
  newVisitor,
  consoleErrors,
}) => {
  const form = newRegistration();
  await (await newVisitor()).request.post('/api/auth/register', { data: form });
  await page.goto('/register');
  await page.getByLabel('Full name').fill(form.fullName);
  await page.getByLabel('Username').fill(form.username);
  await page.getByLabel('Email').fill(form.email);
  await page.getByLabel('Password', { exact: true }).fill(form.password);
  await page.locator('form').getByRole('button', { name: 'Create account' }).click();
  await expectToast(page, 'Registration failed', 'Username or email already in use');
  await expect(page.getByLabel('Username')).toHaveValue(form.username);
  expect(consoleErrors.splice(0).join()).toContain('409');
});

test('A forgotten password is reset from the mailed link, and the new one signs in', async ({
  app,
  page,
  newVisitor,
}) => {
  const form = newRegistration();
  await (await newVisitor()).request.post('/api/auth/register', { data: form });
  await page.goto('/login');
  await page.getByRole('link', { name: /forgot/i }).click();
  await page.getByLabel('Email').fill(form.email);
  await page.locator('form').getByRole('button').click();
  await expect(page.getByText('Check your email')).toBeVisible();
  const { text = '' } = await mailTo(app.mails, form.email);
  const [link = ''] = /http\S+\/reset-password\?token=[\w-]+/.exec(text) ?? [];

  await page.goto(link);
  await page.getByLabel('New password').fill('another secret');
  await page.getByLabel('Confirm password').fill('another secret');
  await page.locator('form').getByRole('button', { name: /reset/i }).click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await signIn(page, form.username, 'another secret');
  await expect(page).toHaveURL('/dashboard');
});

test('What is typed before the scripts load is kept and sent, at registration and sign-in', async ({
  page,
  newVisitor,
}) => {
  const form = { ...newRegistration(), industry: 'Hair & Beauty' };
  const loadScripts = await hold(page, '**/assets/*.js');
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill(form.fullName);
  await page.getByLabel('Username').fill(form.username);
  await page.getByLabel('Email').fill(form.email);
  await page.getByLabel('Password', { exact: true }).fill(form.password);
  await page.getByLabel('Industry').selectOption(form.industry);
  loadScripts();
  await page.locator('form').getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await (await page.request.get('/api/auth/me')).json()).toMatchObject({
    username: form.username,
    email: form.email,
    industry: form.industry,
  });

  const visitor = await newVisitor();
  const loadScriptsAgain = await hold(visitor, '**/assets/*.js');
  await visitor.goto('/login', { waitUntil: 'commit' });
  await visitor.getByLabel('Username').fill(form.username);
  await visitor.getByLabel('Password', { exact: true }).fill(form.password);
  loadScriptsAgain();
  await visitor.getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor).toHaveURL('/dashboard');
});

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
