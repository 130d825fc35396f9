import type { Page } from '@playwright/test';
import { expect, leaveReview, test } from './fixtures.ts';
import { signOut } from './sign-out.ts';
import { apiCalls, pendingRequests, untilIdle } from './traffic.ts';

const words = {
  'a long word': `Thank you, ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}!`,
  'many lines': 'One.\n\n\nTwo.\nThree.\nFour.\nFive.\nSix.\nSeven.',
  'right to left': 'خدمة رائعة، شكراً جزيلاً على كل شيء. سنعود بالتأكيد!',
  Japanese: 'とても親切で、料理も素晴らしかったです。また必ず来ます。',
};

test('The dashboard’s document shows the newest letter, and nothing moves when its scripts run', async ({
  app,
  page,
  signUp,
  consoleErrors,
}) => {
  const { user } = await signUp({ fullName: 'Wilhelmina von und zu Hohenstein-Wittgenstein' });
  for (const [customerName, comment] of Object.entries(words)) {
    await leaveReview(app, user.id, { comment, customerName, rating: 4 });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/dashboard');
      await expect(page.getByRole('article', { name: customerName })).toBeVisible();
      const before = await placesOn(page);
      await page.unroute('**/*.js');
      expect(new Set(consoleErrors.splice(0))).toEqual(new Set([expect.stringContaining('ERR_FAILED')]));

      await page.addInitScript(countShifts);
      const calls = apiCalls(page);
      const pending = pendingRequests(page);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Recent Reviews' })).toBeVisible();
      await untilIdle(page, pending);
      expect([customerName, width, await placesOn(page)]).toEqual([customerName, width, before]);
      expect(calls.filter((call) => call !== 'GET /api/reviews/insights')).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
    }
  }
  await expect(page.locator('#initial-data')).toHaveCount(0);
});

test('The list, the settings and the first run ask for nothing that their document contains', async ({
  page,
  signUp,
}) => {
  await signUp();
  for (const [path, heading, asked] of [
    ['/', 'this is your code', ['GET /api/reviews/insights']],
    ['/reviews', 'My Reviews', []],
    ['/settings', 'Manage Workplaces', ['GET /api/auth/passkeys', 'GET /api/auth/sessions']],
  ] as const) {
    const calls = apiCalls(page);
    const pending = pendingRequests(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await untilIdle(page, pending);
    expect([path, calls.filter((call) => !asked.includes(call as never))]).toEqual([path, []]);
  }
});

test('A document’s user replaces another stored user, or none, and what was stored for that one', async ({
  page,
  signUp,
}) => {
  const { user } = await signUp();
  await page.goto('/privacy');
  for (const stored of [null, { ...user, id: user.id + 1, fullName: 'Somebody Else' }]) {
    await page.evaluate((stored) => {
      localStorage.clear();
      if (stored) localStorage.setItem('user', JSON.stringify(stored));
      localStorage.setItem('shown-codes', `{"userId":${stored?.id}}`);
    }, stored);
    await page.goto('/dashboard');
    await expect(page.getByText('No reviews yet.', { exact: false })).toBeVisible();
    const [userId, codes] = await page.evaluate(() => [
      JSON.parse(localStorage.getItem('user') ?? '{}').id,
      localStorage.getItem('shown-codes'),
    ]);
    expect([userId, codes?.includes(String(user.id + 1)) ?? false]).toEqual([user.id, false]);
  }
});

test('After a sign-out offline, the next page shows nothing of the account', async ({
  app,
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  const { user } = await signUp();
  await leaveReview(app, user.id, { comment: 'For Ana’s eyes only.' });
  await page.goto('/dashboard');
  await expect(page.getByText('Total Reviews')).toBeVisible();
  await page.getByRole('button', { name: /your account/ }).click();
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await context.setOffline(true);
  await signOut(page);
  // The sign-out still can't reach the server, but pages can.
  await page.route('**/api/auth/logout', (route) => route.abort());
  await context.setOffline(false);
  for (const path of ['/dashboard', '/reviews']) {
    const answer = await page.goto(path);
    expect(await answer?.text()).not.toMatch(/eyes only|initial-data|Ana/);
    await expect(page).toHaveURL('/login');
  }
  consoleErrors.splice(0);
});

/** Of the parts that the document and the app share; the figures lie elsewhere on a wide screen. */
function placesOn(page: Page) {
  return page.evaluate(() => {
    const shared = [
      'header a',
      'header button',
      'nav',
      'h1',
      'h1 + p',
      'article',
      'article h2',
      'a[href="/show"]',
    ];
    const figures = innerWidth < 1024 ? ['dl'] : [];
    return [...shared, ...figures].map((selector) => {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [selector, ...[x, y, width, height].map(Math.round)].join(' ');
    });
  });
}

function countShifts(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as unknown as { value: number }[])
      (window as unknown as { shift: number }).shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}
