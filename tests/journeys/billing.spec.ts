import { freePlan, prices } from '#contract/plans.ts';
import { expectAccessible } from './expect-accessible.ts';
import { addWorkplace, expect, FAILED_REQUESTS, leaveReview, NIGHT, subscribe, test } from './fixtures.ts';

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

test(
  'A plan can be bought after a declined card, switched, canceled within two clicks from Settings, and kept',
  NIGHT,
  async ({ page, signUp }) => {
    const billing = page.locator('#billing');
    await signUp();

    await test.step('A declined card and a canceled payment charge nothing', async () => {
      await page.goto('/subscribe');
      await page.getByRole('radio', { name: 'Yearly' }).focus();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Try a declined card' }).click();
      await expect(page.getByRole('alert')).toHaveText('The card was declined. Nothing was charged.');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL('/subscribe?canceled=1');
      await expect(page.getByRole('status')).toHaveText('Payment canceled. Nothing was charged.');
    });

    await test.step('A monthly plan is switched to the annual one', async () => {
      await subscribe(page, 'monthly');
      await page.goto('/subscribe');
      await page.getByRole('button', { name: 'Switch to Annual' }).click();
      await page.getByRole('button', { name: 'Pay' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Annual plan is active');
    });

    await test.step('The plan is canceled within two clicks from Settings, and can be kept', async () => {
      await page.goto('/settings#billing');
      await expect(billing).toContainText(`Annual plan, $${prices.annual} per year`);
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(page.getByRole('heading', { name: 'Test billing' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      await page.getByRole('link', { name: 'Back to Settings' }).click();
      await expect(billing).toContainText(/Annual plan.*Ends on \w+ \d+, \d{4} and won't renew/);
      await page.getByRole('button', { name: 'Manage billing' }).click();
      await page.getByRole('button', { name: 'Keep subscription' }).click();
      await page.getByRole('link', { name: 'Back to Settings' }).click();
      await expect(billing).toContainText('Renews on');
    });
  },
);
