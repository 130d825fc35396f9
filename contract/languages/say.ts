import type { Language } from './languages.ts';
import type { Sentence, Texts } from './sentences.ts';

type Values = Record<string, string | number>;

export interface Speech {
  language: Language;
  say: (sentence: Sentence, values?: Values) => string;
  /** For what may have no translation, such as a message of a newer server: it then stays English. */
  sayMessage: (message: string) => string;
}

/** `texts`: none for English, whose sentences are the keys. */
export function createSpeech(language: Language, texts: Texts | null): Speech {
  return {
    language,
    sayMessage: (message) => texts?.[message as Sentence] ?? message,
    say(sentence, values = {}) {
      const text = texts?.[sentence] ?? sentence;
      return text.replace(/\{(\w+)\}/g, (_, name: string) =>
        texts ? isolate(String(values[name])) : String(values[name]),
      );
    },
  };
}

/** A name runs in the direction of its own script, and turns nothing around it. English is as it always was. */
function isolate(value: string): string {
  return `\u2068${value}\u2069`;
}
