import type { Language } from './languages.ts';

/** Intl takes it; English dates are written as in the United States. */
function localeOf(language: Language): string {
  return language === 'en' ? 'en-US' : language;
}

/** A formatter made on first use, once per language: making one takes as long as twenty to a hundred uses. */
// @__NO_SIDE_EFFECTS__
export function perLanguage<Formatter>(
  create: (locale: string) => Formatter,
): (language: Language) => Formatter {
  const made = new Map<Language, Formatter>();
  return (language) => {
    const formatter = made.get(language) ?? create(localeOf(language));
    made.set(language, formatter);
    return formatter;
  };
}
