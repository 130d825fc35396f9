import { z } from 'zod/mini';

/** The customer's languages by their tags, each by its own name. */
export const languages = {
  en: 'English',
  fr: 'Français',
} as const;
export type Language = keyof typeof languages;

export const language = z.enum(Object.keys(languages) as [Language, ...Language[]]);

/** Of the script that the language is written in. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return (language as string) === 'ar' ? 'rtl' : 'ltr';
}
