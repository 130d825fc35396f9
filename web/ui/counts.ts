import { perLanguage } from '#contract/languages/locale.ts';
import { priceIn } from '#contract/languages/price.ts';
import { currentLanguage } from '#web/language.ts';

/** "1,204" */
export const whole = numberFormat({});

/** "4.0" */
export const decimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "1.2K" */
export const compact = numberFormat({ notation: 'compact', maximumFractionDigits: 1 });

const share = numberFormat({ style: 'percent' });

/** "38%", never rounded to 0% or 100%. */
export function percent(part: number, all: number): string {
  const exact = all === 0 ? 0 : (part / all) * 100;
  if (exact > 0 && exact < 1) return `<${share(0.01)}`;
  if (exact > 99 && exact < 100) return `>${share(0.99)}`;
  return share(Math.round(exact) / 100);
}

const dollar = { style: 'currency', currency: 'USD' } as const;

/** "$1,204.00" */
export const dollars = numberFormat(dollar);

/** "$1.2K" */
export const compactDollars = numberFormat({ ...dollar, notation: 'compact', maximumFractionDigits: 1 });

/** A price: "$7", "$4.92" */
export function price(amount: number): string {
  return priceIn(currentLanguage(), amount);
}

/** Formats numbers in the language of the page. */
// @__NO_SIDE_EFFECTS__
export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  const format = perLanguage((locale) => new Intl.NumberFormat(locale, options));
  return (value) => format(currentLanguage()).format(value);
}
