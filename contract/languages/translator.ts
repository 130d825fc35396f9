import { type Language, textDirection } from './languages.ts';
import type { Sentence, Texts } from './sentences.ts';

export type Values = Record<string, string | number>;

export interface Translator {
  language: Language;
  /** null for English, whose sentences are the keys. */
  texts: Texts | null;
  t: (sentence: Sentence, values?: Values) => string;
  /** Stays English if there is no translation, e.g. for a message of a newer server. */
  translateMessage: (message: string) => string;
}

export function createTranslator(language: Language, texts: Texts | null): Translator {
  return {
    language,
    texts,
    translateMessage: (message) => texts?.[message as Sentence] ?? message,
    t: (sentence, values) => fillIn(language, texts?.[sentence] ?? sentence, values),
  };
}

export function fillIn(language: Language, text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => isolated(language, String(values[name])));
}

/** Keeps a value from changing the direction of the text around it. English texts are specified to the letter. */
export function isolated(language: Language, value: string): string {
  const isMixed = textDirection(language) === 'rtl' || (language !== 'en' && RIGHT_TO_LEFT.test(value));
  return isMixed ? `\u2068${value}\u2069` : value;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;
