import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Session } from '#contract/accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, leaveReview, test } from './fixtures.ts';
import { requestsTo } from './traffic.ts';

const SESSIONS = '**/api/auth/sessions';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

test('Settings list where one is signed in, this device first, and each other one is signed out by a press', async ({
  page,
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  const { user, password } = await signUp();
  const phone = await signInElsewhere(await newVisitor(), user.username, password, PIXEL);
  const program = await signInElsewhere(await newVisitor(), user.username, password, 'curl/8');
  await page.goto('/settings');
  const rows = listOn(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(/on Linux.*This device.*Active now, signed in today/);
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Chrome on Android' })).toContainText(
    'Last used today, signed in today',
  );

  const button = listOn(page).getByRole('button', { name: 'Sign out Chrome on Android' });
  await expect(button).toHaveAccessibleDescription('Last used today, signed in today');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(toastsOf(page).getByText('Signed out', { exact: true })).toBeVisible();
  await expect(toastsOf(page).getByText('Chrome on Android will need to sign in again.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(listOn(page)).toBeFocused();
  expect((await phone.request.get('/api/auth/me')).status()).toBe(401);
  expect((await program.request.get('/api/auth/me')).status()).toBe(200);

  // Ended elsewhere, and still on this screen: that is no failure.
  await program.request.post('/api/auth/logout');
  await listOn(page)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(page.getByText("You're not signed in anywhere else.")).toBeVisible();
  await expect(toastsOf(page).getByText('Error')).toHaveCount(0);
  expect(consoleErrors.splice(0).join()).toContain('404');
});

test('Signing out everywhere asks first, and then nobody is signed in anywhere', async ({
  app,
  page,
  signUp,
  newVisitor,
}) => {
  const { user, password } = await signUp();
  await leaveReview(app, user.id, { comment: 'For Ana’s eyes only.' });
  const phone = await signInElsewhere(await newVisitor(), user.username, password, PIXEL);
  await page.goto('/reviews');
  await expect(page.getByText('For Ana’s eyes only.')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  const opener = page.getByRole('button', { name: 'Sign out everywhere' });
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleDescription(/including this one/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect((await phone.request.get('/api/auth/me')).status()).toBe(200);

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(toastsOf(page).getByText('Signed out everywhere')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect(await sessionCookies(page.context())).toEqual([]);
  expect((await phone.request.get('/api/auth/me')).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('For Ana’s eyes only.')).toHaveCount(0);
});

test('A failure is said once, in a toast, and everybody stays signed in', async ({
  page,
  context,
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  const { user, password } = await signUp();
  const phone = await signInElsewhere(await newVisitor(), user.username, password, PIXEL);
  await page.goto('/settings');
  const button = listOn(page).getByRole('button', { name: 'Sign out Chrome on Android' });
  await page.route(`${SESSIONS}/*`, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await button.click();
  await expect(toastsOf(page).getByText('Failed to sign out that device')).toBeVisible();
  await expect(toastsOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(button).toBeEnabled();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' });
  await context.setOffline(true);
  await confirm.click();
  await expect(toastsOf(page).getByText(/check your internet connection/)).toBeVisible();
  await expect(toastsOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(confirm).toBeEnabled();
  await context.setOffline(false);
  expect((await phone.request.get('/api/auth/me')).status()).toBe(200);
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);
  expect(consoleErrors.splice(0)).toHaveLength(2);
});

test('The list waits with a placeholder, can be tried again, and shows many in steps', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SESSIONS, async (route) => {
    await isAsked;
    await route.fulfill({ status: 503, json: {} });
  });
  await page.goto('/settings');
  await expect(page.locator('[data-placeholder]').last()).toBeVisible();
  answer();
  await expect(page.getByText("Couldn't load your devices.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeEnabled();
  expect(consoleErrors.splice(0).join()).toContain('503');

  await page.unroute(SESSIONS);
  await page.route(SESSIONS, (route) => route.fulfill({ json: manySessions }));
  await page.getByRole('button', { name: 'Try again' }).click();
  const rows = listOn(page).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.nth(1)).toContainText('Unknown device');
  await expect(rows.nth(1)).toContainText('Last used on January 5, 2025, signed in on January 2, 2025');
  await page.getByRole('button', { name: 'Show all 20' }).click();
  await expect(rows).toHaveCount(20);
});

test('A new password shows the list without the other devices', async ({ page, signUp, newVisitor }) => {
  const { user, password } = await signUp();
  await signInElsewhere(await newVisitor(), user.username, password, PIXEL);
  await page.goto('/settings');
  await expect(listOn(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('New password').fill('another secret');
  await page.getByLabel('Confirm password').fill('another secret');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText("You're not signed in anywhere else.")).toBeVisible();
});

test('Who signs out without a network is signed out on the server when it is back, before anything else is asked', async ({
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.goto('/dashboard');
  await expect(page.getByText('Total Reviews')).toBeVisible();
  const token = await sessionCookies(context);
  // By then its code is there; after the first visit the service worker has it.
  await page.getByRole('button', { name: /your account/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await context.setOffline(true);
  await signOut(page);
  expect(await sessionCookies(context)).toEqual(token);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

  const asked = callsOf(page);
  await context.setOffline(false);
  await expect.poll(() => sessionCookies(context)).toEqual([]);
  expect(asked).toEqual(['POST /api/auth/logout']);
  // The cookie goes with the answer, the note when the page has read it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sign-out-pending'))).toBeNull();
  consoleErrors.splice(0);
});

test('What the server was not told of a sign-out, it is told at the next start; nothing shows meanwhile', async ({
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  const { user } = await signUp();
  await page.goto('/dashboard');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await signOut(page);
  await page.close();

  // Whatever an older page may have left behind: while the sign-out is owed, nobody is signed in.
  const next = await context.newPage();
  await next.addInitScript((stored) => localStorage.setItem('user', stored), JSON.stringify(user));
  const asked = callsOf(next);
  await next.goto('/reviews');
  await expect(next).toHaveURL('/login');
  await expect.poll(() => sessionCookies(context)).toEqual([]);
  expect(asked).toEqual(['POST /api/auth/logout']);
  consoleErrors.splice(0);
});

test('Whoever signs in takes the place of a session that was left offline, and stays', async ({
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  const { user, password } = await signUp();
  await page.goto('/dashboard');
  const [left] = await sessionCookies(context);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await signOut(page);
  await page.goto('/login');
  await page.getByLabel('Username').fill(user.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  const [now] = await sessionCookies(context);
  expect(now).not.toBe(left);

  const told = requestsTo(page, 'POST', '/api/auth/logout');
  await page.reload();
  await expect(page.getByText('Total Reviews')).toBeVisible();
  expect(told).toEqual([]);
  const old = await page.request.get('/api/auth/me', { headers: { cookie: `session=${left}` } });
  expect(old.status()).toBe(401);
  consoleErrors.splice(0);
});

test('The list and its dialog pass axe in light and dark and fit from 320 px up, with any name', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.route(SESSIONS, (route) => route.fulfill({ json: manySessions }));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Show all 20' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
});

/** Twenty of them, with this device last. */
const manySessions = Array.from(
  { length: 20 },
  (_, i): Session => ({
    id: i.toString(16).padStart(16, '0'),
    device: i === 0 ? null : `Browser ${i} ${'Donaudampfschiff'.repeat(6)}`,
    signedInAt: '2025-01-02T12:00:00.000Z',
    lastUsedAt: '2025-01-05T12:00:00.000Z',
    isCurrent: i === 19,
  }),
);

function listOn(page: Page): Locator {
  return page.getByRole('list', { name: "Where you're signed in" });
}

function toastsOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

async function signInElsewhere(
  page: Page,
  username: string,
  password: string,
  userAgent: string,
): Promise<Page> {
  const answer = await page.request.post('/api/auth/login', {
    data: { username, password },
    headers: { 'user-agent': userAgent },
  });
  expect(answer.status()).toBe(200);
  return page;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
}

async function sessionCookies(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).filter(({ name }) => name === 'session').map(({ value }) => value);
}

/** All calls of the API from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}
