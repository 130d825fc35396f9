import { type Language, textDirection } from '#contract/languages/languages.ts';
import { localeOf } from '#contract/languages/locale.ts';
import { pluralIn } from '#contract/languages/plural.ts';
import type { PluralSentence } from '#contract/languages/sentence.ts';
import { isolated, type Translator, type Values } from '#contract/languages/translator.ts';

/** Writes in the language of a mail's recipient. */
export interface MailReader {
  language: Language;
  direction: 'ltr' | 'rtl';
  t: Translator['t'];
  plural: (sentence: PluralSentence, count: number, values?: Values) => string;
  date: (timestamp: string) => string;
  /** It has one decimal. */
  average: (value: number) => string;
  list: (items: string[]) => string;
  /** Facts in a line, each of which may run in another direction. */
  line: (facts: string[]) => string;
  translator: Translator;
}

export function createMailReader(translator: Translator): MailReader {
  const { language, t } = translator;
  const locale = localeOf(language);
  return {
    language,
    direction: textDirection(language),
    translator,
    t,
    plural: (sentence, count, values) => pluralIn(translator, sentence, count, values),
    date: (timestamp) => longDate(timestamp, language),
    average: (value) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(Number(value.toFixed(1))),
    list: (items) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(items),
    line: (facts) => facts.map((fact) => isolated(language, fact)).join(' · '),
  };
}

/** A formatter is slow to create and takes about 30 KB. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/** The date is in UTC. */
function longDate(timestamp: string, language: Language): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const format = formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(language, format);
  return format.format(new Date(timestamp));
}

/** Previews in lists of mails draw a box for these characters. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}
