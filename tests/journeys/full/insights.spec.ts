import type { Page } from '@playwright/test';
import type { ReviewInsights } from '#contract/reviews.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { addWorkplace, expect, leaveReview, test } from '../fixtures.ts';
import { openInsights, scrollToInsights } from '../open-insights.ts';

test('Placeholders are as high as the charts that replace them', async ({ app, page, user }) => {
  await leaveReview(app, user.id);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/reviews/insights', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const insights = page.getByRole('region', { name: 'Insights' });
  await expect(insights.locator('[data-placeholder]')).toHaveCount(4);
  const height = await insights
    .locator('[data-placeholder]')
    .first()
    .evaluate((card) => card.clientHeight);
  answer();
  const months = figure(page, 'Reviews per month');
  await expect(months).toBeVisible();
  await expect(insights.locator('[data-placeholder]')).toHaveCount(0);
  expect(await months.locator('xpath=..').evaluate((card) => card.clientHeight)).toBe(height);
});

test('Charts and tables pass axe and fit screens from 320 px, even with long names', async ({
  page,
  signUp,
}) => {
  await signUp();
  await answerInsights(page, {
    averages: [4, null, 4.5, 5, 4.8, 3, 4, 4, 4, 4.5, null, 5],
    workplaces: 9,
    names: ['W'.repeat(120), 'مطعم '.repeat(24).trim(), '東京都渋谷区'.repeat(20)],
  });
  await page.goto('/');
  // The charts move and begin anew where a phone becomes a wide screen.
  for (const [narrow, wide] of [
    [320, 390],
    [1280, 1600],
  ] as const) {
    await page.setViewportSize({ width: wide, height: 844 });
    await page.getByRole('heading', { name: 'Insights' }).scrollIntoViewIfNeeded();
    if (wide < 1024) await page.getByRole('button', { name: 'More insights' }).click();
    const figure = page.getByRole('figure', { name: 'By workplace' });
    await expect(figure.getByRole('rowheader')).toHaveCount(50);
    await expectAccessible(page, { widths: [narrow, wide] });
    await page.getByRole('button', { name: 'Show as tables' }).click();
    await expectAccessible(page, { widths: [narrow, wide] });
    await page.getByRole('button', { name: 'Show as charts' }).click();
  }
});

test('The insights show reviews by month, rating and workplace, and how many views led to a review', async ({
  app,
  page,
  user,
}) => {
  const workplaceId = await addWorkplace(page, 'Blue Door', 'Oslo');
  for (const visitor of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    await openReviewPage(app.url, user.id, visitor);
  for (const rating of [5, 5, 4]) await leaveReview(app, user.id, { rating, workplaceId });
  for (const rating of [5, 2]) await leaveReview(app, user.id, { rating });
  await page.goto('/');
  await scrollToInsights(page);

  await expect(figure(page, 'Reviews per month')).toBeVisible();
  await expect(figure(page, 'Ratings')).toBeHidden();
  await page.getByRole('button', { name: 'More insights' }).click();
  const months = figure(page, 'Reviews per month');
  const thisMonth = monthName(new Date());
  await expect(months.getByRole('img')).toHaveAccessibleName(
    new RegExp(`^Reviews per month, \\w+ \\d{4} to ${thisMonth}; most in \\w+ with 5$`),
  );
  await expect(months.getByRole('row')).toHaveCount(1 + 12);
  expect(await cells(months.getByRole('row').last())).toEqual([thisMonth, '5', '8']);

  const ratings = figure(page, 'Ratings');
  await expect(ratings.getByRole('img')).toHaveAccessibleName(
    'Ratings of 5 reviews: 3 with 5 stars, 1 with 4 stars, 0 with 3 stars, 1 with 2 stars, 0 with 1 star',
  );
  expect(await Promise.all((await ratings.getByRole('row').all()).map(cells))).toEqual([
    ['Rating', 'Reviews', 'Share of reviews'],
    ['5 stars', '3', '60%'],
    ['4 stars', '1', '20%'],
    ['3 stars', '0', '0%'],
    ['2 stars', '1', '20%'],
    ['1 star', '0', '0%'],
  ]);

  const views = figure(page, 'From views to reviews');
  await expect(views.getByText('63%').first()).toBeVisible();
  expect(await Promise.all((await views.getByRole('row').all()).map(cells))).toEqual([
    ['Metric', 'Last 30 days'],
    ['Views', '8'],
    ['Reviews', '5'],
    ['Views that became a review', '63%'],
  ]);

  const workplaces = figure(page, 'By workplace');
  await expect(workplaces.getByRole('img')).toHaveAccessibleName(
    'Reviews by workplace; most for Blue Door - Oslo with 3',
  );
  expect(await Promise.all((await workplaces.getByRole('row').all()).map(cells))).toEqual([
    ['Workplace', 'Reviews', 'Average'],
    ['Blue Door - Oslo', '3', '4.7'],
    ['General Reviews', '2', '3.5'],
  ]);

  await test.step('The charts can be switched to tables', async () => {
    const table = ratings.getByRole('table', { name: 'Ratings, All time' });
    await expect(ratings.getByRole('img')).toBeVisible();
    expect((await table.locator('xpath=..').boundingBox())?.width).toBe(1);
    await page.getByRole('button', { name: 'Show as tables' }).press('Enter');
    await expect(ratings.getByRole('img')).toHaveCount(0);
    expect((await table.boundingBox())?.width).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Show as charts' }).press('Enter');
    await expect(ratings.getByRole('img')).toBeVisible();
  });
});

function figure(page: Page, title: string): Locator {
  return page.getByRole('figure', { name: title });
}

/** Mocks a year of figures and workplaces beyond the free plan. */
async function answerInsights(
  page: Page,
  averages: (number | null)[],
  workplaces: { id: number }[],
): Promise<void> {
  const insights: ReviewInsights = {
    months: averages.map((averageRating, i) => ({
      month: new Date(Date.UTC(2025, 11 + i)).toISOString().slice(0, 7),
      reviews: averageRating === null ? 0 : 3,
      averageRating,
      views: 2 * (i + 1),
    })),
    ratings: [1, 2, 3, 4, 5],
    recent: { views: 24, reviews: 3 },
    workplaces: workplaces.map(({ id }) => ({ workplaceId: id, reviews: 3, averageRating: 4.5 })),
  };
  const stats = { totalReviews: 15, recentViews: 24, averageRating: 4 };
  // A document without data, so that the page asks for it.
  await page.route(/\/$/, async (route) => {
    const url = new URL('/app-shell', route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.route('**/api/reviews/stats', (route) => route.fulfill({ json: stats }));
  await page.route('**/api/reviews/insights', (route) => route.fulfill({ json: insights }));
  await page.route('**/api/workplaces', (route) => route.fulfill({ json: workplaces }));
}
