import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signOut } from './sign-out.ts';
import { expectToast } from './toast.ts';
import { hold } from './traffic.ts';

/* A stand-in answers the calls of the specification, with its fields only, and refuses all others. */

const ana = {
  id: 7,
  username: 'ana',
  fullName: 'Ana Lopez',
  email: 'ana@example.com',
  industry: 'Restaurant',
  subscriptionType: 'free',
};
const blueDoor = { id: 3, name: 'Blue Door', location: 'Lisbon' };
const harborGrill = { id: 4, name: 'Harbor Grill' };
const stats = { totalReviews: 4, recentViews: 27, averageRating: 4.5 };
const reviews = [
  { id: 14, rating: 5, comment: 'The fourth.', customerName: 'Dora', workplaceId: 3 },
  { id: 13, rating: 4, comment: 'The third "by far".', customerLocation: 'Porto', workplaceId: null },
  { id: 12, rating: 5, comment: 'The second.', customerName: 'Ben', workplaceId: 4 },
  { id: 11, rating: 4, comment: 'The first.', customerName: 'Carl', createdAt: 'one morning' },
].map((review) => ({ userId: ana.id, createdAt: '2024-01-05T12:00:00.000Z', ...review }));
const adminStats = { totalUsers: 41, paidUsers: 9, conversionRate: 21.9, monthlyRevenue: 54.5 };
const users = [
  { ...ana, createdAt: '2024-01-05', reviewCount: 4, workplaceCount: 2 },
  { ...ana, id: 8, username: 'ben', fullName: 'Ben Okri', email: 'ben@example.com', reviewCount: 3 },
].map((user) => ({ workplaceCount: 0, subscriptionExpiresAt: '2027-01-31', ...user }));

type Answers = Record<string, unknown>;

const specified: Answers = {
  'GET /api/reviews': reviews,
  'GET /api/reviews/stats': stats,
  'GET /api/workplaces': [blueDoor, harborGrill],
  'GET /api/subscription/status': { subscriptionType: 'free', totalReviews: 4 },
  'GET /api/admin/user-stats': adminStats,
  'GET /api/admin/users': users,
  'POST /api/auth/logout': { message: 'Signed out' },
};

/** For an answer that is no success. */
class Refused {
  readonly status: number;
  readonly message: string;
  constructor(status: number, message = 'Refused') {
    this.status = status;
    this.message = message;
  }
}

const unauthorized = new Refused(401, 'Unauthorized');

interface StandIn {
  answers: Answers;
  requests: Request[];
  /** How often this call was made, as "GET /api/reviews". */
  count: (call: string) => number;
}

async function standIn(page: Page, overrides: Answers = {}, otherwise = unauthorized): Promise<StandIn> {
  const answers: Answers = { ...specified, ...overrides };
  const requests: Request[] = [];
  await page.route('**/api/**', async (route) => {
    requests.push(route.request());
    const answer = answers[callOf(route.request())] ?? otherwise;
    if (answer instanceof Refused)
      await route.fulfill({ status: answer.status, json: { message: answer.message } });
    else await route.fulfill({ json: answer });
  });
  const count = (call: string) => requests.filter((request) => callOf(request) === call).length;
  return { answers, requests, count };
}

function callOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}

/** Once: what the app stores or removes afterwards stays. */
async function store(page: Page, user: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('user', stored);
  }, user);
}

async function signedIn(page: Page, overrides?: Answers, otherwise?: Refused): Promise<StandIn> {
  await store(page, JSON.stringify(ana));
  return standIn(page, overrides, otherwise);
}

/** The browser names each answer that is no success. */
test.afterEach(({ consoleErrors }) => {
  const others = consoleErrors.splice(0).filter((text) => !text.startsWith('Failed to load resource'));
  expect(others).toEqual([]);
});

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');

