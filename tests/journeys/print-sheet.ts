import { expect, type Page } from '@playwright/test';
import { type PdfPage, renderPdf } from '#tests/render-pdf.ts';
import type { SheetFacts, Size } from '#web/cards/sheets.ts';

/** A pixel is less than 0.1 mm. */
const DPI = 300;

/** Keeps the browser's print dialog closed. Before the page is opened. */
export async function interceptPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = document.title;
    };
  });
}

/** Presses the button, and takes what the browser would send to the printer: one page, titled Goodword. */
export async function printSheet(page: Page, button: string): Promise<PdfPage> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'Goodword');
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.evaluate(() => {
    window.dispatchEvent(new Event('afterprint'));
    delete document.documentElement.dataset.printed;
  });
  await expect(page.locator('.printed-sheet')).toHaveCount(0);
  const [sheet, ...more] = await renderPdf(pdf, DPI);
  expect(more).toEqual([]);
  if (!sheet) throw new Error('no page');
  return sheet;
}

/** Each card, in millimetres. */
export function cardsOn({ card, columns, rows }: SheetFacts, paper: Size) {
  const left = (paper.width - columns * card.width) / 2;
  const top = (paper.height - rows * card.height) / 2;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * card.width,
    y: top + Math.floor(index / columns) * card.height,
    ...card,
  }));
}
