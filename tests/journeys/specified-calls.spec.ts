import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/* A stand-in answers the core calls, with their fields only, and refuses all others. */

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
};

/** For an answer that is no success. */
class Refused {
  readonly status: number;
  constructor(status: number) {
    this.status = status;
  }
}

async function signedIn(page: Page, overrides: Answers = {}, otherwise = new Refused(401)): Promise<void> {
  // Once: what the app removes afterwards stays removed.
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('user', stored);
  }, JSON.stringify(ana));
  const answers: Answers = { ...specified, ...overrides };
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = answers[`${route.request().method()} ${pathname}`] ?? otherwise;
    if (answer instanceof Refused)
      await route.fulfill({ status: answer.status, json: { message: 'Refused' } });
    else await route.fulfill({ json: answer });
  });
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

for (const status of process.env.FULL ? [401, 404, 500] : [404]) {
  test(`Every screen works where all calls beyond the specification get ${status}`, async ({ page }) => {
    await signedIn(page, {}, new Refused(status));
    await page.goto('/');
    await expect(figure(page, 'Total Reviews')).toHaveText('4');
    await expect(figure(page, 'Recent Views')).toHaveText('27');
    await expect(figure(page, 'Average Rating')).toHaveText('4.5 / 5');
    await expect(page.getByText('1 remaining')).toBeVisible();
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

test('The plan on /pricing follows the server once the page is idle', async ({ page, signUp }) => {
  await signUp();
  const status = { subscriptionType: 'annual', totalReviews: 4 };
  await page.route('**/api/subscription/status', (route) => route.fulfill({ json: status }));
  await page.goto('/pricing');
  const annual = page.getByRole('article').filter({ hasText: 'Most Popular' });
  await expect(annual.getByText('Current plan')).toBeVisible();
});

test('A customer’s page looks up the professional and the workplace, and keeps what was typed whatever they answer', async ({
  page,
  user,
  customer,
}) => {
  const added = await page.request.post('/api/workplaces', { data: { name: 'Blue Door' } });
  const { id } = await added.json();
  const profile = { id: user.id, fullName: user.fullName };
  let answer: Answers = { status: 500 };
  await customer.route(`**/api/users/${user.id}`, (route) => route.fulfill(answer));
  await customer.route(`**/api/workplaces/${id}`, (route) => route.fulfill({ status: 404, json: {} }));
  const open = () =>
    Promise.all([
      customer.waitForResponse(`**/api/users/${user.id}`),
      customer.waitForResponse(`**/api/workplaces/${id}`),
      customer.goto(`/review/${user.id}/${id}`),
    ]);
  const words = customer.getByLabel('Your review');
  const expectSaved = async (heading: string) => {
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(words).toHaveCount(0);
    await expect(customer.getByText('What you wrote is saved on this phone:')).toBeVisible();
    await expect(customer.getByText('Kind and quick.')).toBeVisible();
  };

  await open();
  await words.fill('Kind and quick.');
  await customer.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await expect(customer.getByText('Blue Door')).toBeVisible();

  answer = { status: 404, json: { message: 'User not found' } };
  await open();
  await expectSaved('Invalid Review Link');
  await expect(
    customer.getByText("The review link you're trying to access is invalid or has expired."),
  ).toBeVisible();

  answer = { json: { ...profile, acceptingReviews: false } };
  await open();
  await expectSaved("Ana can't take more reviews right now");

  answer = { json: profile };
  await open();
  await expect(words).toHaveValue('Kind and quick.');
  await expect(customer.getByRole('radio', { name: '4 stars' })).toBeChecked();

  // The free page fills up meanwhile.
  answer = { json: { ...profile, acceptingReviews: false } };
  const now = await customer.evaluate(() => Date.now());
  await customer.clock.setFixedTime(now + 15_000);
  await customer.getByLabel('Your name').focus();
  await expectSaved("Ana can't take more reviews right now");
});
