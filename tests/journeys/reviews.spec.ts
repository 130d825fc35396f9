import { readFile } from 'node:fs/promises';
import { expectAccessible } from './expect-accessible.ts';
import { expect, leaveReview, test } from './fixtures.ts';
import { LAST_UPDATED, untilOfflineReady, untilSaved } from './offline.ts';

test('Reviews are listed, filtered by workplace, and exported as filtered', async ({ app, page, signUp }) => {
  const { user } = await signUp();
  const added = await page.request.post('/api/workplaces', {
    data: { name: 'Inn, "Old"', location: 'Bruges' },
  });
  const workplace = await added.json();
  await leaveReview(app, user.id, {
    rating: 4,
    comment: 'General praise\nsecond line',
    customerName: '=SUM(A1)',
    customerLocation: 'Ghent',
  });
  await leaveReview(app, user.id, {
    comment: 'At the "Inn"',
    workplaceId: workplace.id,
    customerLocation: null,
  });
  await page.goto('/reviews');
  const reviews = page.getByRole('article');

  await test.step('A review shows its customer, date, stars, comment and workplace', async () => {
    await expect(reviews).toHaveCount(2);
    const review = reviews.last();
    await expect(review).toContainText('=SUM(A1)');
    await expect(review).toContainText(
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date()),
    );
    await expect(review.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    await expect(review).toContainText('General Review');
    await expect(review).toContainText('Customer from Ghent');
    await expect(review.getByText('General praise')).toHaveCSS('white-space', /pre/);
    await expect(reviews.first()).toContainText('From: Inn, "Old" - Bruges');
  });

  const download = async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^my-reviews-\d{4}-\d\d-\d\d\.csv$/);
    return readFile(await file.path(), 'utf8');
  };
  await test.step('Export CSV contains every review, with formulas escaped', async () => {
    const all = await download();
    expect(all).toMatch(/^\ufeffDate,Customer Name,Location,Rating,Workplace,Comment\r?\n/);
    expect(all).toContain(`'=SUM(A1),Ghent,4,General,"General praise\nsecond line"`);
  });

  await test.step('The workplace filter narrows the list and the export', async () => {
    await page.getByRole('combobox').selectOption('Inn, "Old" - Bruges');
    await expect(reviews).toHaveCount(1);
    const filtered = await download();
    expect(filtered).toContain(`Maria Lindqvist,Unknown,5,"Inn, ""Old""","At the ""Inn"""`);
    expect(filtered).not.toContain('General praise');
  });
});

test('Pinned reviews stay on top, and stars narrow the list', async ({ app, page, signUp }) => {
  const { user } = await signUp();
  await leaveReview(app, user.id, { rating: 5, comment: 'The first one' });
  await leaveReview(app, user.id, { rating: 3, comment: 'The second one', customerName: 'Ida' });
  await page.goto('/reviews');
  const reviews = page.getByRole('article');
  await expect(reviews.first()).toContainText('The second one');
  await page.getByRole('button', { name: 'Pin review by Maria Lindqvist' }).click();
  await expect(reviews.first()).toContainText('The first one');
  await page.reload();
  await expect(reviews.first()).toContainText('The first one');
  await expect(reviews).toHaveCount(2);
  await page.getByRole('button', { name: '3 stars' }).click();
  await expect(reviews).toHaveCount(1);
  await expect(reviews).toContainText('The second one');
});

test('A search finds words in any case, marks them, and stays in the address', async ({
  app,
  page,
  signUp,
}) => {
  const { user } = await signUp();
  await leaveReview(app, user.id, { comment: 'The best CAFÉ in town', customerName: 'Ida' });
  await leaveReview(app, user.id, { comment: 'A long evening' });
  await page.goto('/reviews');
  const reviews = page.getByRole('article');
  const field = page.getByRole('search').getByRole('searchbox', { name: 'Search reviews' });
  await expect(reviews).toHaveCount(2);
  await field.fill('cafe ida');
  await expect(reviews).toHaveCount(1);
  await expect(reviews.locator('mark')).toHaveText(['CAFÉ', 'Ida']);
  await expectAccessible(page);
  await page.reload();
  await expect(field).toHaveValue('cafe ida');
  await expect(reviews).toHaveCount(1);
  await field.fill('soup');
  await expect(page.getByRole('status')).toContainText('No reviews match “soup”');
  await page.goBack();
  await expect(field).toHaveValue('');
  await expect(reviews).toHaveCount(2);
});

test('A label that stays on top never covers the focus', async ({ app, page, signUp }) => {
  const { user } = await signUp();
  const comment = 'A long evening. '.repeat(60);
  for (let i = 0; i < 5; i += 1) await leaveReview(app, user.id, { comment });
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/reviews');
  await page
    .getByRole('button', { name: /^Pin review/ })
    .last()
    .focus();
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press('Shift+Tab');
    const isCovered = await page.evaluate(() => {
      const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return !document.activeElement?.contains(top);
    });
    expect(isCovered).toBe(false);
  }
});

test.describe('Offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the latest reviews can be read, filtered, and one at random', async ({
    app,
    page,
    context,
    signUp,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    await page.request.post('/api/workplaces', { data: { name: 'Blue Door', location: 'Lisbon' } });
    await leaveReview(app, user.id, { comment: 'Worth the wait.' });
    await page.goto('/reviews');
    await untilOfflineReady(page);
    await expect(page.getByText('Worth the wait.')).toBeVisible();
    await untilSaved(page, 'pages');
    await context.setOffline(true);
    await page.goto('/reviews');
    await expect(page.getByRole('status')).toHaveText(LAST_UPDATED);
    await expect(page.getByText('Worth the wait.')).toBeVisible();
    await page.getByRole('button', { name: 'Read me one' }).click();
    await expect(page.getByRole('dialog').getByText('Worth the wait.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '2 stars' }).click();
    await expect(page.getByText('No 2-star reviews')).toBeVisible();
    await page.getByRole('button', { name: 'Show all reviews' }).click();

    await context.setOffline(false);
    await expect(page.getByRole('status')).toHaveCount(0);
    await expect(page.getByText('Worth the wait.')).toBeVisible();
    for (const error of consoleErrors.splice(0)) expect(error).toContain('ERR_INTERNET_DISCONNECTED');
  });
});
