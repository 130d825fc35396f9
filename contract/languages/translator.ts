import type { Language } from './languages.ts';
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
    t: (sentence, values) => fillIn(texts?.[sentence] ?? sentence, values, texts !== null),
  };
}

/** `isTranslated`: the values may run in another direction than the text. */
export function fillIn(text: string, values: Values = {}, isTranslated: boolean): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) =>
    isTranslated ? isolate(String(values[name])) : String(values[name]),
  );
}

/** Keeps a value from changing the text direction around it. */
function isolate(value: string): string {
  return `\u2068${value}\u2069`;
}
