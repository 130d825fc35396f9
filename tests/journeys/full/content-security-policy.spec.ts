import type { Page } from '@playwright/test';
import { knownPaths } from '#web/paths.ts';
import { expect, leaveReview } from '../fixtures.ts';
import { register, remember, signInAsAdmin, test, watchFor } from '../watched.ts';

/** Without a mail server, sent emails appear in /dev/mail. */
test.use({ environment: { SMTP_URL: '' } });

test('No page violates the content security policy, even with its menus, dialogs, lists and notifications open', async ({
  app,
  page,
  newVisitor,
  watched,
  consoleErrors,
}) => {
  const owner = await register(page.request);
  await page.request.post('/api/workplaces', { data: { name: 'Blue Door', location: 'Lisbon' } });
  await leaveReview(app, owner.id);
  const checkout = await page.request.post('/api/create-subscription', { data: { plan: 'yearly' } });
  const payment = new URL((await checkout.json()).paymentUrl).pathname;
  const policies: string[] = [];
  const forStrangers = ['/', '/login', '/register', '/forgot-password', '/pricing'];
  const notOfTheRouter = [
    `/review/${owner.id}`,
    '/review/999999',
    payment,
    '/unsubscribe?token=x',
    '/api/docs',
    '/dev/mail',
    '/nowhere',
  ];
  const stranger = await newVisitor();
  await watchFor(stranger.context(), watched);
  await remember(page, owner);
  const visit = async (tab: Page, addresses: string[]) => {
    tab.on('response', (response) => {
      if (response.request().resourceType() !== 'document') return;
      policies.push(`${response.url()}: ${response.headers()['content-security-policy']}`);
    });
    for (const path of addresses) {
      await tab.goto(path);
      await tab.getByRole('heading').first().waitFor();
      await expect(tab.locator('[data-placeholder], [aria-busy=true]')).toHaveCount(0);
    }
  };
  const forOwner = ['/', '/pricing', ...knownPaths.filter((path) => !forStrangers.includes(path))];
  await Promise.all([visit(stranger, [...forStrangers, ...notOfTheRouter]), visit(page, forOwner)]);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /your account/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share QR Code' }).click();
  await page.goto('/settings');
  for (const name of ['Change password', 'Sign out everywhere', 'Delete Account', 'Edit Blue Door']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('One too many');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: 'Notifications (F8)' }).getByText(/^Failed to add workplace/),
  ).toBeVisible();

  const admin = await newVisitor();
  await watchFor(admin.context(), watched);
  await signInAsAdmin(admin);
  for (const path of ['/admin', '/admin/users']) {
    await admin.goto(path);
    await expect(admin.locator('[data-placeholder]')).toHaveCount(0);
  }
  await admin
    .getByRole('button', { name: `Actions for ${owner.fullName}` })
    .first()
    .click();
  await admin.getByRole('menuitem', { name: 'Edit Subscription' }).click();
  await expect(admin.getByRole('dialog')).toBeVisible();

  expect(policies.length).toBeGreaterThanOrEqual(
    forOwner.length + forStrangers.length + notOfTheRouter.length,
  );
  expect(
    policies.filter((policy) => /undefined|unsafe/.test(policy) || !/frame-ancestors 'none'/.test(policy)),
  ).toEqual([]);
  // Missing pages and forbidden actions log these.
  consoleErrors.splice(
    0,
    consoleErrors.length,
    ...consoleErrors.filter((error) => !/status of 40/.test(error)),
  );
});
