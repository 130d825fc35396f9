import type { Session } from '#contract/sessions.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../fixtures.ts';
import { sessionCookies, signOut } from '../sign-out.ts';
import { apiCalls, requestsTo } from '../traffic.ts';

test('A sign-out that did not reach the server is sent at the next start, and nothing private shows until then', async ({
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  const { user } = await signUp();
  await page.goto('/dashboard');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await signOut(page);
  await page.close();

  // A stored user is ignored while the sign-out is pending.
  const next = await context.newPage();
  await next.addInitScript((stored) => localStorage.setItem('user', stored), JSON.stringify(user));
  const asked = apiCalls(next);
  await next.goto('/reviews');
  await expect(next).toHaveURL('/login');
  await expect.poll(() => sessionCookies(context)).toEqual([]);
  expect(asked).toEqual(['POST /api/auth/logout']);
  consoleErrors.splice(0);
});

test('A new sign-in replaces a session that was signed out offline, and stays signed in', async ({
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  const { user, password } = await signUp();
  await page.goto('/dashboard');
  const [left] = await sessionCookies(context);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await signOut(page);
  await page.goto('/login');
  await page.getByLabel('Username').fill(user.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  const [now] = await sessionCookies(context);
  expect(now).not.toBe(left);

  const told = requestsTo(page, 'POST', '/api/auth/logout');
  await page.reload();
  await expect(page.getByText('Total Reviews')).toBeVisible();
  expect(told).toEqual([]);
  const old = await page.request.get('/api/auth/me', { headers: { cookie: `session=${left}` } });
  expect(old.status()).toBe(401);
  consoleErrors.splice(0);
});

test('The list of sessions and its dialog pass axe in light and dark mode and fit screens from 320 px, even with long names', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ json: manySessions }));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Show all 20' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
});

/** Lists this device last. */
const manySessions = Array.from(
  { length: 20 },
  (_, i): Session => ({
    id: i.toString(16).padStart(16, '0'),
    device: i === 0 ? null : `Browser ${i} ${'Donaudampfschiff'.repeat(6)}`,
    signedInAt: '2025-01-02T12:00:00.000Z',
    lastUsedAt: '2025-01-05T12:00:00.000Z',
    isCurrent: i === 19,
  }),
);
