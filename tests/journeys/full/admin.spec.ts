import type { AdminUser } from '#contract/admin.ts';
import { busyPlatform, insertBusyPlatform, monthAgo } from '#tests/busy-platform.ts';
import { auditEntries, chooseFor, part, register, rowOf, signInAsAdmin, toasts } from '../admin-actions.ts';
import { answerBusyPlatform, longNames } from '../busy-platform.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, leaveReview, test } from '../fixtures.ts';

const USERS = '**/api/admin/users?*';

/** Runs on a platform with a year of data. */
const testOnPlatform = test.extend<object, object>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  fill: [async ({}, use) => use(insertBusyPlatform), { scope: 'worker' }],
});

testOnPlatform(
  'Charts show sign-ups, reviews and revenue by month, and tables show the same figures',
  async ({ page }) => {
    await signInAsAdmin(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin');
    const [best] = busyPlatform.months.slice(-1).map(({ ago }) => monthName(monthAgo(ago)));
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
    ] satisfies [string, string, (month: (typeof busyPlatform.months)[number]) => string][]) {
      const rows = page.getByRole('table', { name: `${title}, ` }).getByRole('row');
      await expect(rows).toHaveText([
        `Month${column}`,
        ...Array.from({ length: 12 }, (_, i) => {
          const ago = 11 - i;
          const month = busyPlatform.months.find((each) => each.ago === ago);
          const figures = month ?? { ago, signUps: ago === 0 ? 1 : 0, reviews: 0, payments: [] };
          return `${monthAndYear(monthAgo(ago))}${figureOf(figures)}`;
        }),
      ]);
    }
  },
);

testOnPlatform('Users can be searched, sorted and paged through', async ({ page, consoleErrors }) => {
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
  const newest = `Person ${String((7 * (busyPlatform.users - 1)) % busyPlatform.users).padStart(3, '0')}`;
  await expect(rows).toHaveCount(100);
  await expect(rows.first()).toContainText(newest);
  await expect(status).toHaveText('');
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(1 + busyPlatform.users);
  await expect(rows.last()).toContainText('admin@localhost');
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  expect(asked).toHaveLength(2);

  isAwaited = new Promise((resolve) => {
    answer = resolve;
  });
  await field.pressSequentially('PERSON-01', { delay: 20 });
  await expect(page.locator('[aria-busy=true]').getByRole('row')).toHaveCount(2 + busyPlatform.users);
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
  await expect(rows.first()).toContainText(busyPlatform.busiest);

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
  await expect(rows.first()).toContainText(busyPlatform.busiest);
});

test('The audit trail lists changes and deletions, newest first, with the values before and after', async ({
  app,
  page,
}) => {
  const { user } = await register(app);
  await leaveReview(app, user.id);
  await signInAsAdmin(page);
  const url = `/api/admin/users/${user.id}`;
  const end = '2030-12-21T12:00:00.000Z';
  for (let i = 0; i < 22; i += 1) {
    const subscriptionType = i % 2 === 0 ? 'monthly' : 'free';
    await page.request.patch(url, { data: { subscriptionType, subscriptionExpiresAt: null } });
  }
  await page.request.patch(url, { data: { subscriptionType: 'monthly', subscriptionExpiresAt: end } });
  await page.goto('/admin');
  await expect(auditEntries(page).first()).toHaveText(
    new RegExp(`^admin changed the plan of ${user.username}\\w{3} \\d+, 20.+M`),
  );
  await expect(auditEntries(page).first().getByRole('listitem')).toHaveText([
    'Plan: Free changed to Monthly',
    'Until: -none changed to December 21, 2030',
  ]);
  await expect(auditEntries(page)).toHaveCount(20);
  await part(page, 'Audit trail').getByRole('button', { name: 'Show more' }).click();
  await expect(auditEntries(page).nth(21)).toContainText(`admin changed the plan of ${user.username}`);

  await page.request.delete(url);
  await page.reload();
  await expect(auditEntries(page).first()).toContainText(`admin deleted ${user.username}`);
  await expect(auditEntries(page).first()).toContainText('Plan: Monthly');
  await expect(auditEntries(page).first()).toContainText('Reviews: 1');
  await expect(auditEntries(page)).toHaveCount(20);
});

test('A list of hundreds from a server without paging is shown in steps until its end', async ({ page }) => {
  await signInAsAdmin(page);
  const users = Array.from({ length: 250 }, (_, i) => userWith({ id: i + 2, username: `user-${i + 2}` }));
  await page.route(USERS, (route) => route.fulfill({ json: users }));
  await page.goto('/admin/users');
  await expect(page.getByRole('row')).toHaveCount(1 + 100);
  await page.getByRole('button', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'user-150' })).toBeVisible();
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('row', { name: 'user-251' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(1 + 250);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('A notification is announced even if the toaster loads after a dialog has opened', async ({
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
  await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/admin/users');
  await chooseFor(page, user, 'Edit Subscription');
  await expect(page.getByRole('dialog')).toBeVisible();
  open();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page).getByText('Update failed')).toBeVisible();
  expect(consoleErrors.splice(0).join()).toContain('503');
});

test('The admin’s menu and dialogs pass axe and fit screens from 320 px, even with long names', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const widths = [320, 390, 768, 1024, 1280];
  await answerBusyPlatform(page, longNames);
  await page.goto('/admin/users');
  const opener = page.getByRole('button', { name: /^Actions for Donau/ });
  await opener.click();
  await page.getByRole('menu').waitFor();
  // An open menu is outside all landmarks.
  await expectAccessible(page, { widths, leftOut: ['region'] });
  await page.getByRole('menuitem', { name: 'Edit Subscription' }).click();
  await page.getByRole('dialog').waitFor();
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

test('On a phone, a row becomes a block with all its texts and its menu on the screen', async ({
  app,
  page,
}) => {
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

function userWith(overrides: Partial<AdminUser>): AdminUser {
  return {
    id: 2,
    username: 'anybody',
    fullName: 'Any Body',
    email: 'anybody@example.com',
    industry: 'Other',
    language: null,
    reviewMails: 'each',
    foldLowRatings: false,
    subscriptionType: 'free',
    subscriptionExpiresAt: null,
    createdAt: '2025-01-05T12:00:00.000Z',
    reviewCount: 0,
    workplaceCount: 0,
    renews: false,
    ...overrides,
  };
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
