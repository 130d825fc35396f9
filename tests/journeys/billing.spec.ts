import type { Page } from '@playwright/test';
import type { SubscriptionStatus } from '#contract/plans.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, leaveReview, test } from './fixtures.ts';
import { requestsTo } from './traffic.ts';

const billing = (page: Page) => page.locator('#billing');
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

test('Who hits the limit upgrades on the payment page, and the sixth review arrives', async ({
  app,
  page,
  signUp,
  newVisitor,
}) => {
  const { user } = await signUp();
  for (let review = 0; review < 5; review += 1) await leaveReview(app, user.id);
  const customer = await newVisitor();
  await customer.goto(`/review/${user.id}`);
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(customer.getByRole('radio')).toHaveCount(0);

  await page.goto('/dashboard');
  await expect(page.getByText('Review limit reached. Upgrade to continue.')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade' }).click();
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
  await leaveReview(app, user.id, { comment: 'The sixth' });
  await page.reload();
  await expect(page.getByText('6 reviews this month')).toBeVisible();
  await expect(page.getByText('The sixth')).toBeVisible();
});

test('A declined card and a canceled payment leave everything as it was', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/subscribe');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Try a declined card' }).click();
  await expect(page.getByRole('alert')).toHaveText('The card was declined. Nothing was charged.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/subscribe?canceled=1');
  await expect(page.getByRole('status')).toHaveText('Payment canceled. Nothing was charged.');
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  const { subscriptionType, renewsAt } = await (await page.request.get('/api/subscription/status')).json();
  expect([subscriptionType, renewsAt]).toEqual(['free', null]);
});

test('A plan is switched, canceled within two clicks from Settings, stays active and can be kept', async ({
  page,
  signUp,
}) => {
  await signUp();
  const order = await page.request.post('/api/create-subscription', { data: { plan: 'monthly' } });
  const { paymentUrl } = await order.json();
  expect((await page.request.post(`${paymentUrl}/pay`)).ok()).toBe(true);
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Switch to Annual' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Annual plan is active');

  await page.goto('/settings');
  await expect(billing(page)).toContainText(/Annual plan, \$59 per year.*Renews on \w+ \d+, \d{4}/);
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

  await page.goto('/settings#billing');
  await expect(billing(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Keep subscription' }).click();
  await page.getByRole('link', { name: 'Back to Settings' }).click();
  await expect(billing(page)).toContainText('Renews on');
});

test('A plan that has ended is over on the dashboard and on the page for customers, from that moment', async ({
  app,
  page,
  signUp,
  newVisitor,
}) => {
  const { user } = await signUp();
  const admin = (await newVisitor()).request;
  await admin.post('/api/auth/login', { data: { username: 'admin', password: 'the admin password' } });
  for (let review = 0; review < 5; review += 1) await leaveReview(app, user.id);
  const end = new Date(Date.now() + 5_000);
  await admin.patch(`/api/admin/users/${user.id}`, {
    data: { subscriptionType: 'annual', subscriptionExpiresAt: end.toISOString() },
  });
  const isOpen = async () => (await (await admin.get(`/api/users/${user.id}`)).json()).acceptingReviews;
  expect(await isOpen()).toBe(true);
  await page.goto('/dashboard');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect.poll(isOpen).toBe(false);
  await page.reload();
  await expect(page.getByText('Limited', { exact: true })).toBeVisible();
  await expect(page.getByText('Review limit reached. Upgrade to continue.')).toBeVisible();
});

test('The return page proves nothing: who has not paid stays free and reads so after 10 seconds', async ({
  page,
  signUp,
  newVisitor,
}) => {
  await signUp();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = requestsTo(page, 'GET', '/api/subscription/status');
  const untilAnswered = async () => {
    // Whatever had been started is on its way before this call is answered, ...
    await page.evaluate(() => fetch('/api/auth/me'));
    for (const request of asked) await request.response();
    // ... and by the answer to this one the page has those before it.
    await page.evaluate(() => fetch('/api/auth/me'));
  };
  await page.goto('/subscribe/return?plan=annual');
  await expect(page).toHaveTitle('Payment - Goodword');
  const news = page.getByRole('status');
  await expect(news).toContainText('Confirming your payment...');
  for (let second = 1; second <= 9; second += 1) {
    await page.clock.runFor(1_000);
    await untilAnswered();
  }
  expect(asked.length).toBeGreaterThan(5);
  await expect(news).toContainText('Confirming your payment...');
  await page.clock.runFor(1_000);
  await expect(news.getByRole('heading', { level: 1 })).toHaveText("Your payment isn't confirmed yet");
  await expect(news).toContainText(
    "Your plan starts as soon as our payment provider confirms it. We'll email you then. You can close this page.",
  );
  const count = asked.length;
  await page.clock.runFor(60_000);
  await untilAnswered();
  expect(asked).toHaveLength(count);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(news).toContainText('Confirming your payment...');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(news).toContainText("Your payment isn't confirmed yet");
  await page.clock.resume();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByText('Free plan')).toBeVisible();

  const visitor = await newVisitor();
  await visitor.goto('/subscribe/return?plan=annual');
  await expect(visitor).toHaveURL('/login');
});

