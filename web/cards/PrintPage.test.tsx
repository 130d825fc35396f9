import { renderHook, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listWorkplaces } from '#contract/workplaces.ts';
import { answer } from '#tests/components/fake-api.ts';
import { renderPage, signIn } from '#tests/components/render-page.tsx';
import { useRegion } from '#web/cards/print-options.ts';

const preview = () => screen.findByRole('img', { name: /^Preview of the sheet/ });
const cardsIn = (element: HTMLElement) => element.querySelectorAll('.code-card');

test('The preview shows the chosen sheet, color and workplace, and each sheet is shown as its card', async () => {
  signIn();
  answer(listWorkplaces, [{ id: 31, name: 'Blue Door', location: 'Lisbon' }]);
  const user = await renderPage('/print');
  expect(cardsIn(await preview())).toHaveLength(10);
  await user.click(screen.getByRole('radio', { name: /^Cream/ }));
  await user.click(screen.getByRole('radio', { name: 'Table tent 4 × 6 in' }));
  await user.selectOptions(screen.getByLabelText('Code opens'), 'Blue Door - Lisbon');
  const tent = await preview();
  expect(cardsIn(tent)).toHaveLength(2);
  expect(tent.querySelector('.sheet-note')).not.toBeNull();
  expect(within(tent).getAllByText('Blue Door, Lisbon')).toHaveLength(2);
  expect(within(tent).getAllByText(/\/review\/\d+\/31$/)).toHaveLength(2);
  const tile = screen.getByRole('radio', { name: 'Badge 90 × 60 mm' }).parentElement;
  expect(tile && cardsIn(tile)).toHaveLength(1);
  // HTML allows no blocks in them.
  expect(document.querySelector(':is(label, span, p) :is(div, p)')).toBeNull();
});

test('A sheet can be in another language than the page', async () => {
  signIn();
  const user = await renderPage('/print?sheet=badge');
  expect(within(await preview()).getAllByText('How did I do?')).toHaveLength(8);
  await user.selectOptions(screen.getByLabelText('Language'), 'Português (Brasil)');
  const cards = cardsIn(await preview());
  expect(cards[0]).toHaveAttribute('lang', 'pt-BR');
  expect(cards[0]).toHaveTextContent('Como me saí?');
});

test('Label printers are black only, so a sticker has no choice of color', async () => {
  signIn();
  await renderPage('/print?sheet=receipt-sticker&ground=note');
  expect((await preview()).querySelector('.sheet-ink')).not.toBeNull();
  expect(screen.queryByRole('radio', { name: /^Cream/ })).toBeNull();
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
  expect(cardsIn(await preview())).toHaveLength(1);
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
