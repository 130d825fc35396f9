import type { Language } from './languages.ts';
import { perLanguage } from './locale.ts';

const dollars = { style: 'currency', currency: 'USD' } as const;
const whole = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { ...dollars, maximumFractionDigits: 0 }),
);
const exact = perLanguage((locale) => new Intl.NumberFormat(locale, dollars));

/** "$7", "$4.92" */
export function priceIn(language: Language, amount: number): string {
  return (Number.isInteger(amount) ? whole : exact)(language).format(amount);
}
