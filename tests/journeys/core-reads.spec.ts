import type { Page } from '@playwright/test';
import { expect, FAILED_REQUESTS, remember, test } from './fixtures.ts';

/* A server that answers the core reads, with their fields only, and refuses all other calls. */

test.use({ expectedErrors: FAILED_REQUESTS });

const ana = {
  id: 7,
  username: 'ana',
  fullName: 'Ana Lopez',
  email: 'ana@example.com',
  subscriptionType: 'free',
};
const reviews = [14, 13, 12, 11].map((id) => ({
  ...{ id, rating: 5, comment: `No. ${id}`, userId: ana.id, workplaceId: null },
  createdAt: '2024-01-05T12:00:00.000Z',
}));
const coreReads: Record<string, unknown> = {
  'GET /api/reviews': reviews,
  'GET /api/reviews/stats': { totalReviews: 4, recentViews: 27, averageRating: 4.5 },
  'GET /api/workplaces': [{ id: 4, name: 'Harbor Grill' }],
  'GET /api/subscription/status': { subscriptionType: 'free', totalReviews: 4 },
  'GET /api/admin/user-stats': { totalUsers: 41, paidUsers: 9, conversionRate: 21.9, monthlyRevenue: 54.5 },
  'GET /api/admin/users': [{ ...ana, createdAt: '2024-01-05', reviewCount: 4, workplaceCount: 2 }],
};

async function signIn(page: Page, answers: Record<string, unknown>, otherwise: number): Promise<void> {
  await remember(page, ana as Parameters<typeof remember>[1]);
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const json = answers[`${route.request().method()} ${pathname}`];
    await route.fulfill(json ? { json } : { status: otherwise, json: { message: 'Refused' } });
  });
}

for (const status of process.env.FULL ? [401, 404, 500] : [404]) {
  test(`Every screen works where all calls beyond the core reads get ${status}`, async ({ page }) => {
    await signIn(page, coreReads, status);
    const figure = (label: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
        .locator('dd');
    await page.goto('/');
    await expect(figure('Total Reviews')).toHaveText('4');
    await expect(figure('Recent Views')).toHaveText('27');
    await expect(figure('Average Rating')).toHaveText('4.5 / 5');
    await expect(page.getByText('1 remaining')).toBeVisible();
    await page.goto('/reviews');
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^my-reviews-\d{4}-\d{2}-\d{2}\.csv$/);
    await page.goto('/settings');
    await expect(page.getByRole('row').filter({ hasText: 'Harbor Grill' })).toBeVisible();
    await page.goto('/admin');
    await expect(figure('Total Users')).toHaveText('41');
    await page.goto('/admin/users');
    await expect(page.getByRole('row').filter({ hasText: 'ana@example.com' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/admin/users');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id)).toBe(ana.id);
  });
}

test('A list without pages is shown completely, however long it is', async ({ page }) => {
  const many = Array.from({ length: 230 }, (_, i) => ({ ...reviews[0], id: 1000 - i }));
  await signIn(page, { ...coreReads, 'GET /api/reviews': many }, 401);
  await page.goto('/reviews');
  await expect(page.getByRole('article')).toHaveCount(230);
});
