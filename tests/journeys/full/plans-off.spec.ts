import { freePlan } from '#contract/plans.ts';
import { expect, leaveReview, test } from '../fixtures.ts';

test.use({ environment: { PLANS: 'off' } });

test('With PLANS=off, documents and pages have no plans, and reviews have no limit', async ({
  app,
  page,
  signUp,
  consoleErrors,
}) => {
  const landing = await page.goto('/');
  expect(await landing?.text()).not.toMatch(/pricing|are free/i);
  await expect(page.getByRole('link', { name: 'Start collecting', exact: true })).toBeVisible();

  const { user } = await signUp();
  for (let i = 0; i <= freePlan.reviews; i += 1) await leaveReview(app, user.id);
  const dashboard = await page.goto('/dashboard');
  expect(await dashboard?.text()).not.toMatch(/upgrade/i);
  await expect(page.getByRole('heading', { name: 'Recent Reviews' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show my code' })).toBeVisible();
  await expect(page.getByText(/\bplan\b|remaining|unlimited/i)).toHaveCount(0);

  const settings = await page.goto('/settings');
  expect(await settings?.text()).not.toMatch(/billing/i);
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeVisible();
  await expect(page.getByRole('region', { name: /plan/i })).toHaveCount(0);

  for (const path of ['/pricing', '/subscribe', '/subscribe/return']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
  const expected = /status of 404/;
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !expected.test(error)));
});
