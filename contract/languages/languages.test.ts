import { expect, test } from 'vitest';
import { texts } from './fr.ts';
import { type Language, languages } from './languages.ts';
import { createSpeech } from './say.ts';
import { speak } from './speak.ts';

const translated = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');
const sentences = Object.keys(texts);

test.for(translated)('Every translation into %s has the places for names and numbers', async (language) => {
  const { sayMessage } = await speak(language);
  for (const sentence of sentences) {
    const text = sayMessage(sentence);
    expect([sentence, placesIn(text)]).toEqual([sentence, placesIn(sentence)]);
    expect(text.trim()).not.toBe('');
  }
});

test.for(translated)(
  'Every sentence in %s ends as it does in English, and is set as printers do',
  async (language) => {
    const { sayMessage } = await speak(language);
    for (const sentence of sentences) {
      const text = sayMessage(sentence);
      expect([text, /[.。]$/.test(text)]).toEqual([text, /[^.]\.$/.test(sentence)]);
      expect(text).not.toMatch(/\.\.\.|['"]| {2}/);
      if (language === 'fr') expect(text).not.toMatch(/[^\u00a0\u202f][?!:;]/);
      if (language === 'es') expect(/[?!]/.test(text)).toBe(/[¿¡]/.test(text));
      if (language === 'zh' || language === 'ja') expect(text).not.toMatch(/[?!:;()]/);
    }
  },
);

test('A name is set apart from what stands around it, except in English', async () => {
  const { say } = await speak('ar');
  expect(say('How did {name} do?', { name: 'Maya' })).toContain('\u2068Maya\u2069');
  expect((await speak('en')).say('How did {name} do?', { name: 'Maya' })).toBe('How did Maya do?');
});

test('A name that looks like a place stays as it is', () => {
  const { say } = createSpeech('en', null);
  expect(say('Review for {name} at {workplace}', { name: '{workplace}', workplace: '$&' })).toBe(
    'Review for {workplace} at $&',
  );
});

test('A message that no dictionary has stays English', async () => {
  const { sayMessage } = await speak('fr');
  expect(sayMessage('Please provide your name')).toBe('Veuillez indiquer votre nom');
  expect(sayMessage('Words of a newer server')).toBe('Words of a newer server');
});

function placesIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}
