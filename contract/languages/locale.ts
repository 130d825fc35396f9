import type { Language } from './languages.ts';

/** For Intl; the specification writes dates as in the United States. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-US' : language;
}
