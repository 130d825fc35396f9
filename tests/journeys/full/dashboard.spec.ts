import { expect, test } from '../fixtures.ts';
import { printQrCode } from '../print-qr-code.ts';

test.describe('With the locale en-GB', () => {
  test.use({ locale: 'en-GB' });

  test('Print QR Code prints one A4 sheet with a code of at least 60 mm', async ({ app, page, signUp }) => {
    const { user } = await signUp();
    await page.goto('/');
    const printed = await printQrCode(page, 'a4');
    expect(printed.text.toLowerCase()).toBe(`${app.url}/review/${user.id}`.toLowerCase());
    expect(printed.width).toBeGreaterThanOrEqual(60);
  });
});
