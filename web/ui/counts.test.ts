import { afterEach, expect, test } from 'vitest';
import type { Language } from '#contract/languages/languages.ts';
import { createTranslator } from '#contract/languages/translator.ts';
import { setTranslator } from '#web/language.ts';
import { shortMonth } from './charts/months.ts';
import { dollars, percent, price, whole } from './counts.ts';
import { longDate } from './dates.ts';

const use = (language: Language) => setTranslator(createTranslator(language, null));
afterEach(() => use('en'));

test('Numbers, prices and dates are written in the page’s language, also after another', () => {
  const written = () => [
    whole(1204),
    percent(3, 8),
    price(7),
    price(59 / 12),
    dollars(1204),
    longDate('2026-11-05T12:00:00.000Z'),
    shortMonth({ month: '2026-05' }),
  ];
  const english = ['1,204', '38%', '$7', '$4.92', '$1,204.00', 'November 5, 2026', 'May'];
  expect(written()).toEqual(english);
  use('de');
  expect(written().map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '1.204',
    '38 %',
    '7 $',
    '4,92 $',
    '1.204,00 $',
    '5. November 2026',
    'Mai',
  ]);
  use('en');
  expect(written()).toEqual(english);
});
