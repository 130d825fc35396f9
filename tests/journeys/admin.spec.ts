import { type APIRequestContext, type Locator, type Page, request } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import type { AdminUser } from '#contract/admin.ts';
import { newRegistration } from '#server/cast.ts';
import { insertPlatform, monthAgo, platform } from '#tests/platform.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, leaveReview, test } from './fixtures.ts';

const STATS = '**/api/admin/user-stats';
const USERS = '**/api/admin/users?*';
const STATS_AND_USERS = '**/api/admin/user*';
const ONE_USER = '**/api/admin/users/*';
const INSIGHTS = '**/api/admin/insights';
const MAIL_HEALTH = '**/api/admin/mail-health';
const MAILS = '**/api/admin/mails?*';
const ONE_MAIL = '**/api/admin/mails/*/retry';
const AUDIT = '**/api/admin/audit?*';

/** Beside the product of the other tests, one that has been used for a while. */
const testOnPlatform = test.extend<object, object>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  fill: [async ({}, use) => use(insertPlatform), { scope: 'worker' }],
});

test('The admin sees four totals, and goes on to the users', async ({ page }) => {
  await signInAsAdmin(page);
  await page.route(STATS, (route) =>
    route.fulfill({
      json: { totalUsers: 1_234, paidUsers: 154, conversionRate: 12.5, monthlyRevenue: 18.92 },
    }),
  );
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  for (const [label, value] of [
    ['Total Users', '1,234'],
    ['Paid Users', '154'],
    ['Conversion Rate', '12.5%'],
    ['Monthly Revenue', '$18.92'],
  ] as const) {
    await expect(page.getByText(label).locator('..')).toContainText(value);
  }
  const tabs = page.getByRole('navigation', { name: 'Your pages' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Dashboard',
    'My Reviews',
    'Settings',
    'Pricing',
    'Admin',
  ]);
  await expect(tabs.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.getByRole('link', { name: 'Admin' })).toBeInViewport({ ratio: 1 });

  await page.getByRole('link', { name: 'Delete/Manage Users' }).click();
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeFocused();
});

for (const path of ['/admin', '/admin/users']) {
  test(`A professional on ${path} is told once that access is denied, and led back`, async ({
    page,
    signUp,
    consoleErrors,
  }) => {
    await signUp();
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText(/denied/i)).toHaveCount(1);
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Delete/Manage Users' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert')).toHaveCount(1);
    for (const error of consoleErrors.splice(0)) expect(error).toContain('403');
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test(`Whoever is signed out meanwhile is led from ${path} to /login`, async ({ page, consoleErrors }) => {
    await signInAsAdmin(page);
    await page.context().clearCookies();
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await page.waitForLoadState('networkidle');
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
    for (const error of consoleErrors.splice(0)) expect(error).toContain('401');
  });
}

for (const { path, endpoint, placeholders, arrived } of [
  { path: '/admin', endpoint: STATS, placeholders: 4, arrived: '%' },
  { path: '/admin/users', endpoint: STATS_AND_USERS, placeholders: 9, arrived: 'admin@localhost' },
]) {
  test(`${path} shows placeholders while it waits, and after a failure offers another try`, async ({
    page,
    consoleErrors,
  }) => {
    await signInAsAdmin(page);
    let answer = () => {};
    const isAwaited = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isDown = true;
    await page.route(endpoint, async (route) => {
      if (!isDown) return route.continue();
      await isAwaited;
      return route.fulfill({ status: 503, json: { message: 'Service temporarily unavailable' } });
    });
    await page.goto(path);
    await expect(page.locator('[data-placeholder]')).toHaveCount(placeholders);
    answer();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
    isDown = false;
    await retry.click();
    await expect(page.getByText(arrived)).toBeVisible();
    await expect(retry).toHaveCount(0);
    expect(consoleErrors.splice(0).join()).toContain('503');
  });
}

