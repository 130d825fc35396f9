import { afterEach, expect, test } from 'vitest';
import { createTranslator } from '#contract/languages/translator.ts';
import { loadDictionary } from './dictionary.ts';
import { currentLanguage, setTranslator, t } from './language.ts';

afterEach(() => setTranslator(createTranslator('en', null)));

test('A page whose language names a script or country has the texts of that language', async () => {
  const dictionary = document.createElement('link');
  dictionary.id = 'dictionary';
  dictionary.href = 'data:text/javascript,export const texts = { Language: "Idioma" };';
  document.head.append(dictionary);
  document.documentElement.lang = 'pt-BR';
  await loadDictionary();
  expect([currentLanguage(), t('Language')]).toEqual(['pt', 'Idioma']);
  dictionary.remove();
  document.documentElement.removeAttribute('lang');
});
