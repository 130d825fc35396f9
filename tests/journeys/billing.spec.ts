import { freePlan } from '#contract/plans.ts';
import { addWorkplace, expect, FAILED_REQUESTS, leaveReview, test } from './fixtures.ts';

test.use({ expectedErrors: FAILED_REQUESTS });

test('A professional at the free plan’s limits upgrades on the payment page, and the next review arrives', async ({
  app,
  page,
  user,
  customer,
}) => {
  for (let review = 0; review < freePlan.reviews; review += 1) await leaveReview(app, user.id);
  for (let place = 0; place < freePlan.workplaces; place += 1) await addWorkplace(page, `Place ${place}`);
  await customer.goto(`/review/${user.id}`);
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(customer.getByRole('radio')).toHaveCount(0);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Workplace' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('One too many');
  await dialog.getByRole('button', { name: 'Add Workplace' }).click();
  await page.getByRole('button', { name: 'See plans' }).click();
  await expect(page).toHaveURL('/pricing');

  await page.goto('/dashboard');
  await expect(page.getByText('Review limit reached. Upgrade to continue.')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Upgrade to Annual' }).click();
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL('/subscribe/return?plan=annual');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Annual plan is active');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Renews on /)).toBeVisible();

  await customer.reload();
  await expect(customer.getByRole('radio')).toHaveCount(5);
  await leaveReview(app, user.id, { comment: 'One more' });
  await page.reload();
  await expect(page.getByText(`${freePlan.reviews + 1} reviews this month`)).toBeVisible();
  await expect(page.getByText('One more')).toBeVisible();
});