testOnPlatform(
  'Charts show sign-ups, reviews and revenue by month, and tables the same',
  async ({ page }) => {
    await signInAsAdmin(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin');
    const [best] = platform.months.slice(-1).map(({ ago }) => monthName(monthAgo(ago)));
    const span = `${monthAndYear(monthAgo(11))} to ${monthAndYear(monthAgo(0))}`;
    for (const [title, most] of [
      ['Sign-ups per month', '90'],
      ['Revenue per month', '$1,400.00'],
    ]) {
      await expect(page.getByRole('figure', { name: title }).getByRole('img')).toHaveAccessibleName(
        `${title}, ${span}; most in ${best} with ${most}`,
      );
    }
    const revenue = page.getByRole('figure', { name: 'Revenue per month' });
    for (const label of ['$66', '$7', '$1.4K']) {
      await expect(revenue.getByText(label, { exact: true })).toBeVisible();
    }

    await page.getByRole('button', { name: 'Show as tables' }).click();
    await expect(page.getByRole('figure').getByRole('img')).toHaveCount(0);
    for (const [title, column, figureOf] of [
      ['Sign-ups per month', 'Sign-ups', ({ signUps }) => String(signUps)],
      ['Reviews per month', 'Reviews', ({ reviews }) => String(reviews)],
      ['Revenue per month', 'Revenue', ({ payments }) => dollars(payments)],
    ] satisfies [string, string, (month: (typeof platform.months)[number]) => string][]) {
      const rows = page.getByRole('table', { name: `${title}, Last 12 months` }).getByRole('row');
      await expect(rows).toHaveText([
        `Month${column}`,
        ...Array.from({ length: 12 }, (_, i) => {
          const ago = 11 - i;
          const month = platform.months.find((each) => each.ago === ago);
          const figures = month ?? { ago, signUps: ago === 0 ? 1 : 0, reviews: 0, payments: [] };
          return `${monthAndYear(monthAgo(ago))}${figureOf(figures)}`;
        }),
      ]);
    }
  },
);

test('A mail that was refused is listed without a word of it, and a retry brings it', async ({
  app,
  page,
  consoleErrors,
}) => {
  const { user } = await register(app);
  await signInAsAdmin(page);
  app.mails.refused.add(user.email);
  await leaveReview(app, user.id, { comment: 'Nobody else may read this.' });
  await expect
    .poll(async () => (await (await page.request.get('/api/admin/mail-health')).json()).failed)
    .toBe(1);
  await page.goto('/admin');
  const health = part(page, 'Email delivery');
  const mail = health.getByRole('listitem').filter({ hasText: user.email });
  await expect(mail).toContainText('New review');
  await expect(mail).toContainText('550 to RCPT TO: No such mailbox');
  await expect(mail).toContainText(/Queued .+, given up after 1 attempt$/);
  expect(await countsOf(health)).toMatchObject({ Queued: '0', Failed: '1' });
  await expect(page.getByText('Nobody else')).toHaveCount(0);

  const retry = page.getByRole('button', { name: `Retry email to ${user.email}` });
  await page.route(ONE_MAIL, (route) => route.fulfill({ status: 503, json: {} }));
  await retry.click();
  await expect(toasts(page).getByText('Retry failed')).toBeVisible();
  await expect(retry).toBeFocused();
  expect(consoleErrors.splice(0).join()).toContain('503');
  await page.unroute(ONE_MAIL);

  app.mails.refused.delete(user.email);
  await retry.press('Enter');
  await expect(toasts(page).getByText('Email queued again')).toBeVisible();
  await expect(health.getByText('No failed emails.')).toBeVisible();
  await expect(health.getByRole('heading', { name: 'Email delivery' })).toBeFocused();
  await expect
    .poll(() => app.mails.received.filter(({ to }) => to?.[0]?.address === user.email).length)
    .toBe(1);
  expect(await countsOf(health)).toMatchObject({ Failed: '0' });
  await expect(entries(page).first()).toContainText(`admin queued an email to ${user.username} again`);

  await page.getByLabel('Emails to list').selectOption('Sent emails');
  await expect(mail).toContainText(/Sent .+ after 2 attempts$/);
  await expect(mail.getByRole('button')).toHaveCount(0);
  await page.getByLabel('Emails to list').selectOption('Queued emails');
  await expect(health.getByText('No emails waiting.')).toBeVisible();
});

test('The audit trail tells newest first who changed what, before and after, and whom they deleted', async ({
  app,
  page,
}) => {
  const { user } = await register(app);
  await leaveReview(app, user.id);
  await signInAsAdmin(page);
  const url = `/api/admin/users/${user.id}`;
  const end = '2030-12-21T12:00:00.000Z';
  for (let i = 0; i < 21; i += 1) {
    await page.request.patch(url, { data: { subscriptionType: 'free', subscriptionExpiresAt: null } });
  }
  await page.request.patch(url, { data: { subscriptionType: 'monthly', subscriptionExpiresAt: end } });
  await page.goto('/admin');
  await expect(entries(page).first()).toHaveText(
    new RegExp(`^admin changed the plan of ${user.username}\\w{3} \\d+, 20.+M`),
  );
  await expect(entries(page).first().getByRole('listitem')).toHaveText([
    'Plan: Free changed to Monthly',
    'Until: -none changed to December 21, 2030',
  ]);
  await expect(entries(page)).toHaveCount(20);
  await part(page, 'Audit trail').getByRole('button', { name: 'Show more' }).click();
  await expect(entries(page).nth(21)).toContainText(`admin changed the plan of ${user.username}`);

  await page.request.delete(url);
  await page.reload();
  await expect(entries(page).first()).toContainText(`admin deleted ${user.username}`);
  await expect(entries(page).first()).toContainText('Plan: Monthly');
  await expect(entries(page).first()).toContainText('Reviews: 1');
  await expect(entries(page)).toHaveCount(20);
});

test('Insights, mails and audit trail each fail alone, and each has words for nothing', async ({
  page,
  consoleErrors,
}) => {
  await signInAsAdmin(page);
  const parts = [
    {
      url: INSIGHTS,
      failure: "Couldn't load the insights.",
      answer: { months: [{ month: '2026-11', signUps: 0, reviews: 0, revenue: 0 }] },
      nothing: 'Insights start with the first sign-up',
    },
    {
      url: MAILS,
      failure: "Couldn't load the emails.",
      answer: [],
      nothing: 'No failed emails.',
    },
    {
      url: AUDIT,
      failure: "Couldn't load the audit trail.",
      answer: [],
      nothing: 'No changes yet',
    },
  ];
  let isDown = true;
  for (const { url, answer } of parts) {
    await page.route(url, (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { message: 'Service temporarily unavailable' } })
        : route.fulfill({ json: answer }),
    );
  }
  await page.goto('/admin');
  await expect(page.getByText('Total Users').locator('..')).toContainText(/\d/);
  await expect(page.getByRole('alert')).toHaveCount(3);
  isDown = false;
  for (const [i, { failure, nothing }] of parts.entries()) {
    const alert = page.getByRole('alert').filter({ hasText: failure });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(nothing)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(2 - i);
  }
  for (const error of consoleErrors.splice(0)) expect(error).toContain('503');
});

