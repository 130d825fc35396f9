import { closeWithEscape } from './close-with-escape.ts';
import { expect, test } from './fixtures.ts';
import { sessionCookies, signOut } from './sign-out.ts';
import { apiCalls } from './traffic.ts';

test('An offline sign-out reaches the server when the network is back, before any other request', async ({
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.goto('/dashboard');
  await expect(page.getByText('Total Reviews')).toBeVisible();
  const token = await sessionCookies(context);
  // Loads the menu's code, which the service worker would otherwise have cached.
  await page.getByRole('button', { name: /your account/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeFocused();
  await closeWithEscape(page, menu);
  await context.setOffline(true);
  await signOut(page);
  expect(await sessionCookies(context)).toEqual(token);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

  const asked = apiCalls(page);
  await context.setOffline(false);
  await expect.poll(() => sessionCookies(context)).toEqual([]);
  expect(asked).toEqual(['POST /api/auth/logout']);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sign-out-pending'))).toBeNull();
  consoleErrors.splice(0);
});
