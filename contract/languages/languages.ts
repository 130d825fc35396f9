export const languages = {
  en: 'English',
  es: 'Español',
  pt: 'Português (Brasil)',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  tr: 'Türkçe',
  ar: 'العربية',
  zh: '中文',
  ja: '日本語',
} as const;
export type Language = keyof typeof languages;

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}

/**
 * The language tag of our own texts: fonts depend on the script, and speech on the country. Customers may write in
 * another script or country's spelling, so the language of their words is the code alone.
 */
export function languageTag(language: Language): string {
  return tags[language] ?? language;
}

const tags: Partial<Record<Language, string>> = { pt: 'pt-BR', zh: 'zh-Hans' };

export function textDirection(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The blank between two sentences, or before a remark in parentheses. */
export function blankIn(language: Language): string {
  return /zh|ja/.test(language) ? '' : ' ';
}
