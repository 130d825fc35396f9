import type { Page } from '@playwright/test';
import { newRegistration } from '#server/cast.ts';
import { expect, test } from './fixtures.ts';

test.describe('Register', () => {
  test('says what is wrong at each field, goes to the first, and keeps what was typed', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('Full name').fill('A');
    await page.getByLabel('Username').fill('ab');
    await page.getByLabel('Email').fill('nonsense');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page
      .locator('form')
      .getByRole('button', { name: /create/i })
      .click();
    for (const [label, message] of [
      ['Full name', 'Full name is required'],
      ['Username', 'Username must be at least 3 characters'],
      ['Email', 'Please enter a valid email'],
      ['Password', 'Password must be at least 6 characters'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
    }
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveValue('ab');
    await expect(page.getByLabel('Industry')).toHaveValue('Other');
  });

  test('tells when the username or email is in use, and keeps the form', async ({
    page,
    newVisitor,
    consoleErrors,
  }) => {
    const form = newRegistration();
    const other = await newVisitor();
    await other.request.post('/api/auth/register', { data: form });
    await page.goto('/register');
    await page.getByLabel('Full name').fill(form.fullName);
    await page.getByLabel('Username').fill(form.username);
    await page.getByLabel('Email').fill(form.email);
    await page.getByLabel('Password', { exact: true }).fill(form.password);
    await page
      .locator('form')
      .getByRole('button', { name: /create/i })
      .click();
    const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect(toasts.getByText('Registration failed')).toBeVisible();
    await expect(toasts.getByText('Username or email already in use')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue(form.username);
    expect(consoleErrors.splice(0).join()).toContain('409');
  });
});

test.describe('Login', () => {
  test('asks for both fields', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Username is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();
  });

  test('refuses a wrong password with the server’s words, then lets the right one in', async ({
    page,
    newVisitor,
    consoleErrors,
  }) => {
    const form = newRegistration();
    await (await newVisitor()).request.post('/api/auth/register', { data: form });
    await page.goto('/login');
    await signIn(page, form.email.toUpperCase(), 'wrong');
    const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect(toasts.getByText('Login failed')).toBeVisible();
    await expect(toasts.getByText('Invalid username or password')).toBeVisible();
    expect(consoleErrors.splice(0).join()).toContain('401');

    await page.getByLabel('Password', { exact: true }).fill(form.password);
    await page.waitForTimeout(1_000);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(toasts.getByText('Login successful')).toBeVisible();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
    expect(stored).toMatchObject({ username: form.username, email: form.email });
  });

  test('stands before every private page, and leads back to it', async ({ page, newVisitor }) => {
    const form = newRegistration();
    await (await newVisitor()).request.post('/api/auth/register', { data: form });
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, form.username, form.password);
    await expect(page).toHaveURL('/settings');
  });
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
  const received = () => app.mails.received.find((mail) => mail.to?.[0]?.address === form.email);
  await expect.poll(received).toBeTruthy();
  const link = /http\S+\/reset-password\?token=[\w-]+/.exec(received()?.text ?? '')?.[0] ?? '';

  await page.goto(link);
  await page.getByLabel('New password').fill('another secret');
  await page.getByLabel('Confirm password').fill('another typo');
  await page.locator('form').getByRole('button', { name: /reset/i }).click();
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(/Passwords don't match/);
  await page.getByLabel('Confirm password').fill('another secret');
  await page.locator('form').getByRole('button', { name: /reset/i }).click();
  await page
    .getByRole('link', { name: 'Go to Login' })
    .or(page.getByRole('button', { name: 'Go to Login' }))
    .click();
  await signIn(page, form.username, 'another secret');
  await expect(page).toHaveURL('/dashboard');
});

test('Signing out clears the person from this browser and leads home', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/dashboard');
  const trigger = page.getByRole('banner').getByRole('button');
  await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  await expect(trigger).toHaveAccessibleName(/AR/);
  await trigger.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Dashboard',
    'Your Reviews',
    'Settings',
    'Pricing',
    'Analytics',
    'Sign out',
  ]);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /log in|sign in/i }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('An unknown address shows the not-found page', async ({ page, consoleErrors }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(consoleErrors.splice(0).join()).toMatch(/^Failed to load resource.*404/);
});

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
