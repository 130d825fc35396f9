import { type Language, textDirection } from './languages.ts';
import type { Known, PluralSentence } from './sentence.ts';

export type Values = Record<string, string | number>;

/** A catalogue's translations by sentence; plural ones have the forms that Intl.PluralRules names. */
export type Texts = Record<string, string> & Record<PluralSentence, Record<string, string>>;

export interface Translator {
  language: Language;
  /** null for English, whose sentences are the keys. */
  texts: Texts | null;
  t: <S extends string>(sentence: Known<S>, values?: Values) => string;
  /** Stays English if there is no translation, e.g. for a message of a newer server. */
  translateMessage: (message: string) => string;
}

export function createTranslator(language: Language, texts: Texts | null): Translator {
  return {
    language,
    texts,
    translateMessage: (message) => texts?.[message] ?? message,
    t: (sentence, values) => fillIn(language, texts?.[sentence] ?? withoutMeaning(sentence), values),
  };
}

function withoutMeaning(sentence: string): string {
  const end = sentence.indexOf('#');
  return end < 0 ? sentence : sentence.slice(0, end);
}

export function fillIn(language: Language, text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => isolated(language, String(values[name])));
}

/** Keeps a value from changing the direction of the text around it. English texts stay as they are. */
export function isolated(language: Language, value: string): string {
  const isMixed = textDirection(language) === 'rtl' || (language !== 'en' && RIGHT_TO_LEFT.test(value));
  return isMixed ? `\u2068${value}\u2069` : value;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;
