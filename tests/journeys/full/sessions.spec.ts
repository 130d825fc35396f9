import type { Locator, Page } from '@playwright/test';
import type { Session } from '#contract/sessions.ts';
import { closeWithEscape } from '../close-with-escape.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, leaveReview, test } from '../fixtures.ts';
import { sessionCookies } from '../sign-out.ts';

const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

test('Settings lists the sessions and signs them out one by one or everywhere', async ({
  app,
  page,
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  const { user, password } = await signUp();
  await leaveReview(app, user.id, { comment: 'For Ana’s eyes only.' });
  const phone = await signInElsewhere(await newVisitor(), user.username, password, PIXEL);
  const program = await signInElsewhere(await newVisitor(), user.username, password, 'curl/8');
  await page.goto('/reviews');
  await expect(page.getByText('For Ana’s eyes only.')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  const rows = listOn(page).getByRole('listitem');

  await test.step('This device comes first, and has no button', async () => {
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText(/on Linux.*This device.*Active now, signed in today/);
    await expect(rows.first().getByRole('button')).toHaveCount(0);
    await expect(rows.filter({ hasText: 'Chrome on Android' })).toContainText(
      'Last used today, signed in today',
    );
  });

  await test.step('Another device is signed out with one press', async () => {
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
  });

  await test.step('A session that has ended elsewhere disappears from the list without an error', async () => {
    await program.request.post('/api/auth/logout');
    await listOn(page)
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await expect(rows).toHaveCount(1);
    await expect(toastsOf(page).getByText('Error')).toHaveCount(0);
    expect(consoleErrors.splice(0).join()).toContain('404');
  });

  const opener = page.getByRole('button', { name: 'Sign out everywhere' });
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await test.step('Sign out everywhere asks for confirmation', async () => {
    await signInElsewhere(phone, user.username, password, PIXEL);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleDescription(/including this one/);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await closeWithEscape(page, dialog);
    await expect(opener).toBeFocused();
    expect((await phone.request.get('/api/auth/me')).status()).toBe(200);
  });

  await test.step('Sign out everywhere ends every session, and Back shows nothing private', async () => {
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
});

test('The list of sessions and its dialog pass axe in light and dark mode and fit screens from 320 px, even with long names', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ json: manySessions }));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Show all 20' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
});

/** Lists this device last. */
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
