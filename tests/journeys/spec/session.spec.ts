import { newRegistration } from '#server/cast.ts';
import { expect, leaveReview, test } from '../fixtures.ts';
import { requestsTo } from '../traffic.ts';

test('The user is restored at startup from local storage; invalid or missing means no user', async ({
  page,
}) => {
  await page.goto('/login');
  for (const stored of [null, '', 'null', 'ana', '{"id":', '[]', '"ana"', '{"username":"ana"}']) {
    await page.evaluate((text) => {
      localStorage.clear();
      if (text !== null) localStorage.setItem('user', text);
    }, stored);
    await page.goto('/settings');
    await expect(page).toHaveURL('/login');
  }
});

test('A stored user is signed in at startup', async ({ page, signUp }) => {
  const { user } = await signUp();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  expect(stored).toEqual(user);
});

for (const [failure, answer] of [
  ['answers 500', { status: 500, json: { message: 'Internal server error' } }],
  ['cannot be reached', null],
] as const)
  test(`Sign-out always clears the user, the local copy and cached data, and goes to /, also when the server ${failure}`, async ({
    app,
    page,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    await leaveReview(app, user.id, { comment: 'For Ana’s eyes only.' });
    await page.goto('/reviews');
    await expect(page.getByText('For Ana’s eyes only.')).toBeVisible();
    await page.route('**/api/auth/logout', (route) => (answer ? route.fulfill(answer) : route.abort()));
    const told = requestsTo(page, 'POST', '/api/auth/logout');
    await page.getByRole('banner').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    expect(told).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    // The failure is only logged.
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toHaveText('');
    expect(consoleErrors.splice(0).join()).toContain('The sign-out could not be sent to the server');

    // The next person at this screen, without a reload: nothing of the last one may show, not even for a blink.
    const next = newRegistration();
    await (await newVisitor()).request.post('/api/auth/register', { data: next });
    await page.route('**/api/reviews?*', () => undefined);
    await page
      .getByRole('link', { name: /log in|sign in/i })
      .first()
      .click();
    await page.getByLabel('Username').fill(next.username);
    await page.getByLabel('Password', { exact: true }).fill(next.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'My Reviews' }).click();
    await expect(page.locator('[data-placeholder]')).toHaveCount(5);
    await expect(page.getByText('For Ana’s eyes only.')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
