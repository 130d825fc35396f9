import { currentLocale } from '#web/language.ts';

/** A formatter made on first use, once per language: the server renders all of them in one process. */
// @__NO_SIDE_EFFECTS__
export function perLocale<Formatter>(create: (locale: string) => Formatter): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const locale = currentLocale();
    const formatter = made.get(locale) ?? create(locale);
    made.set(locale, formatter);
    return formatter;
  };
}
