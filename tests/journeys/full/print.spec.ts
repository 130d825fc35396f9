import { papers, sheets } from '#web/cards/sheets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { addWorkplace, expect, test } from '../fixtures.ts';
import { cardsOn, interceptPrint, printSheet } from '../print-sheet.ts';

test.use({ locale: 'en-GB' });

test('The back of a tent is upside down, and a code to be laminated has error correction Q', async ({
  page,
  signUp,
}) => {
  await interceptPrint(page);
  await signUp();
  await page.goto('/print?sheet=table-tent-4x6&paper=a4');
  await page.getByRole('checkbox', { name: "I'm laminating this" }).check();
  const tent = await printSheet(page, 'Print');
  const [back, front] = cardsOn(sheets['table-tent-4x6'], papers.a4);
  expect(await tent.decodeQr(back)).toMatchObject({ correction: 'Q', orientation: 180 });
  expect(await tent.decodeQr(front)).toMatchObject({ correction: 'Q', orientation: 0 });
});

test('A tracked code can be created for a sheet, whose code then holds the link in capital letters', async ({
  app,
  page,
  signUp,
}) => {
  await interceptPrint(page);
  await signUp({ fullName: 'Maya Torres' });
  const workplaceId = await addWorkplace(page, 'Blue Door', 'Lisbon');
  await page.goto(`/print?workplace=${workplaceId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Print studio' })).toBeVisible();
  await expect(page.getByText('10 cards on one A4 page')).toBeVisible();
  await expect(page.getByText('For a PDF, choose “Save as PDF” as the printer.')).toBeVisible();
  const lead = page.getByRole('combobox', { name: 'Code opens' });
  await expect(lead).toHaveValue(`workplace-${workplaceId}`);
  await page.getByRole('button', { name: 'Create tracked code' }).click();
  await expect(lead).toHaveValue(/^trackedCode-\d+$/);
  await expect(page.getByRole('button', { name: 'Create tracked code' })).toHaveCount(0);
  const trackedCodes = await (await page.request.get('/api/tracked-codes')).json();
  expect(trackedCodes).toMatchObject([{ name: 'Business card, Blue Door - Lisbon', workplaceId }]);
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Receipt sticker/ }).check();
  const sticker = await printSheet(page, 'Print');
  expect((await sticker.decodeQr())?.text).toBe(`${app.url}/r/${trackedCodes[0].code}`.toUpperCase());
});

test('With reduced motion, the text on a sheet is as large as without', async ({ page, signUp }) => {
  await signUp();
  const size = () =>
    page
      .locator('.sheet .code-card-headline')
      .last()
      .evaluate((headline) => getComputedStyle(headline).fontSize);
  await page.goto('/print');
  await page.evaluate(() => document.fonts.ready);
  const withMotion = await size();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect.poll(size).toBe(withMotion);
});
