import { describe, expect, test } from 'vitest';
import { areas, sentencesOf } from '#tests/pseudo-language.ts';
import { type Language, languages } from './languages.ts';
import { loadTranslator } from './load-translator.ts';
import { pluralIn } from './plural.ts';
import { createTranslator } from './translator.ts';

const translated = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');

/** Not translated yet: these areas are in English. */
const inEnglish: Partial<Record<Language, string[]>> = {
  pl: areas().filter((area) => !['common', 'customer', 'dashboard', 'plans'].includes(area)),
};

describe.for(translated)('In %s', (language) => {
  describe.for(areasIn(language))('the area %s', (area) => {
    test('has every sentence, with the placeholders and elements of the English one', async () => {
      const texts = await textsOf(language, area);
      expect(Object.keys(texts).sort()).toEqual(sentencesOf(area).sort());
      for (const [sentence, forms] of Object.entries(texts)) {
        const english = sentence.split('|').at(-1) ?? '';
        for (const [form, text] of Object.entries(forms)) {
          // "One review" may leave out the number.
          const names = placeholdersIn(form === 'other' ? english : `${english}{count}`);
          const found = placeholdersIn(form === 'other' ? text : `${text}{count}`);
          expect([text, found]).toEqual([text, names]);
          expect(text.trim()).not.toBe('');
        }
      }
    });

    test('ends sentences like the English one, and follows the typography of its language', async () => {
      for (const [sentence, forms] of Object.entries(await textsOf(language, area))) {
        for (const text of Object.values(forms)) {
          const words = text.replace(/<\/?\w+>|\{\w+\}|\d[\d:.,]*|[\w.+-]+@\S+|https?:\S+/g, 'x');
          expect([text, /[.。]$/.test(text)]).toEqual([text, /[^.]\.$/.test(sentence)]);
          expect(words).not.toMatch(/\.\.\.|['"]| {2}/);
          if (language === 'fr') expect(words).not.toMatch(/[^\u00a0\u202f][?!:;]/);
          if (language === 'es') expect(/[?!]/.test(words)).toBe(/[¿¡]/.test(words));
          if (language === 'zh' || language === 'ja') expect(words).not.toMatch(/[?!:;()]/);
        }
      }
    });
  });
});

test('Sentences that several areas share are translated alike', async () => {
  for (const language of translated) {
    const seen = new Map<string, unknown>();
    for (const area of areasIn(language).filter((each) => each !== 'customer')) {
      for (const [sentence, forms] of Object.entries(await textsOf(language, area))) {
        if (seen.has(sentence))
          expect([language, sentence, forms]).toEqual([language, sentence, seen.get(sentence)]);
        seen.set(sentence, forms);
      }
    }
  }
});

test('Names are isolated from the surrounding text direction, except in English', async () => {
  const { t } = await loadTranslator('ar', ['customer']);
  expect(t('How did {name} do?', { name: 'Maya' })).toContain('\u2068Maya\u2069');
  const french = await loadTranslator('fr', ['customer']);
  expect(french.t('How did {name} do?', { name: 'ليلى' })).toContain('\u2068ليلى\u2069');
  expect(french.t('How did {name} do?', { name: 'Maya' })).not.toContain('\u2068');
  const english = await loadTranslator('en', ['customer']);
  expect(english.t('How did {name} do?', { name: 'ليلى' })).toBe('How did ليلى do?');
});

test('Numbers choose the form of their language', async () => {
  const sentence = '{count} review|{count} reviews';
  const forms = async (language: Language) => {
    const translator = await loadTranslator(language, ['common']);
    return new Set(
      [0, 1, 2, 3, 5, 11, 100].map((count) => pluralIn(translator, sentence, count).replace(/\d+/, '')),
    );
  };
  expect([...(await forms('en'))]).toEqual([' reviews', ' review']);
  expect((await forms('pl')).size).toBe(3);
  expect((await forms('ar')).size).toBeGreaterThanOrEqual(4);
  expect((await forms('ja')).size).toBe(1);
  expect(pluralIn(createTranslator('en', null), sentence, 1234)).toBe('1,234 reviews');
});

test('A name that looks like a placeholder stays unchanged', () => {
  const { t } = createTranslator('en', null);
  expect(t('Review for {name} at {workplace}', { name: '{workplace}', workplace: '$&' })).toBe(
    'Review for {workplace} at $&',
  );
});

test('A message without a translation stays English', async () => {
  const { translateMessage } = await loadTranslator('fr', ['customer']);
  expect(translateMessage('Please provide your name')).toBe('Veuillez indiquer votre nom');
  expect(translateMessage('Message of a newer server')).toBe('Message of a newer server');
});

function areasIn(language: Language): string[] {
  return areas().filter((area) => !inEnglish[language]?.includes(area));
}

/** The forms of each sentence; without plural, the only one. */
async function textsOf(language: Language, area: string): Promise<Record<string, Record<string, string>>> {
  const { texts } = await import(`./${language}/${area}.ts`);
  return Object.fromEntries(
    Object.entries<string | Record<string, string>>(texts).map(([sentence, text]) => [
      sentence,
      typeof text === 'string' ? { other: text } : text,
    ]),
  );
}

function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}|<\/?\w+>/g))].sort();
}
