import type { Language } from './languages.ts';
import type { Dictionary, Sentence } from './sentences.ts';

type Values = Record<string, string | number>;

export interface Translator {
  language: Language;
  t: (sentence: Sentence, values?: Values) => string;
  /** Stays English if there is no translation, e.g. for a message of a newer server. */
  translateMessage: (message: string) => string;
}

/** `texts` is null for English, whose sentences are the keys. */
export function createTranslator(language: Language, texts: Dictionary | null): Translator {
  return {
    language,
    translateMessage: (message) => texts?.[message as Sentence] ?? message,
    t(sentence, values = {}) {
      const text = texts?.[sentence] ?? sentence;
      return text.replace(/\{(\w+)\}/g, (_, name: string) =>
        texts ? isolate(String(values[name])) : String(values[name]),
      );
    },
  };
}

/** Keeps a value from changing the text direction around it. */
function isolate(value: string): string {
  return `\u2068${value}\u2069`;
}
