import { blankIn, type Language, textDirection } from '#contract/languages/languages.ts';
import { createTranslator, type Translator } from '#contract/languages/translator.ts';

/* Module state is enough: a page never changes its language without a reload. */
let translator = createTranslator('en', null);

/** Must be called before rendering. */
export function setTranslator(next: Translator): void {
  translator = next;
}

export const currentTranslator = () => translator;

export const currentLanguage = () => translator.language;

/** Known before the dictionary is loaded. The document may name a script or country too: zh-Hans. */
export const documentLanguage = () => document.documentElement.lang.slice(0, 2) as Language;

export const currentDirection = () => textDirection(translator.language);

/** Separates two sentences in JSX: a space, or nothing in Chinese and Japanese. */
export const blank = () => blankIn(translator.language);

/** This page in another language. Keeps the other parameters: one may be the token of an emailed link. */
export function addressIn(language: Language): string {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  return address.href;
}

export const t: Translator['t'] = (sentence, values) => translator.t(sentence, values);

export const translateMessage: Translator['translateMessage'] = (message) =>
  translator.translateMessage(message);