test('A row says who somebody is, their plan, their counts and when they joined', async ({ app, page }) => {
  const { user, browser } = await register(app, { fullName: 'Noor van Dijk', industry: 'Hair & Beauty' });
  await browser.post('/api/workplaces', { data: { name: 'Salon Noor' } });
  for (const rating of [5, 4]) await leaveReview(app, user.id, { rating });
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/users');
  const row = await rowOf(page, user);
  await expect(row.getByRole('cell').nth(0)).toContainText('Noor van Dijk');
  await expect(row.getByRole('cell').nth(0)).toContainText(user.username);
  await expect(row.getByRole('cell').nth(1)).toHaveText(user.email);
  await expect(row.getByRole('cell').nth(2)).toHaveText('Hair & Beauty');
  await expect(row.getByRole('cell').nth(3)).toHaveText('Free');
  await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  const joined = await page.evaluate(
    (date) => new Date(date).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' }),
    user.createdAt,
  );
  await expect(row.getByRole('cell', { name: joined })).toBeVisible();
});

test('The counts are those of the platform, however many of its users are listed', async ({
  page,
  consoleErrors,
}) => {
  await signInAsAdmin(page);
  let isDown = true;
  await page.route(STATS, (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { message: 'Service temporarily unavailable' } })
      : route.fulfill({
          json: {
            totalUsers: 4_321,
            paidUsers: 321,
            conversionRate: 7.4,
            monthlyRevenue: 2_000,
            totalReviews: 1_239,
          },
        }),
  );
  await page.route(USERS, (route) => route.fulfill({ json: [anybody({ id: 2, reviewCount: 5 })] }));
  await page.goto('/admin/users');
  await expect(page.getByRole('alert')).toHaveText(/^Couldn't load the totals/);
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(consoleErrors.splice(0).join()).toContain('503');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  for (const [label, value] of [
    ['Total', '4,321'],
    ['Free', '4,000'],
    ['Paid', '321'],
    ['Total Reviews', '1,239'],
  ] as const) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    await expect(term.locator('..').getByRole('definition')).toHaveText(value);
  }
});

