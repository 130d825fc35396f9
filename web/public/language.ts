import { createTranslator, type Translator } from '#contract/languages/translator.ts';

/* A page has one language from its first byte to its last, so no part of it has to be told, and none listens for another. */
let translator = createTranslator('en', null);

/** Before anything is rendered. */
export function setTranslator(next: Translator): void {
  translator = next;
}

export const currentLanguage = () => translator.language;

export const t: Translator['t'] = (sentence, values) => translator.t(sentence, values);

export const translateMessage: Translator['translateMessage'] = (message) =>
  translator.translateMessage(message);
