import { expect, test } from '../fixtures.ts';
import { interceptPrint, printSheet } from '../print-sheet.ts';

test.describe('With the locale en-GB', () => {
  test.use({ locale: 'en-GB' });

  test('Print QR Code prints one A4 sheet with a code of at least 60 mm', async ({ app, page, signUp }) => {
    const { user } = await signUp();
    await interceptPrint(page);
    await page.goto('/');
    const printed = await (await printSheet(page, 'Print QR Code')).decodeQr();
    expect(printed?.text.toLowerCase()).toBe(`${app.url}/review/${user.id}`.toLowerCase());
    expect(printed?.box.width).toBeGreaterThanOrEqual(60);
  });
});
