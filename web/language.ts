import { blankIn, textDirection } from '#contract/languages/languages.ts';
import { createTranslator, type Translator } from '#contract/languages/translator.ts';

/* Module state is enough: a page never changes its language without a reload. */
let translator = createTranslator('en', null);

/** Must be called before rendering. */
export function setTranslator(next: Translator): void {
  translator = next;
}

export const currentTranslator = () => translator;

export const currentLanguage = () => translator.language;

export const currentDirection = () => textDirection(translator.language);

/** Stands in JSX between two sentences; `{' '}` would stay in Chinese and Japanese. */
export const blank = () => blankIn(translator.language);

export const t: Translator['t'] = (sentence, values) => translator.t(sentence, values);

export const translateMessage: Translator['translateMessage'] = (message) =>
  translator.translateMessage(message);
