import { expect, type Page } from '@playwright/test';
import { type PaperId, papers } from '#contract/sheets.ts';
import { renderPdf } from '#tests/render-pdf.ts';

/** Presses Print QR Code, expects one sheet titled Goodword, and decodes its code. Widths are in mm. */
export async function printQrCode(page: Page, paper: PaperId): Promise<{ text: string; width: number }> {
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printedTitle = document.title;
    };
  });
  await page.getByRole('button', { name: 'Print QR Code' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed-title', 'Goodword');
  const [sheet, ...more] = await renderPdf(
    await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    150,
  );
  expect(more).toEqual([]);
  const code = sheet?.decodeQr({ x: 0, y: 0, ...papers[paper] });
  return { text: code?.text ?? 'no code found', width: code?.box.width ?? 0 };
}
