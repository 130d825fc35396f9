import { expect, test } from 'vitest';
import { translatorFor } from '#server/site/translators.ts';
import { type Language, languages, languageTag } from './languages.ts';
import { pluralIn } from './plural.ts';
import { createTranslator } from './translator.ts';

test('Programs learn the country of our Portuguese and the script of our Chinese', () => {
  const tags = (Object.keys(languages) as Language[]).map(languageTag);
  expect(tags).toEqual(['en', 'es', 'pt-BR', 'fr', 'de', 'it', 'nl', 'pl', 'tr', 'ar', 'zh-Hans', 'ja']);
});

test('Names are isolated from the surrounding text direction, except in English', () => {
  const { t } = translatorFor('ar');
  expect(t('How did {name} do?', { name: 'Maya' })).toContain('\u2068Maya\u2069');
  const french = translatorFor('fr');
  expect(french.t('How did {name} do?', { name: 'ليلى' })).toContain('\u2068ليلى\u2069');
  expect(french.t('How did {name} do?', { name: 'Maya' })).not.toContain('\u2068');
  const english = translatorFor('en');
  expect(english.t('How did {name} do?', { name: 'ليلى' })).toBe('How did ليلى do?');
});

test('Numbers choose the form of their language', () => {
  const sentence = '{count} review|{count} reviews';
  const forms = (language: Language) => {
    const translator = translatorFor(language);
    return new Set(
      [0, 1, 2, 3, 5, 11, 100].map((count) => pluralIn(translator, sentence, count).replace(/\d+/, '')),
    );
  };
  expect([...forms('en')]).toEqual([' reviews', ' review']);
  expect(forms('pl').size).toBe(3);
  expect(forms('ar').size).toBeGreaterThanOrEqual(4);
  expect(forms('ja').size).toBe(1);
  expect(pluralIn(createTranslator('en', null), sentence, 1234)).toBe('1,234 reviews');
});

test('A name that looks like a placeholder stays unchanged', () => {
  const { t } = createTranslator('en', null);
  expect(t('Review for {name} at {workplace}', { name: '{workplace}', workplace: '$&' })).toBe(
    'Review for {workplace} at $&',
  );
});

test('A message without a translation stays English', () => {
  const { translateMessage } = translatorFor('fr');
  expect(translateMessage('Please provide your name')).toBe('Veuillez indiquer votre nom');
  expect(translateMessage('Message of a newer server')).toBe('Message of a newer server');
});

test('What tells the meanings of a sentence apart never shows', () => {
  expect(createTranslator('en', null).t('Name#workplace')).toBe('Name');
});
