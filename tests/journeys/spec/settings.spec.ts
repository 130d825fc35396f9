import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectToast, toastOn } from '../toast.ts';
import { hold, requestsTo } from '../traffic.ts';

test('Manage Workplaces is a table of Name, Location and Actions', async ({ page, signUp }) => {
  await signUp();
  await page.request.post('/api/workplaces', { data: { name: 'Blue Door', location: 'Lisbon' } });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Manage Workplaces' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Location', 'Actions']);
  await expect(page.getByRole('cell').nth(0)).toHaveText('Blue Door');
  await expect(page.getByRole('cell').nth(1)).toHaveText('Lisbon');
});

test('Loading shows 3 placeholder rows', async ({ page, signUp }) => {
  await signUp();
  const release = await hold(page, '**/api/workplaces');
  await page.goto('/settings');
  await expect(page.locator('tbody tr[data-placeholder]')).toHaveCount(3);
  release();
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
});

test('Workplace name is required, at its field, when adding and when editing', async ({ page, signUp }) => {
  await signUp();
  await page.request.post('/api/workplaces', { data: { name: 'Blue Door' } });
  await page.goto('/settings');
  for (const opener of ['Add Workplace', 'Edit Blue Door']) {
    await page.getByRole('button', { name: opener }).click();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('   ');
    await save(page);
    await expect(name).toHaveAccessibleDescription('Workplace name is required');
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
  }
});

test('Adding, updating and deleting say so, and each has the list refetched', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/settings');
  await expect(page.getByText('No workplaces yet')).toBeVisible();
  const reads = requestsTo(page, 'GET', '/api/workplaces');

  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Blue Door');
  await save(page);
  await expectToast(page, 'Workplace added successfully');
  expect(reads).toHaveLength(1);

  await page.getByRole('button', { name: 'Edit Blue Door' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Green Door');
  await save(page);
  await expectToast(page, 'Workplace updated successfully');
  expect(reads).toHaveLength(2);

  page.once('dialog', (confirm) => confirm.accept());
  await page.getByRole('button', { name: 'Delete Green Door' }).click();
  await expectToast(page, 'Workplace deleted successfully');
  expect(reads).toHaveLength(3);
});

test('Adding, updating and deleting have succeeded with any 2xx answer, whatever its body', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.request.post('/api/workplaces', { data: { name: 'Blue Door' } });
  await page.route(/\/api\/workplaces(\/\d+)?$/, (route) => {
    const method = route.request().method();
    if (method === 'GET') return route.fallback();
    return route.fulfill(
      method === 'POST'
        ? { status: 201, json: {} }
        : { status: 200, body: method === 'PUT' ? '' : 'deleted' },
    );
  });
  await page.goto('/settings');

  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Green Door');
  await save(page);
  await expectToast(page, 'Workplace added successfully');

  await page.getByRole('button', { name: 'Edit Blue Door' }).click();
  await save(page);
  await expectToast(page, 'Workplace updated successfully');

  page.once('dialog', (confirm) => confirm.accept());
  await page.getByRole('button', { name: 'Delete Blue Door' }).click();
  await expectToast(page, 'Workplace deleted successfully');
});

test('Deletion needs a browser confirmation', async ({ page, signUp }) => {
  await signUp();
  await page.request.post('/api/workplaces', { data: { name: 'Blue Door' } });
  await page.goto('/settings');
  const deleted = requestsTo(page, 'DELETE', '/api/workplaces/1');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Delete Blue Door' }).click();
  expect(asked).toEqual(['confirm']);
  await expect(page.getByRole('row', { name: /Blue Door/ })).toBeVisible();
  await expect(toastOn(page)).toHaveCount(0);
  expect(deleted).toHaveLength(0);
});

test('Toast Error with Failed to add workplace, and the dialog keeps what was typed', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await failChanges(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Blue Door');
  await save(page);
  await expectToast(page, 'Error', 'Failed to add workplace');
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Blue Door');
  expect(consoleErrors.splice(0).join()).toContain('500');
});

test('Toast Error with Failed to update workplace, and the dialog keeps what was typed', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.request.post('/api/workplaces', { data: { name: 'Blue Door' } });
  await failChanges(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit Blue Door' }).click();
  await page.getByRole('dialog').getByLabel('Location').fill('Lisbon');
  await save(page);
  await expectToast(page, 'Error', 'Failed to update workplace');
  await expect(page.getByRole('dialog').getByLabel('Location')).toHaveValue('Lisbon');
  expect(consoleErrors.splice(0).join()).toContain('500');
});

test('Toast Error with Failed to delete workplace, and the row stays', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.request.post('/api/workplaces', { data: { name: 'Blue Door' } });
  await failChanges(page);
  await page.goto('/settings');
  page.once('dialog', (confirm) => confirm.accept());
  await page.getByRole('button', { name: 'Delete Blue Door' }).click();
  await expectToast(page, 'Error', 'Failed to delete workplace');
  await expect(page.getByRole('row', { name: /Blue Door/ })).toBeVisible();
  expect(consoleErrors.splice(0).join()).toContain('500');
});

async function save(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /add|save/i })
    .click();
}

async function failChanges(page: Page): Promise<void> {
  await page.route(/\/api\/workplaces(\/\d+)?$/, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: { message: 'Internal server error' } }),
  );
}
