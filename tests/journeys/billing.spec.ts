import { freePlan, prices } from '#contract/plans.ts';
import { expect, leaveReview, test } from './fixtures.ts';

test('A professional at the free plan’s limits upgrades on the payment page, and the next review arrives', async ({
  app,
  page,
  user,
  customer,
  consoleErrors,
}) => {
  for (let review = 0; review < freePlan.reviews; review += 1) await leaveReview(app, user.id);
  for (let place = 0; place < freePlan.workplaces; place += 1)
    await page.request.post('/api/workplaces', { data: { name: `Place ${place}` } });

  await test.step('The review page is closed', async () => {
    await customer.goto(`/review/${user.id}`);
    await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(customer.getByRole('radio')).toHaveCount(0);
  });

  await test.step('The dashboard says so, and Upgrade opens the plans', async () => {
    await page.goto('/dashboard');
    await expect(page.getByText('Review limit reached. Upgrade to continue.')).toBeVisible();
    await page.getByRole('button', { name: 'Upgrade' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('Adding a workplace beyond the limit also offers the plans', async () => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Add Workplace' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('One too many');
    await dialog.getByRole('button', { name: 'Add Workplace' }).click();
    await page.getByRole('button', { name: 'See plans' }).click();
    await expect(page).toHaveURL('/pricing');
    expect(consoleErrors.splice(0).join()).toContain('403');
  });

  await test.step('After the payment the plan is active everywhere', async () => {
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
});

test('The pricing page is complete in the first response, before any script runs', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/pricing');
  const annual = page.getByRole('article', { name: 'Annual' });
  await expect(annual.getByText(`$${prices.annual} per year`)).toBeVisible();
  await expect(annual.getByRole('link')).toHaveAttribute('href', '/register');
  await context.close();
});
