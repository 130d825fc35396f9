import { type Language, languages } from '#contract/languages/languages.ts';
import { createTranslator, type Translator } from '#contract/languages/translator.ts';
import { readCatalogue, textsOf } from '#locales/catalogue.ts';

/* Texts composed of sentences, names, numbers and dates, as tests/composed/ keeps them for readers. */

export const allLanguages = Object.keys(languages) as Language[];

/** From the catalogue, so that no build is needed. */
export function catalogueTranslator(language: Language): Translator {
  return createTranslator(language, language === 'en' ? null : textsOf(readCatalogue(language)));
}

/** The lines of a mail or screen in several cases. */
export type Cases = Record<string, string[]>;

/** Each later case has only the lines that those before it don't have. A no-break space is shown, as ⍽. */
export function toKeptText(kinds: Record<string, Cases>): string {
  const parts = Object.entries(kinds).flatMap(([kind, cases]) => {
    const known = new Set<string>();
    return Object.entries(cases).map(([variant, lines]) => {
      const shown = lines.map((line) => (known.has(line) ? '…' : line));
      for (const line of lines) if (line !== '') known.add(line);
      const title = [kind, variant].filter(Boolean).join(': ');
      return `=== ${title}\n\n${shown.join('\n')}\n`.replace(/…\n(?:\n*…\n)+/g, '…\n');
    });
  });
  return parts.join('\n').replace(/[\u00a0\u202f]/g, '⍽');
}
