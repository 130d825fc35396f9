import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const written = {
  id: 7,
  rating: 4,
  comment: 'Warm and quick.',
  customerName: 'Zoë Ng',
  customerLocation: 'Ghent',
  customerPhoto: null,
  workplaceId: null,
  userId: 2,
  createdAt: '2024-01-05T12:00:00.000Z',
};

/** A review as it may arrive: with what is optional missing, or with a date that is none. */
type Played = Pick<typeof written, 'id'> & { [Field in keyof typeof written]?: unknown };

test('A date is written like January 5, 2024', async ({ page, signUp }) => {
  await signUp();
  await playReviews(page, [written]);
  await page.goto('/reviews');
  await expect(page.getByRole('article').getByText('January 5, 2024', { exact: true })).toBeVisible();
});

test('An invalid date shows Unknown date', async ({ page, signUp }) => {
  await signUp();
  await playReviews(page, [{ ...written, createdAt: 'long ago' }]);
  await page.goto('/reviews');
  await expect(page.getByRole('article').getByText('Unknown date', { exact: true })).toBeVisible();
});

for (const customerName of [null, '', undefined])
  test(`A missing customer name (${JSON.stringify(customerName)}) shows Anonymous Customer`, async ({
    page,
    signUp,
  }) => {
    await signUp();
    await playReviews(page, [{ ...written, customerName }]);
    await page.goto('/reviews');
    await expect(page.getByRole('article').getByText('Anonymous Customer', { exact: true })).toBeVisible();
  });

test('What is optional may be missing: location, photo and workplace', async ({ page, signUp }) => {
  await signUp();
  const { id, rating, comment, userId, createdAt } = written;
  await playReviews(page, [{ id, rating, comment, userId, createdAt }]);
  await page.goto('/reviews');
  const review = page.getByRole('article');
  await expect(review).toContainText('Anonymous Customer');
  await expect(review.getByText('From: General Review', { exact: true })).toBeVisible();
  await expect(review).not.toContainText('Customer from');
  await expect(review.locator('img')).toHaveCount(0);
});

test('The customer photo is shown; initials when it is missing or fails', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await playReviews(page, [
    { ...written, id: 3, customerPhoto: '/avatar?name=Zo%C3%AB' },
    { ...written, id: 2, customerPhoto: null },
    { ...written, id: 1, customerPhoto: '/no-such-picture.png' },
  ]);
  await page.goto('/reviews');
  const reviews = page.getByRole('article');
  await expect(reviews.nth(0).locator('img')).toHaveAttribute('src', '/avatar?name=Zo%C3%AB');
  await expect(reviews.nth(0).locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  for (const review of [reviews.nth(1), reviews.nth(2)]) {
    await expect(review.locator('img')).toHaveCount(0);
    await expect(review.getByText('ZN', { exact: true })).toBeVisible();
  }
  expect(consoleErrors.splice(0).join()).toContain('404');
});

test('A From line has workplace name and location', async ({ page, signUp }) => {
  await signUp();
  const added = await page.request.post('/api/workplaces', {
    data: { name: 'Blue Door', location: 'Lisbon' },
  });
  await playReviews(page, [{ ...written, workplaceId: (await added.json()).id }]);
  await page.goto('/reviews');
  const review = page.getByRole('article');
  await expect(review.getByText('From: Blue Door - Lisbon', { exact: true })).toBeVisible();
  await expect(review.getByText('Customer from Ghent', { exact: true })).toBeVisible();
  await expect(review).not.toContainText('General Review');
});

test('The workplace filter offers All Workplaces or one workplace', async ({ page, signUp }) => {
  await signUp();
  await page.request.post('/api/workplaces', { data: { name: 'Blue Door', location: 'Lisbon' } });
  await page.goto('/reviews');
  const filter = page.getByRole('combobox');
  await expect(filter.getByRole('option')).toHaveText(['All Workplaces', 'Blue Door - Lisbon']);
  await expect(filter.locator('option:checked')).toHaveText('All Workplaces');
});

test('CSV export holds all that the filter shows, however many pages it fills', async ({ page, signUp }) => {
  await signUp();
  const all = Array.from({ length: 230 }, (_, index) => ({
    ...written,
    id: 230 - index,
    comment: `Comment ${230 - index}`,
  }));
  await playReviews(page, all);
  await page.goto('/reviews');
  await expect(page.getByRole('article').first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const rows = (await readFile(await file.path(), 'utf8')).split('\n').slice(1);
  expect(rows).toHaveLength(230);
  expect(rows[0]).toBe('"January 5, 2024",Zoë Ng,Ghent,4,General,"Comment 230"');
  expect(rows.at(-1)).toBe('"January 5, 2024",Zoë Ng,Ghent,4,General,"Comment 1"');
});

/** The list as the API gives it: in pages, each naming the next. */
async function playReviews(page: Page, reviews: readonly Played[]): Promise<void> {
  await page.route('**/api/reviews?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const cursor = Number(query.get('cursor') ?? Number.POSITIVE_INFINITY);
    const limit = Number(query.get('limit'));
    const rest = reviews.filter(({ id }) => id < cursor);
    const items = rest.slice(0, limit);
    const next = `</api/reviews?limit=${limit}&cursor=${items.at(-1)?.id}>; rel="next"`;
    return route.fulfill({ json: items, headers: rest.length > limit ? { link: next } : {} });
  });
}
