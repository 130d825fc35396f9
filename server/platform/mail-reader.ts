import { type Language, textDirection } from '#contract/languages/languages.ts';
import { localeOf } from '#contract/languages/locale.ts';
import { pluralIn } from '#contract/languages/plural.ts';
import type { PluralSentence } from '#contract/languages/sentences.ts';
import { createTranslator, type Translator, type Values } from '#contract/languages/translator.ts';
import { longDate } from './long-date.ts';

/** Writes in the language and time zone of the person whom a mail is for. */
export interface MailReader {
  language: Language;
  direction: 'ltr' | 'rtl';
  t: Translator['t'];
  plural: (sentence: PluralSentence, count: number, values?: Values) => string;
  date: (timestamp: string) => string;
  /** With one decimal. */
  average: (value: number) => string;
  list: (items: string[]) => string;
  /** Facts in a line, each of which may run in another direction. */
  line: (facts: string[]) => string;
  translator: Translator;
}

export function createMailReader(translator: Translator, timeZone = 'UTC'): MailReader {
  const { language } = translator;
  const direction = textDirection(language);
  const clean = (text: string) => (direction === 'ltr' && !RTL.test(text) ? withoutIsolates(text) : text);
  return {
    language,
    direction,
    translator,
    t: (sentence, values) => clean(translator.t(sentence, values)),
    plural: (sentence, count, values) => clean(pluralIn(translator, sentence, count, values)),
    date: (timestamp) => longDate(timestamp, timeZone, language),
    average: (value) => averageFormat(language).format(Number(value.toFixed(1))),
    list: (items) =>
      clean(new Intl.ListFormat(localeOf(language), { type: 'unit', style: 'short' }).format(items)),
    line: (facts) =>
      language === 'en'
        ? facts.join(SEPARATOR)
        : clean(facts.map((fact) => `\u2068${fact}\u2069`).join(SEPARATOR)),
  };
}

/** For someone without an account. */
export const englishReader = createMailReader(createTranslator('en', null));

const SEPARATOR = ' · ';
const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Older mail programs draw a box for these characters, so texts have them only where directions mix. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}

function averageFormat(language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1 });
}
