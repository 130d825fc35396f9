import { readFile } from 'node:fs/promises';
import { expect, leaveReview, test } from './fixtures.ts';

test('Reviews show who, when, how many stars, what and from where', async ({ app, page, signUp }) => {
  const { user } = await signUp();
  await leaveReview(app, user.id, {
    rating: 4,
    comment: 'First line\nsecond line',
    customerName: 'Zoë Ng',
    customerLocation: 'Ghent',
  });
  await page.goto('/reviews');
  const review = page.getByRole('article');
  await expect(review).toContainText('Zoë Ng');
  await expect(review).toContainText(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date()),
  );
  await expect(review.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  await expect(review).toContainText('General Review');
  await expect(review).toContainText('Customer from Ghent');
  await expect(review.getByText('First line')).toHaveCSS('white-space', /pre/);
});

test('The list is filtered by workplace, and exported as the filter shows it', async ({
  app,
  page,
  signUp,
}) => {
  const { user } = await signUp();
  const added = await page.request.post('/api/workplaces', {
    data: { name: 'Inn, "Old"', location: 'Bruges' },
  });
  const workplace = await added.json();
  await leaveReview(app, user.id, { comment: 'General praise', customerName: '=SUM(A1)' });
  await leaveReview(app, user.id, {
    comment: 'At the "Inn"',
    workplaceId: workplace.id,
    customerLocation: null,
  });
  await page.goto('/reviews');
  await expect(page.getByRole('article')).toHaveCount(2);

  const download = async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^my-reviews-\d{4}-\d\d-\d\d\.csv$/);
    return readFile(await file.path(), 'utf8');
  };
  const all = await download();
  expect(all).toMatch(/^\ufeffDate,Customer Name,Location,Rating,Workplace,Comment\r?\n/);
  expect(all).toContain(`'=SUM(A1),Lisbon,5,General,"General praise"`);

  await page.getByRole('combobox').selectOption('Inn, "Old" - Bruges');
  await expect(page.getByRole('article')).toHaveCount(1);
  const filtered = await download();
  expect(filtered).toContain(`Maria Lindqvist,Unknown,5,"Inn, ""Old""","At the ""Inn"""`);
  expect(filtered).not.toContain('General praise');
});

test('Without reviews the list leads to the dashboard', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/reviews');
  await page
    .getByRole('link', { name: 'Go to Dashboard' })
    .or(page.getByRole('button', { name: 'Go to Dashboard' }))
    .click();
  await expect(page).toHaveURL(/\/(dashboard)?$/);
});

test('While they load, five placeholders stand for the reviews', async ({ page, signUp }) => {
  await signUp();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/reviews?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/reviews');
  await expect(page.locator('[data-placeholder]')).toHaveCount(5);
  answer();
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
});
