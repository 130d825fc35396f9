import type { Page } from '@playwright/test';
import { type PaperId, papers } from '#contract/sheets.ts';
import { type PdfPage, renderPdf } from '#tests/render-pdf.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

/** Dots per inch: jsQR misses one code in fifteen at 120 or at 300, and none at 130 to 200. */
const DPI = 150;
/** 96 CSS pixels are an inch. */
const HALF_A_PIXEL = 25.4 / 96 / 2;

test.use({ locale: 'en-GB' });

test('A tracked code can be created, previewed, printed at its exact size and downloaded as PDF and SVG', async ({
  app,
  page,
  signUp,
}) => {
  await signUp({ fullName: 'Maya Torres' });
  const made = await page.request.post('/api/workplaces', {
    data: { name: 'Blue Door', location: 'Lisbon' },
  });
  const { id: workplaceId } = await made.json();
  await page.context().addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });

  await page.goto(`/print?workplace=${workplaceId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Print studio' })).toBeVisible();
  const preview = page.getByRole('img', { name: 'Preview of the sheet: business card' });
  await expect(preview).toHaveJSProperty('complete', true);
  await expect(page.getByText('A4, 210 × 297 mm · 1 page · 10 times 85 × 55 mm')).toBeVisible();
  const lead = page.getByRole('combobox', { name: 'Code opens' });
  await expect(lead).toHaveValue(`workplace-${workplaceId}`);

  await page.getByRole('button', { name: 'Create tracked code' }).click();
  await expect(lead).toHaveValue(/^trackedCode-\d+$/);
  await expect(page.getByRole('button', { name: 'Create tracked code' })).toHaveCount(0);
  const trackedCodes = await (await page.request.get('/api/tracked-codes')).json();
  expect(trackedCodes).toMatchObject([{ name: 'Business card, Blue Door - Lisbon', workplaceId }]);
  await expectAccessible(page);
  const link = `${app.url}/r/${trackedCodes[0].code}`.toUpperCase();

  await page.getByRole('radio', { name: /^Table tent 4 × 6 in/ }).check();
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('A4');
  await page.getByRole('checkbox', { name: "I'm laminating this" }).check();
  await page.getByRole('radio', { name: /^Note/ }).check();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  const tent = await expectPrintsAsDownloaded(page, 'a4');
  const { width } = papers.a4;
  const [back, front] = [
    { x: 0, y: 0, width, height: 148.5 },
    { x: 0, y: 148.5, width, height: 148.5 },
  ];
  expect(tent.decodeQr(back, true)).toMatchObject({ text: link, correction: 'Q' });
  expect(tent.decodeQr(front)).toMatchObject({ text: link, correction: 'Q' });

  // Under load, Chromium may stop handling input on a page that was made into a PDF.
  const other = await page.context().newPage();
  await other.goto('/print');
  await other.getByRole('combobox', { name: 'Code opens' }).selectOption(`trackedCode-${trackedCodes[0].id}`);
  await other.getByRole('radio', { name: /^Receipt sticker/ }).check();
  const sticker = await expectPrintsAsDownloaded(other, 'roll');
  expect(sticker.decodeQr({ x: 0, y: 0, ...papers.roll })).toMatchObject({ text: link, correction: 'M' });

  await other.reload();
  await other.getByRole('radio', { name: /^Receipt sticker/ }).check();
  const loading = other.waitForEvent('download');
  await other.getByRole('link', { name: 'Download SVG' }).click();
  expect((await loading).suggestedFilename()).toBe('receipt-sticker.svg');
});

test('If the sheet fails to load, the page says so and can try again', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.route('**/print/sheet.svg?*', (route) => route.abort());
  await page.goto('/print');
  await expect(page.getByText("Couldn't load the preview. Please check your connection.")).toBeVisible();
  await page.unroute('**/print/sheet.svg?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: /^Preview/ })).toHaveJSProperty('complete', true);
  expect(consoleErrors).not.toEqual([]);
  for (const error of consoleErrors.splice(0)) expect(error).toContain('ERR_FAILED');
});

/** Checks that the browser prints one page of this size, identical to the downloaded file. */
async function expectPrintsAsDownloaded(page: Page, paper: PaperId): Promise<PdfPage> {
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.evaluate(() => {
    window.dispatchEvent(new Event('afterprint'));
    delete document.documentElement.dataset.printed;
  });
  await expect(page.locator('.printed-sheet')).toHaveCount(0);

  const href = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  const file = await (await page.request.get(href ?? '')).body();
  const [onPaper, ...others] = await renderPdf(pdf, DPI);
  const [inFile] = await renderPdf(file, DPI);
  if (!onPaper || !inFile) throw new Error('no page');
  expect(others).toEqual([]);
  const { width, height } = papers[paper];
  // The browser rounds the page size, but not its content, to whole pixels.
  expect(Math.abs(onPaper.width - width)).toBeLessThan(HALF_A_PIXEL);
  expect(Math.abs(onPaper.height - height)).toBeLessThan(HALF_A_PIXEL);
  for (let y = 0; y < height; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const box = { x, y, width: 4, height: 4 };
      const difference = Math.abs(onPaper.darknessIn(box) - inFile.darknessIn(box));
      if (difference > 0.15) throw new Error(`Differs by ${difference} at ${x},${y}`);
    }
  }
  return onPaper;
}
