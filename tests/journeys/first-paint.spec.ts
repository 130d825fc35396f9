import type { Page } from '@playwright/test';
import { brand } from '#contract/brand.ts';
import { expect, leaveReview, NIGHT, signInAsAdmin, test } from './fixtures.ts';
import { accountButton, closeWithEscape, signOut } from './shell.ts';
import { apiCalls, hold, pendingRequests, untilIdle } from './traffic.ts';

test.use({ expectedErrors: /^Failed to load resource|^The sign-out could not be sent/ });

const DASHBOARD_READS = [
  'GET /api/reviews',
  'GET /api/reviews/stats',
  'GET /api/subscription/status',
  'GET /api/workplaces',
];

const words = {
  'a long word': `Thank you, ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}!`,
  'right to left': 'خدمة رائعة، شكراً جزيلاً على كل شيء. سنعود بالتأكيد!',
  Japanese: 'とても親切で、料理も素晴らしかったです。また必ず来ます。',
  'many lines': 'One.\n\n\nTwo.\nThree.\nFour.\nFive.\nSix.\nSeven.',
};

test('The dashboard’s document shows the newest letter, and nothing moves when its scripts run', async ({
  app,
  page,
  signUp,
}) => {
  // The voice font is used only if it comes in time, so a busy machine would show one page with it and one without.
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 204 }));
  const { user } = await signUp({ fullName: 'Wilhelmina von und zu Hohenstein-Wittgenstein' });
  const pending = pendingRequests(page);
  for (const [customerName, comment] of Object.entries(words).slice(process.env.FULL ? 0 : -1)) {
    await leaveReview(app, user.id, { comment, customerName, rating: 4 });
    for (const width of process.env.FULL ? [390, 1280] : [390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/dashboard');
      await expect(page.getByRole('article', { name: customerName })).toBeVisible();
      const before = await placesOn(page);
      await page.unroute('**/*.js');

      await page.addInitScript(countShifts);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Recent Reviews' })).toBeVisible();
      await untilIdle(page, pending);
      expect([customerName, width, await placesOn(page)]).toEqual([customerName, width, before]);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
    }
  }
  await expect(page.locator('#initial-data')).toHaveCount(0);
});

test('What a document contains is read again when it is idle, each core read once', async ({
  page,
  signUp,
}) => {
  await signUp();
  const calls = apiCalls(page);
  const pending = pendingRequests(page);
  for (const [path, heading, reads] of [
    ['/', 'this is your code', DASHBOARD_READS],
    ['/reviews', 'My Reviews', ['GET /api/reviews', 'GET /api/workplaces']],
    ['/settings', 'Manage Workplaces', ['GET /api/subscription/status', 'GET /api/workplaces']],
  ] as const) {
    calls.length = 0;
    // What no document contains.
    const readNow = () => calls.filter((call) => !/insights|passkeys|sessions|connections/.test(call)).sort();
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect.poll(readNow).toEqual(reads);
    await untilIdle(page, pending);
    expect([path, readNow()]).toEqual([path, reads]);
  }
});

test('What is read replaces the document’s data, and so does a page from the back-forward cache', async ({
  app,
  page,
  user,
}) => {
  await leaveReview(app, user.id, { comment: 'With the document.' });
  const release = await hold(page, '**/api/**');
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toContainText(['With the document.']);
  await expect(page.getByText('4 remaining')).toBeVisible();
  await leaveReview(app, user.id, { comment: 'A moment later.' });
  release();
  await expect(page.getByRole('article')).toContainText(['A moment later.', 'With the document.']);
  await expect(page.getByText('3 remaining')).toBeVisible();
  await leaveReview(app, user.id, { comment: 'While the page was away.' });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('article')).toContainText(['While the page was away.', 'A moment later.']);
});

