import type { Locator, Page } from '@playwright/test';
import { expect, leaveReview, test } from './fixtures.ts';
import { scrollToInsights } from './open-insights.ts';

test('The insights show reviews by month, rating and workplace, and how many views led to a review', async ({
  app,
  page,
  signUp,
}) => {
  const { user } = await signUp();
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

function cells(row: Locator): Promise<string[]> {
  return row
    .getByRole('columnheader')
    .or(row.getByRole('rowheader'))
    .or(row.getByRole('cell'))
    .allTextContents();
}

function monthName(date: Date): string {
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

async function addWorkplace(page: Page, name: string, location: string | null): Promise<number> {
  const answer = await page.request.post('/api/workplaces', { data: { name, location } });
  return (await answer.json()).id;
}

/** Views the review page as a new visitor. */
async function openReviewPage(appUrl: string, userId: number, visitor: string): Promise<void> {
  await fetch(`${appUrl}/review/${userId}`, { headers: { 'user-agent': `Mozilla/5.0 (iPhone) ${visitor}` } });
}
