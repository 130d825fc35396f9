import type { Page } from '@playwright/test';
import type { ReviewInsights } from '#contract/reviews.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../fixtures.ts';

test('Insights pass axe and fit screens from 320 px, even with many long names', async ({ page, signUp }) => {
  await signUp();
  const names = ['مطعم '.repeat(24).trim(), '東京都渋谷区'.repeat(20), 'W'.repeat(120)];
  const workplaces = Array.from({ length: 60 }, (_, i) => ({
    id: i + 1,
    name: names[i] ?? `Place ${i}`,
    location: null,
  }));
  const averages = [4, null, 4.5, 5, 4.8, 3, 4, 4, 4, 4.5, null, 5];
  await answerInsights(page, averages, workplaces);
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

/** Mocks a year of figures, for workplaces beyond the free plan. */
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
