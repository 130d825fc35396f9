import type { Page } from '@playwright/test';
import { newRegistration } from '#server/demo/cast.ts';
import { expect, test } from './fixtures.ts';
import { mailTo } from './mails.ts';

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

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
