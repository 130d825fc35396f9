import { expectAccessible } from '../expect-accessible.ts';
import { expect, leaveReview, test } from '../fixtures.ts';

test('Every review shows its text, until Settings folds 1- and 2-star reviews', async ({
  app,
  page,
  user,
}) => {
  await leaveReview(app, user.id, { rating: 2, comment: 'Cold soup, cold eyes.' });
  await leaveReview(app, user.id, { rating: 5, comment: 'Warm soup, warm eyes.' });
  for (const path of ['/reviews', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByText('Warm soup, warm eyes.')).toBeVisible();
    await expect(page.getByText('Cold soup, cold eyes.')).toBeVisible();
  }

  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  const fold = page.getByRole('checkbox', { name: 'Fold 1- and 2-star reviews until I open them' });
  await expect(fold).not.toBeChecked();
  await fold.check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  for (const [name, path] of [
    ['My Reviews', '/reviews'],
    ['Dashboard', '/'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText('Warm soup, warm eyes.')).toBeVisible();
    await expect(page.getByText('Cold soup, cold eyes.')).toBeHidden();
    await page.reload();
    await expect(page.getByText('Warm soup, warm eyes.')).toBeVisible();
    await expect(page.getByText('Cold soup, cold eyes.')).toBeHidden();
    await expectAccessible(page);
  }
  // Folded reviews still count in the average.
  await expect(page.getByText('3.5 / 5')).toBeVisible();
  await page.getByText('Read it when you are ready').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cold soup, cold eyes.')).toBeVisible();
});
