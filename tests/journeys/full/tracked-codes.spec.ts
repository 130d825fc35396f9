import type { Page } from '@playwright/test';
import { type FakeNfc, installFakeNfc } from '#tests/fake-nfc.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../fixtures.ts';
import { pressSubmit, writeReview } from '../review-form.ts';

test('A tracked code counts its scans and reviews, opens another workplace once it is edited, and stops opening once it is turned off', async ({
  page,
  signUp,
  customer,
  consoleErrors,
}) => {
  await signUp();
  const plan = await page.request.post('/api/create-subscription', { data: { plan: 'monthly' } });
  await page.request.post(`${(await plan.json()).paymentUrl}/pay`);
  for (const name of ['Old Mill', 'Blue Door'])
    await page.request.post('/api/workplaces', { data: { name } });
  await page.goto('/tracked-codes');
  await expect(page.getByText('Find out which table brings reviews')).toBeVisible();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Create tracked code' }).click();
  await dialog.getByRole('button', { name: 'Create tracked code' }).click();
  await expect(dialog.getByText('Please name the tracked code')).toBeVisible();
  await dialog.getByLabel('Name').fill('Table by the window');
  await dialog.getByLabel('Opens').selectOption({ label: 'Blue Door' });
  await dialog.getByRole('button', { name: 'Create tracked code' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Table by the window' });
  await expect(row).toContainText('opens Blue Door');
  await expect(row.getByRole('link', { name: 'Print Table by the window' })).toHaveAttribute(
    'href',
    /^\/print\?trackedCode=\d+$/,
  );
  const code = await row.locator('code').innerText();
  await expect(
    page.getByText(/^To put a code on an NFC tag, open this page in Chrome on an Android/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /NFC|tag/ })).toHaveCount(0);

  await customer.goto(`/r/${code.toLowerCase()}`);
  await expect(customer.getByText('Blue Door')).toBeVisible();
  await writeReview(customer, 'The window seat, and your smile.');
  await pressSubmit(customer);
  await expect(customer.getByRole('heading', { name: /thank you/i })).toBeVisible();
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
  expect(consoleErrors.splice(0).join()).toContain('404');
});

test('With Web NFC, a tag is written, checked and opened, which counts as a scan', async ({
  page,
  signUp,
  customer,
}) => {
  await page.addInitScript(installFakeNfc);
  await signUp();
  const { url } = await (await page.request.post('/api/tracked-codes', { data: { name: 'Bar' } })).json();
  await page.goto('/tracked-codes');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Write Bar to NFC tag' }).click();
  await expect(dialog.getByText('Hold the back of your phone to the tag.')).toBeVisible();
  await expectAccessible(page);
  await holdTag(page, ['https://menu.example/']);
  await expect(dialog.getByText('This tag holds something else.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(dialog.getByText('This tag opens Bar.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Read a tag' }).click();
  await expect(dialog.getByText('This tag opens Bar.')).toBeVisible();
  const written = await page.evaluate(() => (window as unknown as { tag: { links: string[] } }).tag.links);
  expect(written).toEqual([url]);
  await expectAccessible(page);

  await customer.goto(written[0] ?? '');
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bar' }).locator('dl')).toHaveText(
    'Scans1Reviews0',
  );
});

async function holdTag(page: Page, links: string[]): Promise<void> {
  await page.evaluate((links) => {
    const { nfc } = window as unknown as { nfc: FakeNfc };
    nfc.hold(Object.assign(window, { tag: { serialNumber: '04:a2', links } }).tag);
  }, links);
}
