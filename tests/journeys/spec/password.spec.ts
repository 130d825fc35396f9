import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectToast } from '../toast.ts';

// The browser asks for scripts itself, so that one can be kept back here.
test.use({ serviceWorkers: 'block' });

test.describe('Forgot password', () => {
  test('Please enter a valid email address', async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nonsense');
    await page.locator('form').getByRole('button').click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('Reset email sent, and Check your email with a back-to-login link', async ({ page }) => {
    await page.goto('/forgot-password');
    await askFor(page, 'nobody@example.com');
    await expectToast(page, 'Reset email sent');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await page.getByRole('link', { name: /back to login/i }).click();
    await expect(page).toHaveURL('/login');
  });

  for (const { said, answer, description } of [
    {
      said: 'the message of the server',
      answer: { status: 429, json: { message: 'Words of the server' } },
      description: 'Words of the server',
    },
    {
      said: 'Failed to send reset email without one',
      answer: { status: 500, body: '' },
      description: 'Failed to send reset email',
    },
  ])
    test(`A failure says ${said}`, async ({ page, consoleErrors }) => {
      await page.route('**/api/auth/forgot-password', (route) => route.fulfill(answer));
      await page.goto('/forgot-password');
      await askFor(page, 'ana@example.com');
      await expectToast(page, 'Error', description);
      await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
      expect(consoleErrors.splice(0).join()).toContain('Failed to load resource');
    });
});

test.describe('Reset password', () => {
  test('Password must be at least 6 characters long, and Passwords do not match on the confirm field', async ({
    page,
  }) => {
    await page.goto('/reset-password?token=x');
    await choose(page, '12345', '123456');
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
      /^Password must be at least 6 characters long( |$)/,
    );
    await choose(page, '123456', '1234567');
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
    await expect(page.getByLabel('New password')).not.toHaveAttribute('aria-invalid');
  });

  for (const path of ['/reset-password', '/reset-password?token='])
    test(`A missing token (${path}) gives Invalid reset link and redirects to /login`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
      await expectToast(page, 'Invalid reset link', 'The password reset link is invalid or missing.');
      await expect(page.getByLabel('New password')).toHaveCount(0);
      await expect(page).toHaveURL('/login');
      await expectToast(page, 'Invalid reset link', 'The password reset link is invalid or missing.');
    });

  test('A missing token at submit gives Reset token is missing.', async ({ page }) => {
    await page.goto('/reset-password?token=x');
    await page.getByLabel('New password').waitFor();
    await page.evaluate(() => history.replaceState(history.state, '', '/reset-password'));
    await choose(page, 'another secret');
    await expectToast(page, 'Error', 'Reset token is missing.');
  });

  test('Password reset successful, and a success state with Go to Login', async ({ page }) => {
    await page.route('**/api/auth/reset-password', (route) =>
      route.fulfill({ json: { message: 'Password updated' } }),
    );
    await page.goto('/reset-password?token=from-the-mail');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/auth/reset-password'),
      choose(page, 'another secret'),
    ]);
    expect(request.postDataJSON()).toEqual({ token: 'from-the-mail', newPassword: 'another secret' });
    await expectToast(page, 'Password reset successful');
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL('/login');
  });

  for (const { said, answer, description } of [
    {
      said: 'the message of the server',
      answer: { status: 429, json: { message: 'Words of the server' } },
      description: 'Words of the server',
    },
    {
      said: 'Failed to reset password without one',
      answer: { status: 500, body: '' },
      description: 'Failed to reset password',
    },
  ])
    test(`A failure says ${said}`, async ({ page, consoleErrors }) => {
      await page.route('**/api/auth/reset-password', (route) => route.fulfill(answer));
      await page.goto('/reset-password?token=x');
      await choose(page, 'another secret');
      await expectToast(page, 'Error', description);
      await expect(page.getByLabel('New password')).toHaveValue('another secret');
      expect(consoleErrors.splice(0).join()).toContain('Failed to load resource');
    });

  test('A dead token shows Invalid Reset Link and the toast at once, and what was typed stays', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/reset-password?token=long-used');
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await expectToast(page, 'Invalid reset link', 'The password reset link is invalid or missing.');
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
    await choose(page, 'another secret');
    await expectToast(page, 'Error', 'Invalid or expired reset token');
    await expect(page.getByLabel('New password')).toHaveValue('another secret');
    expect(consoleErrors.splice(0).join()).toContain('400');
  });

  test('A token that dies while the page is open shows Invalid Reset Link when it is sent', async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/api/auth/reset-password/check', (route) => route.fulfill({ json: { valid: true } }));
    await page.goto('/reset-password?token=used-meanwhile');
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await choose(page, 'another secret');
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await expectToast(page, 'Error', 'Invalid or expired reset token');
    expect(consoleErrors.splice(0).join()).toContain('400');
  });

  test('A success is one whatever its answer says', async ({ page }) => {
    await page.route('**/api/auth/reset-password', (route) => route.fulfill({ body: '' }));
    await page.goto('/reset-password?token=from-the-mail');
    await choose(page, 'another secret');
    await expectToast(page, 'Password reset successful');
  });
});

async function askFor(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.locator('form').getByRole('button').click();
}

async function choose(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
  await page.locator('form').getByRole('button', { name: /reset/i }).click();
}
