import type { Page } from '@playwright/test';
import { prices } from '#contract/plans.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../fixtures.ts';

const billing = (page: Page) => page.locator('#billing');

test('A plan can be bought after a declined card, switched, canceled within two clicks from Settings, and kept', async ({
  page,
  signUp,
}) => {
  await signUp();

  await test.step('A declined card and a canceled payment charge nothing', async () => {
    await page.goto('/subscribe');
    await page.getByRole('radio', { name: 'Yearly' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Try a declined card' }).click();
    await expect(page.getByRole('alert')).toHaveText('The card was declined. Nothing was charged.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/subscribe?canceled=1');
    await expect(page.getByRole('status')).toHaveText('Payment canceled. Nothing was charged.');
    const { subscriptionType, renewsAt } = await (await page.request.get('/api/subscription/status')).json();
    expect([subscriptionType, renewsAt]).toEqual(['free', null]);
  });

  await test.step('A monthly plan is switched to the annual one', async () => {
    const order = await page.request.post('/api/create-subscription', { data: { plan: 'monthly' } });
    const { paymentUrl } = await order.json();
    expect((await page.request.post(`${paymentUrl}/pay`)).ok()).toBe(true);
    await page.goto('/subscribe');
    await page.getByRole('button', { name: 'Switch to Annual' }).click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Annual plan is active');
  });

  await test.step('The plan is canceled within two clicks from Settings and stays active until it ends', async () => {
    await page.goto('/settings');
    await expect(billing(page)).toContainText(
      new RegExp(`Annual plan, \\$${prices.annual} per year.*Renews on \\w+ \\d+, \\d{4}`),
    );
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByRole('heading', { name: 'Test billing' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('link', { name: 'Back to Settings' }).click();
    await expect(billing(page)).toContainText(/Annual plan.*Ends on \w+ \d+, \d{4} and won't renew/);
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Runs until /)).toBeVisible();
  });

  await test.step('The canceled plan can be kept', async () => {
    await page.goto('/settings#billing');
    await expect(billing(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Manage billing' }).click();
    await page.getByRole('button', { name: 'Keep subscription' }).click();
    await page.getByRole('link', { name: 'Back to Settings' }).click();
    await expect(billing(page)).toContainText('Renews on');
  });
});