test('Where nobody is there it says so, and a joining date that cannot be read is N/A', async ({ page }) => {
  await signInAsAdmin(page);
  let users = [
    anybody({ id: 2, createdAt: 'one morning' }),
    anybody({ id: 3, createdAt: null }),
    anybody({ id: 4 }),
  ];
  await page.route(USERS, (route) => route.fulfill({ json: users }));
  await page.goto('/admin/users');
  await expect(page.getByRole('cell', { name: 'N/A' })).toHaveCount(2);
  await expect(page.getByRole('cell', { name: 'January 5, 2025' })).toHaveCount(1);
  users = [];
  await page.reload();
  await expect(page.getByText('No users found')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('A list of hundreds that comes without pages is shown in steps, to its end', async ({ page }) => {
  await signInAsAdmin(page);
  const users = Array.from({ length: 250 }, (_, i) => anybody({ id: i + 2, username: `user-${i + 2}` }));
  await page.route(USERS, (route) => route.fulfill({ json: users }));
  await page.goto('/admin/users');
  // The row of the headings is one more.
  await expect(page.getByRole('row')).toHaveCount(101);
  await page.getByRole('button', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'user-150' })).toBeVisible();
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('row', { name: 'user-251' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(251);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

testOnPlatform('Users are searched, sorted and shown page after page', async ({ page, consoleErrors }) => {
  await signInAsAdmin(page);
  const asked: string[] = [];
  let answer = () => {};
  let isAwaited = Promise.resolve();
  await page.route(USERS, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await isAwaited;
    await route.continue();
  });
  await page.goto('/admin/users');
  const rows = page.getByRole('rowgroup').last().getByRole('row');
  const field = page.getByRole('searchbox', { name: 'Search users' });
  const status = page.getByRole('main').getByRole('status');
  // The last number of all came last.
  const newest = `Person ${String((7 * (platform.users - 1)) % platform.users).padStart(3, '0')}`;
  await expect(rows).toHaveCount(100);
  await expect(rows.first()).toContainText(newest);
  await expect(status).toHaveText('');
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(1 + platform.users);
  await expect(rows.last()).toContainText('admin@localhost');
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  expect(asked).toHaveLength(2);

  isAwaited = new Promise((resolve) => {
    answer = resolve;
  });
  await field.pressSequentially('PERSON-01', { delay: 20 });
  await expect(page.locator('[aria-busy=true]').getByRole('row')).toHaveCount(2 + platform.users);
  answer();
  await expect(rows).toHaveCount(10);
  await expect(status).toHaveText('10 users found');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(asked.slice(2)).toEqual(['?limit=100&sort=newest&search=PERSON-01']);

  await page.getByLabel('Sort by').selectOption('Name');
  await expect(rows.first()).toContainText('Person 010');
  await expect(rows.last()).toContainText('Person 019');
  await expect(field).toHaveValue('PERSON-01');
  await field.fill('person 04');
  await expect(status).toHaveText('10 users found');
  await page.getByLabel('Sort by').selectOption('Most reviews');
  await expect(rows.first()).toContainText(platform.busiest);

  await page.unroute(USERS);
  await page.route(USERS, (route) => route.fulfill({ status: 503, json: {} }));
  await field.fill('nobody at all');
  await expect(page.getByRole('alert')).toContainText("Couldn't load the users.");
  await expect(field).toHaveValue('nobody at all');
  expect(consoleErrors.splice(0).join()).toContain('503');
  await page.unroute(USERS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText(/^No users foundTry another name or email\./);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(rows).toHaveCount(100);
  await expect(rows.first()).toContainText(platform.busiest);
});

test('A plan is set by keyboard alone, from the row’s menu and back to it', async ({ app, page }) => {
  const { user, browser } = await register(app);
  await signInAsAdmin(page);
  await page.goto('/admin/users');
  const row = await rowOf(page, user);
  const opener = row.getByRole('button', { name: `Actions for ${user.fullName}` });
  const dialog = page.getByRole('dialog', { name: 'Edit Subscription' });

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit Subscription' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Sign Out User' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Delete User' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit Subscription' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Free' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Free' })).toBeFocused();
  // Opened again while it fades out, the menu would not take the focus; nobody is that quick.
  await expect(page.locator('[role=menu]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit Subscription' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Free' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText('User updated')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(row).toContainText('Monthly');
  expect(await planOf(browser)).toBe('monthly');
});

test('Each choice says when the plan will end, and that is what is set', async ({ app, page }) => {
  const { user, browser } = await register(app);
  await signInAsAdmin(page);
  await page.goto('/admin/users');
  const row = await rowOf(page, user);
  const dialog = page.getByRole('dialog', { name: 'Edit Subscription' });
  let inForce = 'Free';
  for (const [choice, months] of [
    ['Annual', 12],
    ['Monthly', 1],
    ['Free', null],
  ] as const) {
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Edit Subscription' }).click();
    await expect(dialog.getByRole('radio', { name: inForce })).toBeChecked();
    const radio = dialog.getByRole('radio', { name: choice });
    await radio.check();
    const description = await describedBy(radio);
    const patch = page.waitForRequest((request) => request.method() === 'PATCH');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    const body = (await patch).postDataJSON();
    await expect(dialog).toHaveCount(0);
    await expect(row.getByText(choice, { exact: true })).toBeVisible();
    expect(body.subscriptionType).toBe(choice.toLowerCase());
    if (months === null) {
      expect(body.subscriptionExpiresAt).toBeNull();
      expect(description).toBe('No end date');
    } else {
      const days = (Date.parse(body.subscriptionExpiresAt) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(months === 1 ? 27 : 364);
      expect(days).toBeLessThan(months === 1 ? 32 : 367);
      const shown = await page.evaluate(
        (date) =>
          new Date(date).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' }),
        body.subscriptionExpiresAt,
      );
      expect(description).toBe(`Until ${shown}`);
    }
    expect(await planOf(browser)).toBe(choice.toLowerCase());
    inForce = choice;
  }
});

test('After a change the totals are read again', async ({ app, page }) => {
  const { user } = await register(app);
  await signInAsAdmin(page);
  // On a phone the notification lies on the tabs for a while.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin');
  const paid = page.getByText('Paid Users').locator('..').getByText(/^\d+$/);
  const before = Number(await paid.textContent());
  await page.getByRole('link', { name: 'Delete/Manage Users' }).click();
  await chooseFor(page, user, 'Edit Subscription');
  await page.getByRole('radio', { name: 'Annual' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page).getByText('User updated')).toBeVisible();
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(paid).toHaveText(String(before + 1));

  await page.getByRole('link', { name: 'Delete/Manage Users' }).click();
  await chooseFor(page, user, 'Delete User');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' }).click();
  await expect(toasts(page).getByText('User deleted')).toBeVisible();
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(paid).toHaveText(String(before));
});

for (const [answer, message] of [
  [{ message: 'Service temporarily unavailable' }, 'Service temporarily unavailable'],
  [{}, 'Failed to update user'],
] as const) {
  test(`A change that fails says "${message}", and the dialog stays as it was`, async ({
    app,
    page,
    consoleErrors,
  }) => {
    const { user } = await register(app);
    await signInAsAdmin(page);
    await page.route(ONE_USER, (route) => route.fulfill({ status: 503, json: answer }));
    await page.goto('/admin/users');
    await chooseFor(page, user, 'Edit Subscription');
    const dialog = page.getByRole('dialog', { name: 'Edit Subscription' });
    await dialog.getByRole('radio', { name: 'Annual' }).check();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toasts(page).getByText('Update failed')).toBeVisible();
    await expect(toasts(page).getByText(message)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Annual' })).toBeChecked();
    expect(consoleErrors.splice(0).join()).toContain('503');
  });
}

test('Signing a user out asks first, ends every session of theirs and nothing else, and is written down', async ({
  app,
  page,
}) => {
  const { user, browser } = await register(app, { fullName: 'Pat Oakley' });
  await signInAsAdmin(page);
  await page.goto('/admin/users');
  const row = await rowOf(page, user);
  const dialog = page.getByRole('alertdialog', { name: 'Sign Out User' });

  await chooseFor(page, user, 'Sign Out User');
  await expect(dialog).toHaveAccessibleDescription(/^Sign Pat Oakley \(.+\) out in every browser\?/);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row.getByRole('button')).toBeFocused();
  expect((await browser.get('/api/auth/me')).status()).toBe(200);

  await chooseFor(page, user, 'Sign Out User');
  await dialog.getByRole('button', { name: 'Sign Out User' }).click();
  await expect(toasts(page).getByText('User signed out', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByRole('button')).toBeFocused();
  expect((await browser.get('/api/auth/me')).status()).toBe(401);
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);
  await page.goto('/admin');
  await expect(entries(page).first()).toContainText(`admin signed ${user.username} out everywhere`);
});

test('A sign-out of a user that fails says so once, and can be tried again', async ({
  app,
  page,
  consoleErrors,
}) => {
  const { user } = await register(app);
  await signInAsAdmin(page);
  await page.route('**/api/admin/users/*/sign-out', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  await page.goto('/admin/users');
  await chooseFor(page, user, 'Sign Out User');
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out User' });
  await confirm.click();
  await expect(toasts(page).getByText('Sign out failed')).toBeVisible();
  await expect(toasts(page).getByText('Failed to sign out user')).toBeVisible();
  expect(consoleErrors.splice(0).join()).toContain('503');
  await confirm.click();
  await expect(toasts(page).getByText('User signed out', { exact: true })).toBeVisible();
});

test('Deleting asks first, says who and what goes, and then everything is gone', async ({ app, page }) => {
  const { user: nextUser } = await register(app, { fullName: 'The Next One' });
  const { user, browser } = await register(app, { fullName: 'Pat Oakley' });
  await browser.post('/api/workplaces', { data: { name: 'Oak Studio' } });
  for (const rating of [5, 4]) await leaveReview(app, user.id, { rating });
  await signInAsAdmin(page);
  await page.goto('/admin/users');
  const row = await rowOf(page, user);
  const dialog = page.getByRole('alertdialog', { name: 'Delete User' });

  await chooseFor(page, user, 'Delete User');
  await expect(dialog).toContainText(`Pat Oakley (${user.username})`);
  await expect(dialog).toContainText('2 reviews, 1 workplace');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row.getByRole('button')).toBeFocused();

  await chooseFor(page, user, 'Delete User');
  await dialog.getByRole('button', { name: 'Delete User' }).click();
  await expect(toasts(page).getByText('User deleted', { exact: true })).toBeVisible();
  await expect(
    toasts(page).getByText('User and all associated data have been removed.', { exact: true }),
  ).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await expect((await rowOf(page, nextUser)).getByRole('button')).toBeFocused();
  expect((await browser.get('/api/auth/me')).status()).toBe(401);
  expect((await page.request.get(`/api/users/${user.id}`)).status()).toBe(404);
});

for (const [answer, message] of [
  [{ message: 'Service temporarily unavailable' }, 'Service temporarily unavailable'],
  [{}, 'Failed to delete user'],
] as const) {
  test(`A deletion that fails says "${message}", and can be tried again`, async ({
    app,
    page,
    consoleErrors,
  }) => {
    const { user } = await register(app);
    await signInAsAdmin(page);
    let isDown = true;
    await page.route(ONE_USER, (route) =>
      isDown ? route.fulfill({ status: 503, json: answer }) : route.continue(),
    );
    await page.goto('/admin/users');
    await chooseFor(page, user, 'Delete User');
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' });
    await confirm.click();
    await expect(toasts(page).getByText('Delete failed')).toBeVisible();
    await expect(toasts(page).getByText(message)).toBeVisible();
    expect(consoleErrors.splice(0).join()).toContain('503');
    isDown = false;
    await confirm.click();
    await expect(toasts(page).getByText('User deleted', { exact: true })).toBeVisible();
  });
}

test('A notification is heard also where its place arrives only after a dialog has opened', async ({
  app,
  page,
  consoleErrors,
}) => {
  const { user } = await register(app);
  await signInAsAdmin(page);
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/Toaster-*.js', async (route) => {
    await isOpen;
    await route.fallback();
  });
  await page.route(ONE_USER, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/admin/users');
  await chooseFor(page, user, 'Edit Subscription');
  await expect(page.getByRole('dialog')).toBeVisible();
  open();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page).getByText('Update failed')).toBeVisible();
  expect(consoleErrors.splice(0).join()).toContain('503');
});

test('Somebody who was deleted elsewhere leaves the list when that is found out', async ({
  app,
  page,
  consoleErrors,
}) => {
  const { user } = await register(app);
  await signInAsAdmin(page);
  await page.goto('/admin/users');
  await chooseFor(page, user, 'Edit Subscription');
  expect((await page.request.delete(`/api/admin/users/${user.id}`)).status()).toBe(204);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page).getByText('User not found')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(user.email)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(consoleErrors.splice(0).join()).toContain('404');
});

