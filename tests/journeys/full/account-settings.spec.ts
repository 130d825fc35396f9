import { expectAccessible } from '../expect-accessible.ts';
import { test } from '../fixtures.ts';

test('Account settings and their dialogs pass axe in light and dark mode and fit screens from 320 px', async ({
  page,
  signUp,
}) => {
  await signUp({ fullName: `${'Wolfeschlegelstein'.repeat(6)} مكان` });
  await page.goto('/settings');
  for (const opener of ['Change name', 'Change email', 'Change password', 'Delete Account']) {
    await page.getByRole('button', { name: opener }).click();
    await page.getByRole('dialog').locator('form button[type=submit]').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await page.goto('/confirm-email');
  await page.getByRole('heading', { name: 'Invalid confirmation link' }).waitFor();
  await expectAccessible(page);
});
