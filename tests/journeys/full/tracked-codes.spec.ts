import type { Page } from '@playwright/test';
import { type FakeNfc, installFakeNfc } from '#tests/fake-nfc.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../fixtures.ts';

// Headless Chrome identifies as a bot, and scans by bots are not counted.
test.use({
  userAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
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
