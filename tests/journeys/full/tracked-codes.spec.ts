import { expectAccessible } from '../expect-accessible.ts';
import { addWorkplace, expect, FAILED_REQUESTS, subscribe, test } from '../fixtures.ts';
import { sendReview } from '../review-form.ts';

test.use({ expectedErrors: FAILED_REQUESTS });

test('A tracked code counts its scans and reviews, opens another workplace once it is edited, and stops opening once it is turned off', async ({
  page,
  signUp,
  customer,
}) => {
  await signUp();
  await subscribe(page, 'monthly');
  for (const name of ['Old Mill', 'Blue Door']) await addWorkplace(page, name);
  await page.goto('/tracked-codes');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Create tracked code' }).click();
  await dialog.getByRole('button', { name: 'Create tracked code' }).click();
  await expect(dialog.getByText('Please name the tracked code')).toBeVisible();
  await dialog.getByLabel('Name').fill('Table by the window');
  await dialog.getByLabel('Opens').selectOption({ label: 'Blue Door' });
  await dialog.getByRole('button', { name: 'Create tracked code' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Table by the window' });
  await expect(row).toContainText('opens Blue Door');
  const code = await row.locator('code').innerText();

  await customer.goto(`/r/${code.toLowerCase()}`);
  await expect(customer.getByText('Blue Door')).toBeVisible();
  await sendReview(customer, 'The window seat, and your smile.');
  await page.reload();
  await expect(row.locator('dl')).toHaveText('Scans1Reviews1');
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Edit Table by the window' }).click();
  await expectAccessible(page);
  await dialog.getByLabel('Opens').selectOption({ label: 'Old Mill' });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('opens Old Mill');
  await customer.goto(`/r/${code}`);
  await expect(customer.getByText('Old Mill')).toBeVisible();

  await row.getByRole('button', { name: 'Edit Table by the window' }).click();
  await dialog.getByLabel('Turned off').check();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
  await customer.goto(`/r/${code}`);
  await expect(customer.getByRole('heading', { name: 'Invalid Review Link' })).toBeVisible();
});
