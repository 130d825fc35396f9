import { expect, test } from 'vitest';
import { texts } from './fr/customer.ts';
import { type Language, languages } from './languages.ts';
import { loadTranslator } from './load-translator.ts';
import { createTranslator } from './translator.ts';

const translated = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');
const sentences = Object.keys(texts);

test.for(translated)(
  'Every translation into %s has the same placeholders as the English sentence',
  async (language) => {
    const { translateMessage } = await loadTranslator(language, ['customer']);
    for (const sentence of sentences) {
      const text = translateMessage(sentence);
      expect([sentence, placeholdersIn(text)]).toEqual([sentence, placeholdersIn(sentence)]);
      expect(text.trim()).not.toBe('');
    }
  },
);

test.for(translated)(
  'Every sentence in %s ends like the English one and follows the typography of its language',
  async (language) => {
    const { translateMessage } = await loadTranslator(language, ['customer']);
    for (const sentence of sentences) {
      const text = translateMessage(sentence);
      expect([text, /[.。]$/.test(text)]).toEqual([text, /[^.]\.$/.test(sentence)]);
      expect(text).not.toMatch(/\.\.\.|['"]| {2}/);
      if (language === 'fr') expect(text).not.toMatch(/[^\u00a0\u202f][?!:;]/);
      if (language === 'es') expect(/[?!]/.test(text)).toBe(/[¿¡]/.test(text));
      if (language === 'zh' || language === 'ja') expect(text).not.toMatch(/[?!:;()]/);
    }
  },
);

test('Names are isolated from the surrounding text direction, except in English', async () => {
  const { t } = await loadTranslator('ar', ['customer']);
  expect(t('How did {name} do?', { name: 'Maya' })).toContain('\u2068Maya\u2069');
  expect((await loadTranslator('en', ['customer'])).t('How did {name} do?', { name: 'Maya' })).toBe(
    'How did Maya do?',
  );
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

function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}
