import { renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTranslator } from '#contract/languages/translator.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { useRegion } from '#web/cards/region.ts';
import { setTranslator } from '#web/language.ts';

const preview = () => screen.findByRole('img', { name: /^Preview of the sheet/ });

test('The sheets are shown as cards with the chosen code and color, and the preview as the sheet', async () => {
  signIn();
  const user = await renderPage('/print');
  expect((await preview()).getAttribute('src')).toBe('/print/sheet.svg?sheet=business-card-us&paper=letter');
  const tent = screen.getByRole('radio', { name: 'Table tent 4 × 6 in' });
  const cardOf = (radio: HTMLElement) => radio.closest('label')?.querySelector('img')?.getAttribute('src');
  expect(cardOf(tent)).toBe('/print/sheet.svg?sheet=table-tent-4x6&card=1');

  await user.click(screen.getByRole('radio', { name: /^Note/ }));
  await user.click(tent);
  expect((await preview()).getAttribute('src')).toBe(
    '/print/sheet.svg?sheet=table-tent-4x6&paper=letter&ground=note',
  );
  expect(cardOf(tent)).toBe('/print/sheet.svg?sheet=table-tent-4x6&ground=note&card=1');
  expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
    'href',
    '/print/sheet.pdf?sheet=table-tent-4x6&paper=letter&ground=note&download=1',
  );
});

test('The sheet is in the language of the page until another is chosen', async () => {
  signIn();
  setTranslator(createTranslator('fr', {}));
  const user = await renderPage('/print?sheet=badge');
  const sheetIn = async () =>
    new URL((await preview()).getAttribute('src') ?? '', location.origin).searchParams.get('language');
  expect(await sheetIn()).toBe('fr');
  const language = screen.getByLabelText('Language');
  expect(language).toHaveDisplayValue('Français');
  await user.selectOptions(language, '日本語');
  expect(await sheetIn()).toBe('ja');
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toContain('&language=ja');
  await user.selectOptions(language, 'English');
  expect(await sheetIn()).toBe(null);
  setTranslator(createTranslator('en', null));
});

test('Without a network, a download says so', async () => {
  signIn();
  const user = await renderPage('/print');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(await screen.findByRole('link', { name: 'Download PDF' }));
  await expectToast("You're offline.", "Try again when you're back online.");
});

test('Label printers are black only, so a sticker has no choice of color', async () => {
  signIn();
  await renderPage('/print?sheet=receipt-sticker&ground=note');
  expect((await preview()).getAttribute('src')).toBe('/print/sheet.svg?sheet=receipt-sticker&paper=roll');
  expect(screen.queryByRole('radio', { name: /^Note/ })).toBeNull();
});

test('Sizes of other regions are behind Other sizes, unless one is chosen', async () => {
  signIn();
  const user = await renderPage('/print');
  await preview();
  const others = () => screen.getByText('Other sizes').closest('details');
  expect(others()?.open).toBe(false);
  expect(others()?.querySelectorAll('input')).toHaveLength(3);
  await user.click(screen.getByText('Other sizes'));
  await user.click(screen.getByRole('radio', { name: 'Poster A4' }));
  expect((await preview()).getAttribute('src')).toBe('/print/sheet.svg?sheet=poster-a4&paper=a4');
});

test.each([
  ['en-US', 'letter', 'business-card-us'],
  ['es-MX', 'letter', 'business-card-us'],
  ['pt-PT', 'a4', 'business-card-eu'],
  ['en', 'a4', 'business-card-eu'],
])('The usual sizes in the language %s are those of %s', async (language, paper, card) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const region = renderHook(useRegion).result.current;
  expect([region.usualPaper('table-tent-4x6'), region.defaultSheet]).toEqual([paper, card]);
  expect(region.regionalSheets).toContain('table-tent-4x6');
  expect([...region.regionalSheets, ...region.otherSheets]).toHaveLength(9);
});
