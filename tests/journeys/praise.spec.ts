import { expectAccessible } from './expect-accessible.ts';
import { expect, FAILED_REQUESTS, leaveReview, test } from './fixtures.ts';

test.use({ expectedErrors: FAILED_REQUESTS, viewport: { width: 390, height: 844 } });

const fixture = (name: string) => `web/earlier-praise/fixtures/${name}`;

test('Praise comes in from a file and from the keyboard, says where it is from, and counts as no review', async ({
  page,
  app,
  user,
}) => {
  await leaveReview(app, user.id, { rating: 2, comment: 'It was fine.' });
  await page.goto('/reviews');
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Earlier praise' }).press('Enter');
  await expect(page.getByText('No earlier praise yet')).toBeVisible();

  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  const file = page.getByLabel('CSV file');
  await file.setInputFiles(fixture('bad-lines.csv'));
  await expect(page.getByText('Line 5: Please enter what the customer wrote')).toBeVisible();
  await expectAccessible(page);
  await file.setInputFiles(fixture('google-business-profile.csv'));
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2' }).press('Enter');
  await expect(page.getByText('2 pieces of praise added')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.getByRole('button', { name: 'Add praise' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Words').fill('x'.repeat(5_000));
  await dialog.getByLabel('Name').fill('5.0 by Google');
  await dialog.getByLabel('From').selectOption('Letter');
  await expectAccessible(page, { leftOut: ['region'] });
  await dialog.getByLabel('Name').press('Enter');
  const added = page.getByRole('article', { name: '5.0 by Google' });
  await expect(added).toContainText('Added by Ana from a letter');
  await expect(added.getByRole('img')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/reviews');
  await expect(page.getByRole('article')).toHaveCount(1);
  const stats = await page.request.get('/api/reviews/stats');
  expect(await stats.json()).toMatchObject({ totalReviews: 1, averageRating: 2 });
});
