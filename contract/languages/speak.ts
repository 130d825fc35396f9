import type { Language } from './languages.ts';
import { createSpeech, type Speech } from './say.ts';
import type { Texts } from './sentences.ts';

const dictionaries: Record<Exclude<Language, 'en'>, () => Promise<{ texts: Texts }>> = {
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

/** A dictionary is read when it is first needed. The browser gets its one with the page, and has no use for this table. */
export async function speak(language: Language): Promise<Speech> {
  if (language === 'en') return createSpeech('en', null);
  const { texts } = await dictionaries[language]();
  return createSpeech(language, texts);
}
