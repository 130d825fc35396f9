import { textDirection } from '#contract/languages/languages.ts';
import { localeOf } from '#contract/languages/locale.ts';
import { pluralIn } from '#contract/languages/plural.ts';
import type { PluralSentence } from '#contract/languages/sentences.ts';
import { isolated, type Translator } from '#contract/languages/translator.ts';
import { longDate } from '#server/platform/long-date.ts';
import type { Flow } from './pdf-text.ts';

/** What the document says in the professional's language. Isolates are kept for the layout, which draws none. */
export interface PdfTexts extends Required<Flow> {
  t: Translator['t'];
  plural: (sentence: PluralSentence, count: number) => string;
  date: (timestamp: string) => string;
  number: (value: number) => string;
  /** With two decimals. */
  average: (value: number) => string;
  /** Facts in a line, each of which may run in another direction. */
  line: (facts: string[]) => string;
}

export function createPdfTexts(translator: Translator): PdfTexts {
  const { language, t } = translator;
  const locale = localeOf(language);
  const integers = new Intl.NumberFormat(locale);
  const averages = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  return {
    language,
    direction: textDirection(language),
    t,
    plural: (sentence, count) => pluralIn(translator, sentence, count),
    date: (timestamp) => longDate(timestamp, 'UTC', language),
    number: (value) => integers.format(value),
    average: (value) => averages.format(Number(value.toFixed(2))),
    line: (facts) => facts.map((fact) => isolated(language, fact)).join(' · '),
  };
}
