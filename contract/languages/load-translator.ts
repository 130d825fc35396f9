import type { Language } from './languages.ts';
import type { Area } from './sentences.ts';
import { createTranslator, type Translator } from './translator.ts';

/** For the server and the build: the browser loads its dictionaries by the links in the page. */
export async function loadTranslator(language: Language, areas: readonly Area[]): Promise<Translator> {
  if (language === 'en') return createTranslator('en', null);
  const dictionaries = await Promise.all(
    // What isn't translated yet is in English.
    areas.map((area) => import(`./${language}/${area}.ts`).catch(() => ({}))),
  );
  return createTranslator(language, Object.assign({}, ...dictionaries.map(({ texts }) => texts)));
}
