import type { Page } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import { newRegistration } from '#server/cast.ts';
import { expect, test } from '../fixtures.ts';
import { expectToast } from '../toast.ts';
import { hold, requestsTo } from '../traffic.ts';

const attempts = (page: Page) => requestsTo(page, 'POST', '/api/auth/login');
const button = (page: Page) => page.locator('form').getByRole('button', { name: /^Sign/ });

test('Username is required and Password is required, each at its field', async ({ page }) => {
  await page.goto('/login');
  await button(page).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is required',
  );
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
});

test('Links create an account and forgot password', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('link', { name: /create an account/i })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('link', { name: /forgot password/i })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('Success: toast Login successful, and the dashboard', async ({ page, newVisitor }) => {
  const form = newRegistration();
  await (await newVisitor()).request.post('/api/auth/register', { data: form });
  await page.goto('/login');
  await fillIn(page, form.username, form.password);
  await button(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expectToast(page, 'Login successful');
});

for (const [name, strip] of [
  ['lacks fields', ({ id, username, fullName }: User) => JSON.stringify({ id, username, fullName })],
  ['has no body', () => ''],
] as const)
  test(`A success whose answer ${name} signs in`, async ({ page, newVisitor }) => {
    const form = newRegistration({ fullName: 'Jo March' });
    await (await newVisitor()).request.post('/api/auth/register', { data: form });
    await page.route('**/api/auth/login', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: strip(await response.json()) });
    });
    await page.goto('/login');
    await fillIn(page, form.username, form.password);
    await button(page).click();
    await expectToast(page, 'Login successful');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jo');
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
    expect(stored).toMatchObject({ username: form.username, fullName: 'Jo March' });
  });

test.describe('Login failed', () => {
  for (const { said, answer, description } of [
    {
      said: 'the server message',
      answer: { status: 401, json: { message: 'Words of the server' } },
      description: 'Words of the server',
    },
    { said: 'Login failed without one', answer: { status: 500, body: '' }, description: 'Login failed' },
    {
      said: 'Please check your credentials without an answer',
      answer: null,
      description: 'Please check your credentials',
    },
  ])
    test(`says ${said}`, async ({ page, consoleErrors }) => {
      await page.route('**/api/auth/login', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/login');
      await fillIn(page);
      await button(page).click();
      await expectToast(page, 'Login failed', description);
      await expect(page.getByLabel('Username')).toHaveValue('ana');
      expect(consoleErrors.splice(0).join()).toMatch(/Failed to load resource/);
    });
});

test('A second login is ignored while one is in progress, and the button shows Signing in...', async ({
  page,
  consoleErrors,
}) => {
  const release = await hold(page, '**/api/auth/login');
  await page.goto('/login');
  await page.clock.install();
  const sent = attempts(page);
  await fillIn(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Signing in...');
  await expect(button(page)).toBeDisabled();
  await page.clock.fastForward(5_000);
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await expectToast(page, 'Login failed', 'Invalid username or password');
  expect(sent).toHaveLength(1);
  expect(consoleErrors.splice(0).join()).toContain('401');
});

test('The button re-enables 500 ms after finishing; submit is blocked under 1 second since the last attempt', async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install({ time: '2026-01-05T12:00:00Z' });
  await page.goto('/login');
  const sent = attempts(page);
  await fillIn(page);
  await page.clock.pauseAt('2026-01-05T13:00:00Z');
  await button(page).click();
  await expectToast(page, 'Login failed', 'Invalid username or password');
  await page.clock.runFor(499);
  await expect(button(page)).toBeDisabled();
  await page.clock.runFor(1);
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText('Sign in');

  await button(page).click();
  await page.clock.runFor(499);
  await button(page).click();
  await expect(button(page)).toHaveText('Sign in');
  expect(sent).toHaveLength(1);
  await page.clock.runFor(1);
  await button(page).click();
  await expect(button(page)).toHaveText('Signing in...');
  await expect.poll(() => sent.length).toBe(2);
  await expectToast(page, 'Login failed', 'Invalid username or password');
  expect(consoleErrors.splice(0).join()).toContain('401');
});

async function fillIn(page: Page, username = 'ana', password = 'wrong'): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
}
