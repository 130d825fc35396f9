import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GetTextTranslation, po } from 'gettext-parser';
import type { Language } from '../contract/languages/languages.ts';
import type { Texts } from '../contract/languages/translator.ts';

export type Translated = Exclude<Language, 'en'>;

/** How gettext numbers the forms that Intl.PluralRules names, and the formula that its tools expect. */
export const plurals: Record<Translated, { forms: string[]; formula: string }> = {
  es: { forms: ['one', 'other'], formula: 'nplurals=2; plural=(n != 1);' },
  pt: { forms: ['one', 'other'], formula: 'nplurals=2; plural=(n > 1);' },
  fr: { forms: ['one', 'other'], formula: 'nplurals=2; plural=(n > 1);' },
  de: { forms: ['one', 'other'], formula: 'nplurals=2; plural=(n != 1);' },
  it: { forms: ['one', 'other'], formula: 'nplurals=2; plural=(n != 1);' },
  nl: { forms: ['one', 'other'], formula: 'nplurals=2; plural=(n != 1);' },
  pl: {
    forms: ['one', 'few', 'many'],
    formula: 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);',
  },
  tr: { forms: ['one', 'other'], formula: 'nplurals=2; plural=(n != 1);' },
  ar: {
    forms: ['zero', 'one', 'two', 'few', 'many', 'other'],
    formula:
      'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);',
  },
  zh: { forms: ['other'], formula: 'nplurals=1; plural=0;' },
  ja: { forms: ['other'], formula: 'nplurals=1; plural=0;' },
};

/** A sentence of a catalogue. */
export interface Entry {
  sentence: string;
  /** The forms that Intl.PluralRules names; a sentence without plural has `other` only. Empty texts are not translated yet. */
  forms: Record<string, string>;
  isFuzzy: boolean;
  /** The files of code that contain it. */
  files: string[];
}

export function catalogueFile(language: Translated): string {
  return join(import.meta.dirname, `${language}.po`);
}

/** The line of a catalogue's head that says whether a native speaker has read it: yes or no. */
export const READ_BY_NATIVE = 'X-Read-By-Native';

export function isReadByNative(language: Translated): boolean {
  return po.parse(readFileSync(catalogueFile(language))).headers[READ_BY_NATIVE] === 'yes';
}

export function readCatalogue(language: Translated): Entry[] {
  const { translations } = po.parse(readFileSync(catalogueFile(language)));
  return Object.values(translations)
    .flatMap((ofContext) => Object.values(ofContext))
    .filter(({ msgid }) => msgid !== '')
    .map((entry) => ({
      sentence: sentenceOf(entry),
      forms: Object.fromEntries(
        entry.msgid_plural === undefined
          ? [['other', entry.msgstr[0] ?? '']]
          : plurals[language].forms.map((form, index) => [form, entry.msgstr[index] ?? '']),
      ),
      isFuzzy: /\bfuzzy\b/.test(entry.comments?.flag ?? ''),
      files: entry.comments?.reference?.split('\n') ?? [],
    }));
}

/** The key that `t` and `plural` take. */
export function sentenceOf({ msgid, msgid_plural, msgctxt }: GetTextTranslation): string {
  return [msgid, ...(msgid_plural ? ['|', msgid_plural] : []), ...(msgctxt ? ['#', msgctxt] : [])].join('');
}

/** What waits for a reader stays English. */
export function textsOf(entries: Entry[]): Texts {
  const texts = entries
    .filter(({ isFuzzy, forms }) => !isFuzzy && Object.values(forms).every((text) => text !== ''))
    .map(({ sentence, forms }) => [sentence, sentence.includes('|') ? forms : forms.other]);
  return Object.fromEntries(texts);
}
