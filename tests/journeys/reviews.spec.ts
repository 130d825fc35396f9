import { readFile } from 'node:fs/promises';
import { expect, leaveReview, test } from './fixtures.ts';

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
