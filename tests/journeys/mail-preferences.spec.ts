import { expectAccessibleState } from './expect-accessible.ts';
import { expect, leaveReview, test } from './fixtures.ts';
import { closeToast, expectToast } from './toast.ts';

test('Settings lets a professional choose emails and describes what will happen', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/settings#mails');
  const reviews = page.getByRole('group', { name: 'New reviews' });
  const frequency = (name: string) => reviews.getByRole('radio', { name });
  const words = page.getByRole('list', { name: 'What will happen' });
  await expect(frequency('Right away')).toBeChecked();
  await frequency('Daily').check();
  await expect(words).toContainText('New reviews come in one email a day, at 8 in the morning');
  await page.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await expect(words).toContainText('Nothing between 21:30 and 07:00. It waits until 07:00');
  await expectAccessibleState(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Email settings saved', { exact: true })).toBeVisible();
  await frequency('Never').check();
  await expect(words).toContainText('Anything already waiting is sent one last time.');

  await page.reload();
  await expect(frequency('Daily')).toBeChecked();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30');
  const { timeZone } = await page.request.get('/api/auth/mail-preferences').then((answer) => answer.json());
  expect(timeZone).toBe(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
});

test('Every review shows its text, until Settings folds 1- and 2-star reviews', async ({
  app,
  page,
  signUp,
}) => {
  const { user } = await signUp();
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
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Email settings saved');
  await closeToast(page);

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
    await expectAccessibleState(page);
  }
  // Folded reviews still count in the average.
  await expect(page.getByText('3.5 / 5')).toBeVisible();
  await page.getByText('Read it when you are ready').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cold soup, cold eyes.')).toBeVisible();
});
