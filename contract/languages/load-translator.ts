import type { Language } from './languages.ts';
import type { Dictionary } from './sentences.ts';
import { createTranslator, type Translator } from './translator.ts';

const dictionaries: Record<Exclude<Language, 'en'>, () => Promise<{ texts: Dictionary }>> = {
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  tr: () => import('./tr.ts'),
  ar: () => import('./ar.ts'),
  zh: () => import('./zh.ts'),
  ja: () => import('./ja.ts'),
};

/** For the server: the browser loads its dictionary by the link in the page. */
export async function loadTranslator(language: Language): Promise<Translator> {
  if (language === 'en') return createTranslator('en', null);
  const { texts } = await dictionaries[language]();
  return createTranslator(language, texts);
}
