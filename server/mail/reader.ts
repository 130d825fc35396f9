import { type Language, textDirection } from '#contract/languages/languages.ts';
import { perLanguage } from '#contract/languages/locale.ts';
import { pluralIn } from '#contract/languages/plural.ts';
import type { PluralSentence } from '#contract/languages/sentence.ts';
import type { Translator, Values } from '#contract/languages/translator.ts';

/** Writes in the language of a mail's recipient. */
export interface MailReader {
  language: Language;
  direction: 'ltr' | 'rtl';
  t: Translator['t'];
  plural: (sentence: PluralSentence, count: number, values?: Values) => string;
  date: (timestamp: string) => string;
  /** It has one decimal. */
  average: (value: number) => string;
  translator: Translator;
}

export function createMailReader(translator: Translator): MailReader {
  const { language, t } = translator;
  return {
    language,
    direction: textDirection(language),
    translator,
    t,
    plural: (sentence, count, values) => pluralIn(translator, sentence, count, values),
    date: (timestamp) => longDate(language).format(new Date(timestamp)),
    average: (value) => oneDecimal(language).format(Number(value.toFixed(1))),
  };
}

const longDate = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);
const oneDecimal = perLanguage((locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }));

/** Previews in lists of mails draw a box for these characters. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}