test('A read that fails leaves the document’s data, unless it denies access', async ({ app, page, user }) => {
  await leaveReview(app, user.id, { comment: 'With the document.' });
  const answers: string[] = [];
  page.on('response', (response) => answers.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: { message: 'Down' } }));
  await page.goto('/dashboard');
  for (const call of DASHBOARD_READS) await expect.poll(() => answers).toContain(call.replace('GET', '500'));
  await expect(page.getByRole('article')).toContainText(['With the document.']);
  await expect(page.getByText('4 remaining')).toBeVisible();
  await expect(page.getByText("Couldn't refresh")).toHaveCount(0);
  await page.unrouteAll();

  await signInAsAdmin(page);
  await page.route('**/api/admin/user-stats', (route) =>
    route.fulfill({ status: 403, json: { message: 'Access denied' } }),
  );
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test(
  'A document’s user replaces another stored user, and what was stored for that one',
  NIGHT,
  async ({ page, user }) => {
    await page.goto('/privacy');
    await page.evaluate((id) => {
      localStorage.setItem('user', JSON.stringify({ id, fullName: 'Somebody Else' }));
      localStorage.setItem('shown-codes', `{"userId":${id}}`);
    }, user.id + 1);
    await page.goto('/dashboard');
    await expect(page.getByText('No reviews yet.', { exact: false })).toBeVisible();
    const [userId, codes] = await page.evaluate(() => [
      JSON.parse(localStorage.getItem('user') ?? '{}').id,
      localStorage.getItem('shown-codes'),
    ]);
    expect([userId, codes]).toEqual([user.id, null]);
  },
);

test('A browser without a valid stored user is signed out, despite its cookie', async ({ page, user }) => {
  await page.goto('/healthz');
  const calls = apiCalls(page);
  const others = ['/dashboard', '/settings', '/admin', '/print', '/reputation'];
  for (const stored of process.env.FULL ? [null, '{bad', '{"id":"7"}'] : [null]) {
    for (const path of ['/', '/reviews', ...(process.env.FULL && !stored ? others : [])]) {
      await page.evaluate((stored) => {
        localStorage.clear();
        if (stored !== null) localStorage.setItem('user', stored);
      }, stored);
      await page.goto(path);
      await expect(page).toHaveURL(path === '/' ? '/' : '/login');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(path === '/' ? brand.tagline : 'Good to see you');
      await expect(page.getByText(user.fullName)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBe(stored);
    }
  }
  expect(calls.filter((call) => call.startsWith('GET'))).toEqual([]);
});

test('An offline sign-out reaches the server when the network is back, before any other request', async ({
  page,
  context,
  signUp,
}) => {
  const sessions = async () => (await context.cookies()).filter(({ name }) => name === 'session').length;
  await signUp();
  await signOutOffline(page);
  expect(await sessions()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

  const calls = apiCalls(page);
  await context.setOffline(false);
  await expect.poll(sessions).toBe(0);
  expect(calls).toEqual(['POST /api/auth/logout']);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sign-out-pending'))).toBeNull();
});

test('After a sign-out offline, the next page shows nothing of the account', async ({
  app,
  page,
  context,
  user,
}) => {
  await leaveReview(app, user.id, { comment: 'For Ana’s eyes only.' });
  await signOutOffline(page);
  // The sign-out still can't reach the server, but pages can.
  await page.route('**/api/auth/logout', (route) => route.abort());
  await context.setOffline(false);
  for (const path of ['/dashboard', '/reviews']) {
    const answer = await page.goto(path);
    expect(await answer?.text()).not.toMatch(/eyes only|initial-data|Ana/);
    await expect(page).toHaveURL('/login');
  }
});

async function signOutOffline(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByText('Total Reviews')).toBeVisible();
  // Loads the menu's code, which the service worker would otherwise have cached.
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toBeFocused();
  await closeWithEscape(page, page.getByRole('menu'));
  await page.context().setOffline(true);
  await signOut(page);
}

/** Where the parts are that the document and the app share. */
function placesOn(page: Page) {
  return page.evaluate(() => {
    const shared = ['header a', 'header button', 'nav', 'h1', 'h1 + p', 'article', 'article h2'];
    return [...shared, 'a[href="/show"]', 'dl'].map((selector) => {
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
