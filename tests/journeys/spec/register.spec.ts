import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectToast } from '../toast.ts';

const submit = (page: Page) => page.locator('form').getByRole('button', { name: 'Create account' });

test('A sign-up form with a benefits list', async ({ page }) => {
  await page.goto('/register');
  const benefits = page.getByRole('main').getByRole('list');
  await expect(benefits.getByRole('listitem').first()).toBeVisible();
  expect(await benefits.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
});

test('The shortest name, username and password are enough, and industry defaults to Other', async ({
  page,
}) => {
  await page.goto('/register');
  await fillIn(page, {
    fullName: 'Al',
    username: randomUUID().replaceAll('-', '').slice(0, 3),
    password: '123456',
  });
  const [request] = await Promise.all([page.waitForRequest('**/api/auth/register'), submit(page).click()]);
  expect(request.postDataJSON()).toMatchObject({ fullName: 'Al', password: '123456', industry: 'Other' });
  await expect(page).toHaveURL('/dashboard');
  await expectToast(page, 'Account created successfully', 'Welcome to Goodword!');
});

test.describe('Registration failed', () => {
  for (const { said, answer, description } of [
    {
      said: 'the message',
      answer: { status: 409, json: { message: 'Words of the server' } },
      description: 'Words of the server',
    },
    {
      said: 'Registration failed where the server gives none',
      answer: { status: 500, body: '' },
      description: 'Registration failed',
    },
    {
      said: 'Please try again with different credentials where there is nothing to be read',
      answer: { status: 201, body: 'not JSON' },
      description: 'Please try again with different credentials',
    },
  ])
    test(`says ${said}`, async ({ page, consoleErrors }) => {
      await page.route('**/api/auth/register', (route) => route.fulfill(answer));
      await page.goto('/register');
      await fillIn(page);
      await submit(page).click();
      await expectToast(page, 'Registration failed', description);
      await expect(page.getByLabel('Full name')).toHaveValue('Ana Ruiz');
      await expect(page).toHaveURL('/register');
      // With a success that names nobody, the server says that nobody is signed in.
      expect(consoleErrors.splice(0).join()).toMatch(/Failed to load resource/);
    });
});

async function fillIn(
  page: Page,
  { fullName = 'Ana Ruiz', username = 'ana', password = 'correct horse' } = {},
): Promise<void> {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
}