for (const status of [401, 404, 500]) {
  test(`Every screen works where all calls beyond the specification get ${status}`, async ({ page }) => {
    await signedIn(page, {}, new Refused(status));
    for (const path of ['/', '/dashboard']) {
      await page.goto(path);
      await expect(figure(page, 'Total Reviews')).toHaveText('4');
      await expect(figure(page, 'Recent Views')).toHaveText('27');
      await expect(figure(page, 'Average Rating')).toHaveText('4.5 / 5');
      await expect(page.getByText('1 remaining')).toBeVisible();
    }
    await page.goto('/reviews');
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.goto('/settings');
    await expect(page.getByRole('row').filter({ hasText: 'Harbor Grill' })).toBeVisible();
    await page.goto('/admin');
    await expect(figure(page, 'Total Users')).toHaveText('41');
    await page.goto('/admin/users');
    await expect(page.getByRole('row').filter({ hasText: 'ben@example.com' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/admin/users');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id)).toBe(ana.id);
  });
}

test('The plan is that of the status', async ({ page }) => {
  const api = await signedIn(page);
  const card = page.locator('section[aria-labelledby=plan]');
  const showPlan = async (status: unknown) => {
    api.answers['GET /api/subscription/status'] = status;
    await page.goto('/dashboard');
    await expect(card).toBeVisible();
  };
  await showPlan({ subscriptionType: 'free', totalReviews: 2 });
  await expect(card).toContainText('Limited');
  await expect(card).toContainText('3 remaining');
  await expect(card.locator('svg').first()).not.toHaveClass(/danger/);
  await showPlan({ subscriptionType: 'free', totalReviews: 4 });
  await expect(card).toContainText('1 remaining');
  await expect(card.locator('svg').first()).toHaveClass(/danger/);
  await showPlan({ subscriptionType: 'free', totalReviews: 5 });
  await expect(card).toContainText('Review limit reached. Upgrade to continue.');
  for (const subscriptionType of ['monthly', 'annual']) {
    await showPlan({ subscriptionType, totalReviews: 12 });
    await expect(card).toContainText('Active');
    await expect(card).toContainText('12 reviews this month');
    await expect(card).toContainText('Unlimited reviews available');
  }
});

test('Without an answer about the plan, the card shows the free plan, unused', async ({ page }) => {
  await signedIn(page, { 'GET /api/subscription/status': new Refused(500) });
  await page.goto('/dashboard');
  const card = page.locator('section[aria-labelledby=plan]');
  await expect(card).toContainText('Limited');
  await expect(card).toContainText('5 remaining');
});

test('The dashboard shows the first three reviews', async ({ page }) => {
  await signedIn(page);
  await page.goto('/dashboard');
  const letters = page.getByRole('article');
  await expect(letters).toHaveCount(3);
  for (const [place, comment] of ['The fourth.', 'The third', 'The second.'].entries())
    await expect(letters.nth(place)).toContainText(comment);
});

test('The list shows every review with its fields, and one workplace on request', async ({ page }) => {
  await signedIn(page);
  await page.goto('/reviews');
  const letter = (words: string) => page.getByRole('article').filter({ hasText: words });
  await expect(letter('The fourth.')).toContainText('January 5, 2024');
  await expect(letter('The fourth.')).toContainText('From: Blue Door');
  await expect(letter('The third')).toContainText('Anonymous Customer');
  await expect(letter('The third')).toContainText('General Review');
  await expect(letter('The third')).toContainText('Customer from Porto');
  await expect(letter('The first.')).toContainText('Unknown date');
  await page.getByRole('combobox', { name: 'Workplace' }).selectOption({ label: 'Harbor Grill' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(letter('The second.')).toBeVisible();
});

test('A date without a time is a date', async ({ page }) => {
  await signedIn(page, { 'GET /api/reviews': [{ ...reviews[0], createdAt: '2024-01-05' }] });
  await page.goto('/reviews');
  await expect(page.getByRole('article')).toContainText(/January [45], 2024/);
});

test('A list without pages is shown completely, however long it is', async ({ page }) => {
  const many = Array.from({ length: 230 }, (_, i) => ({ ...reviews[0], id: 1000 - i, comment: `No. ${i}.` }));
  await signedIn(page, { 'GET /api/reviews': many });
  await page.goto('/reviews');
  await expect(page.getByRole('article')).toHaveCount(230);
});

test('The list has five placeholders while it loads, and without reviews a way back', async ({ page }) => {
  await signedIn(page, { 'GET /api/reviews': [] });
  const release = await hold(page, '**/api/reviews?*');
  await page.goto('/reviews');
  await expect(page.locator('[data-placeholder]')).toHaveCount(5);
  release();
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('The export needs the reviews only', async ({ page }) => {
  for (const [workplaces, names] of [
    [specified['GET /api/workplaces'], ['Blue Door', 'Harbor Grill']],
    [new Refused(404), ['General', 'General']],
  ] as const) {
    await page.unrouteAll();
    await signedIn(page, { 'GET /api/workplaces': workplaces });
    await page.goto('/reviews');
    await expect(page.getByRole('article')).toHaveCount(4);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^my-reviews-\d{4}-\d{2}-\d{2}\.csv$/);
    expect((await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '').split('\n')).toEqual([
      'Date,Customer Name,Location,Rating,Workplace,Comment',
      `"January 5, 2024",Dora,Unknown,5,${names[0]},"The fourth."`,
      '"January 5, 2024",Anonymous,Porto,4,General,"The third ""by far""."',
      `"January 5, 2024",Ben,Unknown,5,${names[1]},"The second."`,
      'Unknown date,Carl,Unknown,4,General,"The first."',
    ]);
  }
});

test('Settings list the workplaces, and read them again after each change', async ({ page }) => {
  const api = await signedIn(page, {
    'POST /api/workplaces': harborGrill,
    'PUT /api/workplaces/3': blueDoor,
    'DELETE /api/workplaces/3': {},
  });
  const release = await hold(page, '**/api/workplaces');
  await page.goto('/settings');
  const table = page.getByRole('region', { name: 'Workplaces', exact: true });
  await expect(table.locator('tr[data-placeholder]')).toHaveCount(3);
  release();
  const row = table.getByRole('row').filter({ hasText: 'Blue Door' });
  await expect(row).toContainText('Lisbon');
  await expect(table.locator('tr[data-placeholder]')).toHaveCount(0);
  const expectChange = async (call: string, message: string, reads: number) => {
    await expectToast(page, message);
    expect([api.count(call), api.count('GET /api/workplaces')]).toEqual([1, reads]);
  };

  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Harbor Grill');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Workplace' }).click();
  await expectChange('POST /api/workplaces', 'Workplace added successfully', 2);
  await row.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expectChange('PUT /api/workplaces/3', 'Workplace updated successfully', 3);
  page.once('dialog', (dialog) => dialog.accept());
  await row.getByRole('button', { name: 'Delete' }).click();
  await expectChange('DELETE /api/workplaces/3', 'Workplace deleted successfully', 4);
});

test('The admin’s figures are those of the call, and a refusal shows its panel', async ({ page }) => {
  const api = await signedIn(page);
  await page.goto('/admin');
  await expect(figure(page, 'Total Users')).toHaveText('41');
  await expect(figure(page, 'Paid Users')).toHaveText('9');
  await expect(figure(page, 'Conversion Rate')).toHaveText('21.9%');
  await expect(figure(page, 'Monthly Revenue')).toHaveText('$54.50');
  for (const [path, call] of [
    ['/admin', 'GET /api/admin/user-stats'],
    ['/admin/users', 'GET /api/admin/users'],
    ['/admin/users', 'GET /api/admin/user-stats'],
  ] as const) {
    const answered = api.answers[call];
    api.answers[call] = new Refused(403, 'Access denied. Admins only.');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible();
    api.answers[call] = answered;
  }
});

test('The admin’s users and their counts are those of the call, read again after a change', async ({
  page,
}) => {
  const api = await signedIn(page, { 'DELETE /api/admin/users/8': {}, 'PATCH /api/admin/users/8': {} });
  await page.goto('/admin/users');
  const row = page.getByRole('row').filter({ hasText: 'Ben Okri' });
  await expect(row).toContainText('3 reviews');
  await expect(row).toContainText('N/A');
  await expect(page.getByRole('row').filter({ hasText: 'Ana Lopez' })).toContainText(/January [45], 2024/);
  for (const [label, value] of [
    ['Total', '2'],
    ['Free', '2'],
    ['Paid', '0'],
    ['Total Reviews', '7'],
  ] as const)
    await expect(figure(page, label)).toHaveText(value);
  const reads = () => [api.count('GET /api/admin/users'), api.count('GET /api/admin/user-stats')];
  const before = reads();

  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Edit Subscription' }).click();
  await page.getByRole('radio', { name: 'Annual' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'User updated');
  expect([api.count('PATCH /api/admin/users/8'), ...reads()]).toEqual([1, ...before.map((n) => n + 1)]);

  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Delete User' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' }).click();
  await expectToast(page, 'User deleted', 'User and all associated data have been removed.');
  expect([api.count('DELETE /api/admin/users/8'), ...reads()]).toEqual([1, ...before.map((n) => n + 2)]);
});

test('Coming back within five minutes reads nothing again, nor does the focus', async ({ page }) => {
  const api = await signedIn(page);
  await page.goto('/dashboard');
  for (const path of ['/reviews', '/settings', '/dashboard', '/reviews', '/settings', '/dashboard']) {
    await page
      .getByRole('navigation')
      .locator(`a[href="${path === '/dashboard' ? '/' : path}"]`)
      .click();
    await page.waitForLoadState('networkidle');
    if (path === '/settings') continue;
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  const reads = Object.keys(specified).filter((call) => call.startsWith('GET'));
  const counts = () => reads.map((call) => [call, api.count(call)]);
  const before = counts();
  // The first three, the list, and what is pinned in it.
  expect(Object.fromEntries(before)).toMatchObject({
    'GET /api/reviews': 3,
    'GET /api/reviews/stats': 1,
    'GET /api/workplaces': 1,
    'GET /api/subscription/status': 1,
  });
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'));
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('focus'));
  });
  await page.waitForLoadState('networkidle');
  expect(counts()).toEqual(before);
});

test('Every call sends the cookie, and a content type only with a body', async ({ app, page, context }) => {
  await context.addCookies([{ name: 'probe', value: 'sent', url: app.url }]);
  const api = await signedIn(page, { 'POST /api/workplaces': harborGrill });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Harbor Grill');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Workplace added successfully');
  await signOut(page);
  for (const request of api.requests) {
    const headers = await request.allHeaders();
    const type = request.postData() === null ? undefined : 'application/json';
    expect([callOf(request), headers.cookie, headers['content-type']]).toEqual([
      callOf(request),
      expect.stringContaining('probe=sent'),
      type,
    ]);
  }
  expect(api.count('POST /api/auth/logout')).toBe(1);
});

for (const [call, path] of [
  ['GET /api/reviews', '/reviews'],
  ['GET /api/reviews/stats', '/dashboard'],
  ['GET /api/workplaces', '/settings'],
  ['GET /api/subscription/status', '/subscribe'],
  ['GET /api/admin/user-stats', '/admin'],
  ['GET /api/admin/users', '/admin/users'],
] as const) {
  test(`A 401 of ${call} ends the session`, async ({ page }) => {
    await signedIn(page, { [call]: unauthorized });
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
}

test('Sign-out clears the screen before the server answers', async ({ page }) => {
  const api = await signedIn(page);
  await hold(page, '**/api/auth/logout');
  await page.goto('/reviews');
  await expect(page.getByRole('article')).toHaveCount(4);
  await signOut(page);
  await expect(page.getByRole('banner')).not.toContainText('Ana Lopez');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect(api.count('POST /api/auth/logout')).toBe(0);
});
