import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/languages/languages.ts';
import { createTranslator, type Texts, type Translator } from '#contract/languages/translator.ts';
import { WEB_ROOT } from '#server/http/built-files.ts';

const translators = new Map<Language, Translator>();

/** It knows all sentences; the browser loads the app's or those of the customer's page. */
export function translatorFor(language: Language): Translator {
  const translator = translators.get(language) ?? createTranslator(language, readTexts(language));
  translators.set(language, translator);
  return translator;
}

/** The build has read them from the catalogues: parsing those here would keep 3.5 MB of memory a language. */
function readTexts(language: Language): Texts | null {
  if (language === 'en') return null;
  return JSON.parse(readFileSync(join(WEB_ROOT, '../texts', `${language}.json`), 'utf8'));
}
