import type { Language } from './languages.ts';

/** Intl takes it; English dates are written as in the United States. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-US' : language;
}
