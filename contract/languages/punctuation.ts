import type { Language } from './languages.ts';
import { perLanguage } from './locale.ts';

/** "Plan: Annual" */
export function labeledIn(language: Language, label: string, value: string): string {
  return label + (colons[language] ?? ': ') + value;
}

const colons: Partial<Record<Language, string>> = { fr: '\u00a0: ', zh: '：', ja: '：' };

/** "3 with 5 stars, 2 with 4 stars", which joins no sentence and needs no "and". */
export function commaListIn(language: Language, items: string[]): string {
  return items.join(commas[language] ?? ', ');
}

const commas: Partial<Record<Language, string>> = { ar: '، ', zh: '，', ja: '、' };

/** "Reviews per month, last 12 months": each part began with a capital letter. */
export function captionIn(language: Language, [first, ...others]: [string, ...string[]]): string {
  const more = others.map((part) => part.charAt(0).toLocaleLowerCase(language) + part.slice(1));
  return commaListIn(language, [first, ...more]);
}

/** "Maya, Rosa, and Sam" */
export function listIn(language: Language, items: string[]): string {
  return conjunction(language).format(items);
}

const conjunction = perLanguage((locale) => new Intl.ListFormat(locale));
