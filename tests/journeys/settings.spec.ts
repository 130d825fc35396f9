import { expect, test } from './fixtures.ts';

test('Workplaces are added, edited and deleted in Settings', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/settings');
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
  await page.getByRole('button', { name: 'Add Workplace' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /add|save/i }).click();
  await expect(dialog.getByText('Workplace name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Corner Salon');
  await dialog.getByRole('button', { name: /add|save/i }).click();
  await expect(toasts.getByText('Workplace added successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Corner Salon' }).click();
  await dialog.getByLabel('Location').fill('Porto');
  await dialog.getByRole('button', { name: /save|update/i }).click();
  await expect(toasts.getByText('Workplace updated successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Corner Salon/ })).toContainText('Porto');

  page.once('dialog', (confirm) => confirm.dismiss());
  await page.getByRole('button', { name: 'Delete Corner Salon' }).click();
  await expect(page.getByRole('row', { name: /Corner Salon/ })).toBeVisible();
  page.once('dialog', (confirm) => confirm.accept());
  await page.getByRole('button', { name: 'Delete Corner Salon' }).click();
  await expect(toasts.getByText('Workplace deleted successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Corner Salon/ })).toHaveCount(0);
});

test('A second workplace on the free plan is refused with the way to upgrade', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.request.post('/api/workplaces', { data: { name: 'The First' } });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Workplace' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill('The Second');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /add|save/i })
    .click();
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(toasts.getByText(/^Failed to add workplace/)).toBeVisible();
  await expect(toasts.getByRole('button', { name: /upgrade|pricing|plans/i })).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('The Second');
  expect(consoleErrors.splice(0).join()).toContain('403');
});

test('The dialog takes the focus, closes on Escape and gives the focus back', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/settings');
  const opener = page.getByRole('button', { name: 'Add Workplace' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('A failed list says so and offers another try', async ({ page, signUp, consoleErrors }) => {
  await signUp();
  let isDown = true;
  await page.route('**/api/workplaces', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { message: 'Service temporarily unavailable' } })
      : route.continue(),
  );
  await page.goto('/settings');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  isDown = false;
  await retry.click();
  await expect(retry).toHaveCount(0);
  expect(consoleErrors.splice(0).join()).toContain('503');
});
