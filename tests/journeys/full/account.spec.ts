import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../expect-accessible.ts';
import { addWorkplace, expect, FAILED_REQUESTS, leaveReview, logIn, test } from '../fixtures.ts';
import { closeWithEscape, toastOn } from '../shell.ts';

test.use({ expectedErrors: FAILED_REQUESTS });

test('A new name is shown everywhere and kept', async ({ page, signUp }) => {
  const storedUser = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  const { user } = await signUp();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('  Zoë Márquez ');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('banner').getByText('Zoë Márquez')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveAccessibleName(/ZM/);
  await expect(page.getByRole('main').getByText('Zoë Márquez')).toBeVisible();
  expect(await storedUser()).toEqual({ ...user, fullName: 'Zoë Márquez' });
});

test('Personal data can be downloaded, and the account deleted, with the keyboard alone', async ({
  app,
  page,
  signUp,
}) => {
  const { user, password } = await signUp();
  await addWorkplace(page, 'Blue Door', 'Porto');
  await leaveReview(app, user.id, { comment: 'مكان رائع "and" more' });
  await page.goto('/settings');
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).press('Enter');
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^goodword-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({
    account: user,
    workplaces: [{ name: 'Blue Door', location: 'Porto' }],
    reviews: [{ comment: 'مكان رائع "and" more', customerName: 'Maria Lindqvist' }],
  });

  const opener = page.getByRole('button', { name: 'Delete Account' });
  const dialog = page.getByRole('dialog');
  await opener.press('Enter');
  await expect(dialog.getByText("every review you've received")).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await closeWithEscape(page, dialog);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(toastOn(page).getByText('Account deleted')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect((await page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  await page.goto(`/review/${user.id}`);
  await expect(page.getByRole('heading', { name: 'Invalid Review Link' })).toBeVisible();
});

test('Settings lists the sessions, and signs one of them out, then all', async ({
  page,
  signUp,
  newVisitor,
}) => {
  const { user, password } = await signUp();
  const me = { username: user.username, password };
  const phone = await newVisitor();
  const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile';
  await logIn(phone, me, { 'user-agent': pixel });
  const program = await newVisitor();
  await logIn(program, me, { 'user-agent': 'curl/8' });
  await page.goto('/settings');
  const list = page.getByRole('list', { name: "Where you're signed in" });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(/on Linux.*This device.*Active now, signed in today/);
  await expect(rows.first().getByRole('button')).toHaveCount(0);

  await list.getByRole('button', { name: 'Sign out Chrome on Android' }).press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(list).toBeFocused();
  expect((await phone.request.get('/api/auth/me')).status()).toBe(401);
  expect((await program.request.get('/api/auth/me')).status()).toBe(200);
  // A session that has ended elsewhere leaves the list without an error.
  await program.request.post('/api/auth/logout');
  await list.getByRole('button', { name: /^Sign out/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(toastOn(page).getByText('Error')).toHaveCount(0);

  await logIn(phone, me);
  const opener = page.getByRole('button', { name: 'Sign out everywhere' });
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await opener.press('Enter');
  await expect(dialog).toHaveAccessibleDescription(/including this one/);
  await closeWithEscape(page, dialog);
  await expect(opener).toBeFocused();
  expect((await phone.request.get('/api/auth/me')).status()).toBe(200);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await expect(page).toHaveURL('/');
  expect((await phone.request.get('/api/auth/me')).status()).toBe(401);
});

test('Dialogs and lists of Settings pass axe in light and dark mode and fit screens from 320 px, even with long names', async ({
  page,
  signUp,
}) => {
  await signUp({ fullName: `${'Wolfeschlegelstein'.repeat(6)} مكان` });
  const json = Array.from({ length: 20 }, (_, i) => ({
    id: i.toString(16).padStart(16, '0'),
    device: i === 0 ? null : `Browser ${i} ${'Donaudampfschiff'.repeat(6)}`,
    signedInAt: '2025-01-02T12:00:00.000Z',
    lastUsedAt: '2025-01-05T12:00:00.000Z',
    isCurrent: i === 19,
  }));
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ json }));
  await page.goto('/settings');
  for (const opener of ['Change name', 'Change email', 'Change password', 'Delete Account']) {
    await page.getByRole('button', { name: opener }).click();
    await page.getByRole('dialog').locator('form button[type=submit]').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Show all 20' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
});
