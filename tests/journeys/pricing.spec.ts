import type { Page } from '@playwright/test';
import { brand } from '#contract/brand.ts';
import { type RefusalCode, refusals } from '#contract/errors.ts';
import type { SubscriptionStatus } from '#contract/plans.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, leaveReview, test } from './fixtures.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name });
const actionsIn = (page: Page, name: string) =>
  card(page, name).getByRole('link').or(card(page, name).getByRole('button'));
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

/** Once these are answered, only what is pressed can find out what has changed since. */
async function openWithEverythingAsked(page: Page, path: string) {
  const asked = ['/api/auth/me', '/api/subscription/status'].map((call) =>
    page.waitForResponse((response) => response.url().endsWith(call) && response.ok()),
  );
  await page.goto(path);
  await Promise.all(asked);
}

test.describe('The pricing page', () => {
  test('shows three plans, each with its own price and what it holds', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('article')).toHaveCount(3);
    const promises = {
      Free: ['$0', '5 reviews total', 'Basic QR codes', 'Email notifications', 'Single workplace'],
      Monthly: ['$7 per month', 'Unlimited reviews', 'Multiple workplaces', 'Priority support'],
      Annual: ['$59 per year', 'Saving $25 per year', '3+ months free'],
    };
    for (const [name, texts] of Object.entries(promises)) {
      for (const text of texts) await expect(card(page, name)).toContainText(text);
    }
    await expect(card(page, 'Free')).not.toContainText(/\$7|\$59/);
    await expect(card(page, 'Monthly')).not.toContainText(/\$0|\$59/);
    await expect(card(page, 'Annual')).not.toContainText(/\$0|\$7/);
  });

  test('calls the annual plan Most Popular, and no other', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByText('Most Popular')).toHaveCount(1);
    await expect(card(page, 'Annual').getByText('Most Popular')).toBeVisible();
  });

  test('says why to upgrade and where to write to', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { name: 'Why Upgrade' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${brand.supportEmail}`,
    );
  });

  test('shows strangers Sign In and Get Started, and leads to /register from every plan', async ({
    page,
  }) => {
    await page.goto('/pricing');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(bar.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    for (const name of ['Free', 'Monthly', 'Annual']) {
      await expect(actionsIn(page, name)).toHaveCount(1);
      await expect(actionsIn(page, name)).toHaveAccessibleName(`Get Started with ${name}`);
      await expect(actionsIn(page, name)).toHaveAttribute('href', '/register');
      await expect(card(page, name)).not.toContainText('Current plan');
    }
    await actionsIn(page, 'Monthly').click();
    await expect(page).toHaveURL('/register');
  });

  test('stands complete in the first answer, before any script has run', async ({ browser, app }) => {
    const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/pricing');
    await expect(card(page, 'Annual').getByText('$59 per year')).toBeVisible();
    await expect(actionsIn(page, 'Annual')).toHaveAttribute('href', '/register');
    await context.close();
  });

  test('shows whoever is signed in a Dashboard link, the current plan and upgrades', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.goto('/pricing');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(page.getByRole('link', { name: /Sign In|Get Started/ })).toHaveCount(0);
    await expect(page.getByText('Current plan')).toHaveCount(1);
    await expect(card(page, 'Free').getByText('Current plan')).toBeVisible();
    await expect(actionsIn(page, 'Free')).toHaveAttribute('href', '/dashboard');
    await expect(actionsIn(page, 'Monthly')).toHaveAccessibleName('Upgrade to Monthly');
    await expect(actionsIn(page, 'Annual')).toHaveAccessibleName('Upgrade to Annual');
  });

  test('does not sell the plan somebody is already on', async ({ page, signUp }) => {
    await signUp();
    await playStatus(page, { subscriptionType: 'monthly' });
    await page.goto('/pricing');
    await expect(page.getByText('Current plan')).toHaveCount(1);
    await expect(card(page, 'Monthly').getByText('Current plan')).toBeVisible();
    await expect(actionsIn(page, 'Monthly')).toHaveAttribute('href', '/dashboard');
    await expect(actionsIn(page, 'Annual')).toHaveAccessibleName('Upgrade to Annual');
    await expect(page.getByText('credited')).toHaveCount(0);
  });

  test('says what becomes of the money when somebody whose plan renews switches', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await playStatus(page, { subscriptionType: 'annual', renewsAt: '2099-01-01T00:00:00.000Z' });
    await page.goto('/pricing');
    await expect(actionsIn(page, 'Monthly')).toHaveAccessibleName('Switch to Monthly');
    await expect(
      page.getByText(
        "When you switch, the new plan starts right away. We credit what you haven't used to your next bills.",
      ),
    ).toBeVisible();
  });

  test('keeps quiet and goes on selling when the plan cannot be read', async ({
    page,
    signUp,
    consoleErrors,
  }) => {
    await signUp();
    const failed = page.waitForResponse('**/api/subscription/status');
    await page.route('**/api/subscription/status', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/pricing');
    await failed;
    await expect(card(page, 'Annual').getByRole('button', { name: 'Upgrade to Annual' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
    expect(consoleErrors.splice(0).join()).toContain('500');
  });

  for (const [name, plan] of [
    ['Monthly', 'monthly'],
    ['Annual', 'yearly'],
  ] as const) {
    test(`asks for the ${plan} plan on ${name}, and goes to the payment page`, async ({ page, signUp }) => {
      await signUp();
      const bodies = await playCheckout(page, { paymentUrl: '/help' });
      await page.goto('/pricing');
      await page.getByRole('button', { name: `Upgrade to ${name}` }).click();
      await expect(page).toHaveURL('/help');
      expect(bodies).toEqual([{ plan }]);
    });
  }

  test('sends one request, however often the button is pressed while it goes', async ({ page, signUp }) => {
    await signUp();
    const answer = Promise.withResolvers<void>();
    const bodies = await playCheckout(page, { paymentUrl: '/help', after: answer.promise });
    await page.goto('/pricing');
    const upgrade = page.getByRole('button', { name: 'Upgrade to Annual' });
    await upgrade.dblclick();
    await expect(upgrade).toBeDisabled();
    await expect(upgrade).toHaveAttribute('aria-busy', 'true');
    await upgrade.press('Enter');
    await page.getByRole('button', { name: 'Upgrade to Monthly' }).press('Enter');
    answer.resolve();
    await expect(page).toHaveURL('/help');
    expect(bodies).toEqual([{ plan: 'yearly' }]);
  });

  test('can be bought from again when Back brings it as it was left', async ({ page, signUp }) => {
    await signUp();
    const bodies = await playCheckout(page, { paymentUrl: '/stay' });
    // An answer without content leaves the page standing, as the browser keeps it for Back.
    await page.route('**/stay', (route) => route.fulfill({ status: 204 }));
    await page.goto('/pricing');
    const left = page.waitForRequest('**/stay');
    await page.getByRole('button', { name: 'Upgrade to Annual' }).click();
    await left;
    const upgrade = page.getByRole('button', { name: 'Upgrade to Monthly' });
    await expect(upgrade).toBeDisabled();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(upgrade).toBeEnabled();
    await upgrade.click();
    await expect.poll(() => bodies).toEqual([{ plan: 'yearly' }, { plan: 'monthly' }]);
  });

  test('says "Checkout failed" with the sentence of the server', async ({ page, signUp, consoleErrors }) => {
    await signUp();
    await playRefusal(page, 'paymentsUnavailable');
    await page.goto('/pricing');
    const upgrade = page.getByRole('button', { name: 'Upgrade to Monthly' });
    await upgrade.click();
    await expect(toasts(page).getByText('Checkout failed', { exact: true })).toBeVisible();
    await expect(
      toasts(page).getByText('Payments are not available right now', { exact: true }),
    ).toBeVisible();
    await expect(upgrade).toBeEnabled();
    expect(consoleErrors.splice(0).join()).toContain('503');
  });

  test('learns of a plan that was bought elsewhere when it is refused a second time', async ({
    page,
    signUp,
    consoleErrors,
  }) => {
    await signUp();
    await playRefusal(page, 'planExists');
    await openWithEverythingAsked(page, '/pricing');
    await expect(card(page, 'Free').getByText('Current plan')).toBeVisible();
    await playStatus(page, { subscriptionType: 'annual' });
    await page.getByRole('button', { name: 'Upgrade to Annual' }).click();
    await expect(toasts(page).getByText('Checkout failed', { exact: true })).toBeVisible();
    await expect(
      toasts(page).getByText('You already have this plan. You can manage it in Settings.', { exact: true }),
    ).toBeVisible();
    await expect(card(page, 'Annual').getByText('Current plan')).toBeVisible();
    expect(consoleErrors.splice(0).join()).toContain('409');
  });

  test('says "Please try again later" where the server gives no sentence', async ({
    page,
    signUp,
    consoleErrors,
  }) => {
    await signUp();
    await page.route('**/api/create-subscription', (route) =>
      route.fulfill({ status: 502, body: 'Bad Gateway' }),
    );
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Upgrade to Annual' }).click();
    await expect(toasts(page).getByText('Checkout failed', { exact: true })).toBeVisible();
    await expect(toasts(page).getByText('Please try again later', { exact: true })).toBeVisible();
    expect(consoleErrors.splice(0).join()).toContain('502');
  });

  test('leads somebody whose session has ended to /login, and says nothing of a failure', async ({
    page,
    signUp,
    consoleErrors,
  }) => {
    const { user, password } = await signUp();
    await openWithEverythingAsked(page, '/pricing');
    await expect(page.getByText('Current plan')).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Upgrade to Annual' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Checkout failed')).toHaveCount(0);
    expect(consoleErrors.splice(0).join()).toContain('401');

    await page.getByLabel('Username').fill(user.username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('button', { name: 'Upgrade to Annual' })).toBeVisible();
  });
});

test.describe('The subscribe page', () => {
  test('says that the 5 free reviews are used, when they are', async ({ app, page, signUp }) => {
    const { user } = await signUp();
    for (let review = 0; review < 5; review += 1) await leaveReview(app, user.id);
    await page.goto('/subscribe');
    await expect(page.getByRole('heading', { level: 1, name: 'Upgrade Your Account' })).toBeVisible();
    await expect(page.getByText(/^Your 5 free reviews are used\./)).toBeVisible();
  });

  test('says how many of them are used, when some are left', async ({ app, page, signUp }) => {
    const { user } = await signUp();
    for (let review = 0; review < 2; review += 1) await leaveReview(app, user.id);
    await page.goto('/subscribe');
    await expect(page.getByText(/^You've used 2 of your 5 free reviews\./)).toBeVisible();
  });

  test('says what it is for also when the plan cannot be read', async ({ page, signUp, consoleErrors }) => {
    await signUp();
    await page.route('**/api/subscription/status', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/subscribe');
    await expect(page.getByText(/^Your 5 free reviews are used\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(consoleErrors.splice(0).join()).toContain('500');
  });

  test('offers monthly and yearly with their prices, yearly preselected', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/subscribe');
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'Monthly $7 per month' })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: 'Yearly $59 per year' })).toBeChecked();
    await expect(page.getByText('Save $25')).toBeVisible();
  });

  test('speaks of secure payment by a card payment provider and of cancelling anytime', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.goto('/subscribe');
    await expect(page.getByText(/Secure payment by .*card payment provider.*Cancel anytime/)).toBeVisible();
  });

  test('takes the choice by the keyboard, and goes to the payment page', async ({ page, signUp }) => {
    await signUp();
    const bodies = await playCheckout(page, { paymentUrl: '/help' });
    await page.goto('/subscribe');
    const yearly = page.getByRole('radio', { name: 'Yearly' });
    await expect(yearly).toBeVisible();
    await page.getByRole('button', { name: /your account/ }).focus();
    await page.keyboard.press('Tab');
    await expect(yearly).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/help');
    expect(bodies).toEqual([{ plan: 'monthly' }]);
  });

  test('sends one request, however often Subscribe is pressed while it goes', async ({ page, signUp }) => {
    await signUp();
    const answer = Promise.withResolvers<void>();
    const bodies = await playCheckout(page, { paymentUrl: '/help', after: answer.promise });
    await page.goto('/subscribe');
    const subscribe = page.getByRole('button', { name: 'Subscribe' });
    await subscribe.dblclick();
    await expect(subscribe).toBeDisabled();
    await page.getByRole('radio', { name: 'Monthly' }).press('Enter');
    answer.resolve();
    await expect(page).toHaveURL('/help');
    expect(bodies).toEqual([{ plan: 'yearly' }]);
  });

  test('says "Payment Error" when the checkout fails, and keeps the choice', async ({
    page,
    signUp,
    consoleErrors,
  }) => {
    await signUp();
    await playRefusal(page, 'paymentProviderUnavailable');
    await page.goto('/subscribe');
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(toasts(page).getByText('Payment Error', { exact: true })).toBeVisible();
    await expect(
      toasts(page).getByText('Unable to process payment. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    expect(consoleErrors.splice(0).join()).toContain('502');
  });

  test('leads somebody whose session has ended to /login, and back afterwards', async ({
    page,
    signUp,
    consoleErrors,
  }) => {
    const { user, password } = await signUp();
    await openWithEverythingAsked(page, '/subscribe');
    await expect(page.getByText(/^You've used 0 of/)).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Payment Error')).toHaveCount(0);
    expect(consoleErrors.splice(0).join()).toContain('401');

    await page.getByLabel('Username').fill(user.username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/subscribe');
  });

  test('is for those signed in', async ({ page }) => {
    await page.goto('/subscribe');
    await expect(page).toHaveURL('/login');
  });

  test('tells whoever has a paid plan that it is active, instead of selling it again', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await playStatus(page, { subscriptionType: 'annual' });
    await page.goto('/subscribe');
    await expect(page.getByText('Your Annual plan is active')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Switch/ })).toHaveCount(0);
    await expect(page.getByRole('status').getByText('Payment canceled')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('lets a monthly plan be switched to the annual one, and says so when that was canceled', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await playStatus(page, { subscriptionType: 'monthly', renewsAt: '2099-01-01T00:00:00.000Z' });
    const bodies = await playCheckout(page, { paymentUrl: '/subscribe?canceled=1' });
    await page.goto('/subscribe');
    await expect(page.getByText('Save $25 a year')).toBeVisible();
    await expect(page.getByText("we credit what you haven't used")).toBeVisible();
    await page.getByRole('button', { name: 'Switch to Annual' }).click();
    await expect(page.getByRole('status')).toHaveText('Payment canceled. Nothing was charged.');
    expect(bodies).toEqual([{ plan: 'yearly' }]);
    await page.getByRole('link', { name: 'Manage billing' }).click();
    await expect(page).toHaveURL('/settings#billing');
    await expect(page.getByRole('heading', { name: 'Plan and billing' })).toBeInViewport();
  });
});

test('Upgrade on the dashboard leads to the plans', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('A workplace too many is answered with the way to the plans', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.request.post('/api/workplaces', { data: { name: 'The First' } });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Workplace' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('The Second');
  await dialog.getByRole('button', { name: 'Add Workplace' }).click();
  await toasts(page).getByRole('button', { name: 'See plans' }).click();
  await expect(page).toHaveURL('/pricing');
  expect(consoleErrors.splice(0).join()).toContain('403');
});

test('The pages of the plans pass axe in light and dark and fit from 320 px up', async ({
  page,
  signUp,
  newVisitor,
}) => {
  await signUp();
  const visitor = await newVisitor();
  const paid = await page.context().newPage();
  const renewsAt = '2099-01-01T00:00:00.000Z';
  await playStatus(paid, { subscriptionType: 'monthly', renewsAt, paymentFailed: true });
  const visits = [
    { tab: visitor, path: '/pricing' },
    { tab: page, path: '/pricing' },
    { tab: page, path: '/subscribe' },
    { tab: paid, path: '/pricing' },
    { tab: paid, path: '/subscribe?canceled=1' },
  ];
  for (const { tab, path } of visits) {
    await tab.goto(path);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await tab.waitForLoadState('networkidle');
    await expectAccessible(tab, { widths: [320, 390, 1280, 1600] });
  }
});

/** Answers checkouts in place of the payment provider, and keeps what was asked for. */
async function playCheckout(
  page: Page,
  { paymentUrl, after }: { paymentUrl: string; after?: Promise<void> },
): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route('**/api/create-subscription', async (route) => {
    bodies.push(route.request().postDataJSON());
    await after;
    await route.fulfill({ json: { paymentUrl } });
  });
  return bodies;
}

/** Refuses checkouts, in the words of the contract. */
async function playRefusal(page: Page, code: RefusalCode): Promise<void> {
  const [status, message] = refusals[code];
  await page.route('**/api/create-subscription', (route) => route.fulfill({ status, json: { message } }));
}

/** Somebody with another plan: what the server says once they have paid. */
async function playStatus(page: Page, status: Partial<SubscriptionStatus>): Promise<void> {
  await page.route('**/api/subscription/status', (route) =>
    route.fulfill({
      json: {
        subscriptionType: 'free',
        subscriptionExpiresAt: '2099-01-01T00:00:00.000Z',
        totalReviews: 8,
        reviewsThisMonth: 3,
        reviewLimit: null,
        renewsAt: null,
        paymentFailed: false,
        ...status,
      } satisfies SubscriptionStatus,
    }),
  );
}