test('The return page waits for the plan that was paid for, through failed calls, and tells the dashboard', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const renewing = { renewsAt: '2099-12-21T12:00:00.000Z' };
  const answers = [
    { json: aStatus({ subscriptionType: 'monthly', ...renewing }) },
    { status: 500, body: '' },
    { json: aStatus({ subscriptionType: 'annual', ...renewing }) },
  ];
  let asked = 0;
  await page.route('**/api/subscription/status', (route) => {
    const answer = answers[Math.min(asked, 2)];
    asked += 1;
    return route.fulfill(answer);
  });
  await page.goto('/subscribe/return?plan=annual');
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByRole('status')).toContainText('Confirming your payment...');
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Annual plan is active', {
      timeout: 500,
    });
  }).toPass();
  await expect(page.getByRole('status')).toContainText('Your plan renews on December 21, 2099.');
  await page.clock.runFor(60_000);
  await page.clock.resume();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('Renews on December 21, 2099')).toBeVisible();
  expect(asked).toBe(3);
  expect(consoleErrors.splice(0).join()).toContain('500');
});

test('Settings says what is paid for and until when, and what to do when a payment failed', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  const show = await playStatus(page, { subscriptionType: 'free', paymentFailed: true });
  const failed = 'Your last payment failed. Update your card';
  const goesOn = 'and your plan will resume once the payment goes through.';
  for (const path of ['/pricing', '/subscribe', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByText(`${failed} in Settings ${goesOn}`)).toBeVisible();
  }
  await page.getByText(failed).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings#billing');
  await expect(billing(page).getByText(`${failed} under Manage billing ${goesOn}`)).toBeVisible();
  await expect(billing(page)).toContainText('8 reviews used, 5 included');
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();

  show({ subscriptionExpiresAt: '2099-12-21T12:00:00.000Z', paymentFailed: true });
  await page.reload();
  await expect(billing(page).getByText(`${failed} under Manage billing to keep your plan.`)).toBeVisible();
  await expect(billing(page)).toContainText('Annual plan, $59 per year');
  await expect(billing(page)).toContainText('Paid until December 21, 2099');

  show({ renewsAt: '2099-12-21T12:00:00.000Z' });
  await page.reload();
  await expect(billing(page)).toContainText('Annual plan, $59 per year');
  await expect(billing(page)).toContainText('Renews on December 21, 2099');
  await expect(page.getByText(failed)).toHaveCount(0);

  const answer = Promise.withResolvers<void>();
  const bodies: unknown[] = [];
  await page.route('**/api/create-portal-session', async (route) => {
    bodies.push(route.request().postDataJSON());
    await answer.promise;
    await route.fulfill({ status: 502, body: 'Bad Gateway' });
  });
  const manage = page.getByRole('button', { name: 'Manage billing' });
  await manage.dblclick();
  await expect(manage).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Cancel subscription' }).press('Enter');
  answer.resolve();
  await expect(toasts(page).getByText('Billing unavailable', { exact: true })).toBeVisible();
  await expect(toasts(page).getByText('Please try again later', { exact: true })).toBeVisible();
  await expect(manage).toBeEnabled();
  expect(bodies).toEqual([{}]);
  await page.unroute('**/api/create-portal-session');

  // Back from the billing page, as the browser kept this one.
  await page.route('**/stay', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/create-portal-session', (route) =>
    route.fulfill({ json: { portalUrl: '/stay' } }),
  );
  const left = page.waitForRequest('**/stay');
  await manage.click();
  await left;
  await expect(manage).toBeDisabled();
  show({ subscriptionType: 'monthly', subscriptionExpiresAt: '2099-12-21T12:00:00.000Z' });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(billing(page)).toContainText("Ends on December 21, 2099 and won't renew");
  await expect(billing(page)).not.toContainText(/\$|failed/);
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0);
  await expect(manage).toBeEnabled();

  await page.unroute('**/api/create-portal-session');
  show({ subscriptionExpiresAt: null });
  await page.reload();
  await expect(billing(page).getByText('Annual plan')).toBeVisible();
  await expect(billing(page)).not.toContainText(/Ends|Renews/);
  await manage.click();
  await expect(
    toasts(page).getByText('Your plan has no billing to manage.', {
      exact: true,
    }),
  ).toBeVisible();
  for (const error of consoleErrors.splice(0)) expect(error).toMatch(/502|409/);
});

test('A plan that cannot be read says so in Settings and offers another try', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.route('**/api/subscription/status', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/settings');
  await expect(billing(page).getByRole('alert')).toContainText("Couldn't load your plan.");
  await page.unroute('**/api/subscription/status');
  await billing(page).getByRole('button', { name: 'Try again' }).click();
  await expect(billing(page)).toContainText('0 of 5 reviews used');
  await billing(page).getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL('/pricing');
  expect(consoleErrors.splice(0).join()).toContain('503');
});

test('Billing and the return page pass axe in light and dark, and fit from 320 px up', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.clock.install();
  await page.goto('/subscribe/return');
  await expect(page.getByText('Confirming your payment...')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText("Your payment isn't confirmed yet")).toBeVisible();
  await expectAccessible(page);
  await playStatus(page, { renewsAt: '2099-12-21T12:00:00.000Z', paymentFailed: true });
  await page.goto('/settings');
  await expect(billing(page)).toContainText('Renews on');
  await expectAccessible(page);
});

function aStatus(status: Partial<SubscriptionStatus>): SubscriptionStatus {
  return {
    subscriptionType: 'annual',
    subscriptionExpiresAt: status.renewsAt ?? null,
    totalReviews: 8,
    reviewsThisMonth: 3,
    reviewLimit: null,
    renewsAt: null,
    paymentFailed: false,
    ...status,
  };
}

/** Somebody on the annual plan but for what is given; answers a function that gives something else from then on. */
async function playStatus(page: Page, status: Partial<SubscriptionStatus>) {
  let shown = aStatus(status);
  await page.route('**/api/subscription/status', (route) => route.fulfill({ json: shown }));
  return (next: Partial<SubscriptionStatus>) => {
    shown = aStatus(next);
  };
}
