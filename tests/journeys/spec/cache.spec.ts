import type { Page } from '@playwright/test';
import { expect, leaveReview, test } from '../fixtures.ts';
import { expectToast } from '../toast.ts';
import { requestsTo } from '../traffic.ts';

test('Reads are fresh for 5 minutes: coming back asks nothing, and once after that', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.clock.install();
  const lists = requestsTo(page, 'GET', '/api/reviews');
  const stats = requestsTo(page, 'GET', '/api/reviews/stats');
  // What arrives after the clock was turned is fresh for another five minutes.
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByText('No reviews yet.')).toBeVisible();
  const tab = (name: string) => page.getByRole('main').getByRole('navigation').getByRole('link', { name });
  const leaveAndReturn = async () => {
    await tab('Settings').click();
    await expect(page.getByRole('heading', { name: 'Manage Workplaces' })).toBeVisible();
    await tab('Dashboard').click();
    await expect(page.getByText('No reviews yet.')).toBeVisible();
    // Whatever had been started would be on its way before this call is answered.
    await page.evaluate(() => fetch('/api/auth/me'));
  };
  expect([lists.length, stats.length]).toEqual([1, 1]);
  await page.clock.fastForward('04:30');
  await leaveAndReturn();
  expect([lists.length, stats.length]).toEqual([1, 1]);
  await page.clock.fastForward('00:31');
  await leaveAndReturn();
  expect([lists.length, stats.length]).toEqual([2, 2]);
});

test('No refetch on focus or on reconnecting, and no polling, however old the answers are', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  await page.clock.install();
  const calls = readsOf(page);
  await page.goto('/');
  await expect(page.getByText('No reviews yet.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = [...calls];
  expect(before.length).toBeGreaterThan(0);

  await page.clock.fastForward('30:00');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await context.setOffline(true);
  await context.setOffline(false);
  await page.clock.fastForward('30:00');
  // Whatever had been started would be on its way before this call is answered.
  await page.evaluate(() => fetch('/api/auth/me'));
  expect(calls).toEqual([...before, '/api/auth/me']);
});

for (const path of ['/reviews', '/settings'])
  test(`No retries for reads: one failed call on ${path}, and Try again is one more`, async ({
    page,
    signUp,
    consoleErrors,
  }) => {
    await signUp();
    await page.clock.install();
    const url = path === '/reviews' ? '/api/reviews' : '/api/workplaces';
    await page.route(new RegExp(`${url}(\\?.*)?$`), (route) => route.fulfill({ status: 500, body: '' }));
    const calls = requestsTo(page, 'GET', url);
    await page.goto(path);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.clock.fastForward('10:00');
    await page.evaluate(() => fetch('/api/auth/me'));
    expect(calls).toHaveLength(1);
    await retry.click();
    await expect.poll(() => calls.length).toBe(2);
    await expect(retry).toBeVisible();
    expect(consoleErrors.splice(0).join()).toContain('500');
  });

test('No retries for writes', async ({ page, signUp, consoleErrors }) => {
  await signUp();
  await page.clock.install();
  await page.route('**/api/workplaces', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  const writes = requestsTo(page, 'POST', '/api/workplaces');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Blue Door');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Workplace' }).click();
  await expectToast(page, 'Error', 'Failed to add workplace');
  await page.clock.fastForward('10:00');
  await page.evaluate(() => fetch('/api/auth/me'));
  expect(writes).toHaveLength(1);
  expect(consoleErrors.splice(0).join()).toContain('503');
});

test('A new review appears by navigation once 5 minutes have passed, without a reload', async ({
  app,
  page,
  signUp,
}) => {
  const { user } = await signUp();
  await page.clock.install();
  // As above.
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByText('No reviews yet.')).toBeVisible();
  await expect(page.getByText('5 remaining')).toBeVisible();
  await leaveReview(app, user.id, { comment: 'Just now.' });
  await page.clock.fastForward('05:01');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Manage Workplaces' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('Just now.')).toBeVisible();
  await expect(page.getByText('4 remaining')).toBeVisible();
});

test('Refresh brings a new review at once, here and on /reviews', async ({ app, page, signUp }) => {
  const { user } = await signUp();
  await page.goto('/reviews');
  await expect(page.getByText('No reviews yet')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('No reviews yet.')).toBeVisible();
  await leaveReview(app, user.id, { comment: 'Just now.' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Just now.')).toBeVisible();
  await expect(page.getByText('4 remaining')).toBeVisible();
  await expect(page.getByText('5 / 5')).toBeVisible();
  await page.getByRole('link', { name: 'My Reviews' }).first().click();
  await expect(page.getByText('Just now.')).toBeVisible();
});

/** The paths of all reads of the API, in order. */
function readsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
}