test('The admin account cannot be deleted, and its plan can be edited like any other', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/users');
  const row = page.getByRole('row', { name: 'admin@localhost' });
  await row.getByRole('button', { name: 'Actions for Admin' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete User' })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Sign Out User' })).toBeDisabled();
  await page.getByRole('menuitem', { name: 'Edit Subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Subscription' });
  await dialog.getByRole('radio', { name: 'Annual' }).check();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page).getByText('User updated', { exact: true })).toBeVisible();
  await expect(row).toContainText('Annual');
  await expect(row.getByRole('button')).toBeFocused();
});

test("The admin's pages pass axe in light and dark and fit from 320 px up, with any name", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const widths = [320, 390, 768, 1024, 1280];
  const names = ['Donaudampfschiff'.repeat(7), 'ليلى الخوارزمي', '山田 太郎', 'W'.repeat(120)];
  await page.route(USERS, (route) =>
    route.fulfill({
      json: names.map((fullName, i) =>
        anybody({
          id: i + 2,
          fullName,
          username: 'u'.repeat(60),
          email: `${'e'.repeat(60)}@example.com`,
          industry: 'I'.repeat(120),
          subscriptionType: i === 0 ? 'annual' : 'free',
          subscriptionExpiresAt: i === 0 ? '2099-01-01T00:00:00.000Z' : null,
          reviewCount: 123_456,
          renews: i === 0,
        }),
      ),
    }),
  );
  await answerBusyPlatform(page, names);
  for (const path of ['/admin', '/admin/users']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, { widths });
  }
  const opener = page.getByRole('button', { name: /^Actions for Donau/ });
  await opener.click();
  await page.getByRole('menu').waitFor();
  // A menu stands outside of every landmark while it is open.
  await expectAccessible(page, { widths, leftOut: ['region'] });
  await page.getByRole('menuitem', { name: 'Edit Subscription' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(
    /pays by subscription\. Changing the plan here doesn't stop the payments\.$/,
  );
  await expectAccessible(page, { widths });
  await page.keyboard.press('Escape');
  await opener.click();
  await page.getByRole('menuitem', { name: 'Sign Out User' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(page, { widths });
  await page.keyboard.press('Escape');
  await opener.click();
  await page.getByRole('menuitem', { name: 'Delete User' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(page, { widths });
});

test('On a phone a row is a block that shows all of itself, with its menu', async ({ app, page }) => {
  const { user } = await register(app, { fullName: 'Donaudampfschiff'.repeat(7) });
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/admin/users');
  const row = await rowOf(page, user);
  for (const part of [
    row.getByText(user.username, { exact: true }),
    row.getByText(user.email),
    row.getByText('Free'),
    row.getByText('0 reviews'),
    row.getByText('0 workplaces'),
    row.getByText(/^Joined/),
    row.getByRole('button'),
  ]) {
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
  const box = page.getByRole('region', { name: 'Users' });
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

async function signInAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    data: { username: 'admin', password: 'the admin password' },
  });
  expect(answer.status()).toBe(200);
  const user: User = await answer.json();
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('signed-in')) return;
    sessionStorage.setItem('signed-in', 'once');
    localStorage.setItem('user', JSON.stringify(stored));
  }, user);
}

/** Somebody new, who uses another browser than the admin. */
async function register(
  app: { url: string },
  overrides?: Parameters<typeof newRegistration>[0],
): Promise<{ user: User; browser: APIRequestContext }> {
  const browser = await request.newContext({ baseURL: app.url });
  const answer = await browser.post('/api/auth/register', { data: newRegistration(overrides) });
  expect(answer.status()).toBe(201);
  return { user: await answer.json(), browser };
}

async function planOf(browser: APIRequestContext): Promise<string> {
  return (await (await browser.get('/api/subscription/status')).json()).subscriptionType;
}

/** More mails, changes and money than a test could make, for people with these names. */
async function answerBusyPlatform(page: Page, names: string[]): Promise<void> {
  const at = '2026-11-20T17:30:00.000Z';
  const months = Array.from({ length: 12 }, (_, i) => ({
    month: new Date(Date.UTC(2025, 11 + i)).toISOString().slice(0, 7),
    signUps: 12_345 * i,
    reviews: 1_234_567 - i,
    revenue: 98_765.43,
  }));
  await page.route(INSIGHTS, (route) => route.fulfill({ json: { months } }));
  await page.route(MAIL_HEALTH, (route) =>
    route.fulfill({ json: { queued: 1_234_567, sent: 1_234_567, failed: 1_234_567 } }),
  );
  await page.route(MAILS, (route) =>
    route.fulfill({
      headers: { link: '</api/admin/mails?cursor=1>; rel="next"' },
      json: [...names.map((name) => `${name.replaceAll(' ', '')}@example.com`), null].map((recipient, i) => ({
        id: i + 1,
        kind: 'review-received',
        recipient,
        state: 'failed',
        attempts: 743,
        createdAt: at,
        nextAttemptAt: null,
        sentAt: null,
        lastError: `550 5.1.1 to RCPT TO: ${'no'.repeat(95)}`,
      })),
    }),
  );
  await page.route(AUDIT, (route) =>
    route.fulfill({
      headers: { link: '</api/admin/audit?cursor=1>; rel="next"' },
      json: names.map((username, id) => ({
        id: id + 1,
        at,
        actor: 'admin',
        action: 'subscription changed',
        target: { id: id + 2, username },
        before: { subscriptionType: 'free', subscriptionExpiresAt: null },
        after: { subscriptionType: 'annual', subscriptionExpiresAt: '2027-11-20T17:30:00.000Z' },
      })),
    }),
  );
}

/** A line of the admin's list that is nobody's. */
function anybody(overrides: Partial<AdminUser>): AdminUser {
  return {
    id: 2,
    username: 'anybody',
    fullName: 'Any Body',
    email: 'anybody@example.com',
    industry: 'Other',
    subscriptionType: 'free',
    subscriptionExpiresAt: null,
    createdAt: '2025-01-05T12:00:00.000Z',
    reviewCount: 0,
    workplaceCount: 0,
    renews: false,
    ...overrides,
  };
}

function part(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

/** What was done by an admin, newest first. */
function entries(page: Page): Locator {
  return part(page, 'Audit trail')
    .getByRole('listitem')
    .filter({ hasText: /^admin/ });
}

/** The counts of a part by their labels. */
async function countsOf(part: Locator): Promise<Record<string, string>> {
  const labels = await part.getByRole('term').allTextContents();
  const values = await part.getByRole('definition').allTextContents();
  return Object.fromEntries(labels.map((label, i) => [label, values[i] ?? '']));
}

function monthName(date: Date): string {
  return date.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
}

function monthAndYear(date: Date): string {
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function dollars(cents: number[]): string {
  const amount = cents.reduce((sum, each) => sum + each, 0) / 100;
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

/** The row of somebody who has just come: other tests leave people too, but further down. */
async function rowOf(page: Page, user: User): Promise<Locator> {
  const row = page.getByRole('row', { name: user.username });
  await expect(row).toBeVisible();
  return row;
}

async function chooseFor(page: Page, user: User, item: string): Promise<void> {
  const row = await rowOf(page, user);
  await row.getByRole('button', { name: `Actions for ${user.fullName}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

function describedBy(control: Locator): Promise<string | null | undefined> {
  return control.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  );
}
