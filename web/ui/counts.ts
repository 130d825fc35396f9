import { perLocale } from './per-locale.ts';

const number = perLocale((locale) => new Intl.NumberFormat(locale));
const short = perLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);
const share = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const oneDecimal = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const dollar = { style: 'currency', currency: 'USD' } as const;
const exactMoney = perLocale((locale) => new Intl.NumberFormat(locale, dollar));
const wholeMoney = perLocale(
  (locale) => new Intl.NumberFormat(locale, { ...dollar, maximumFractionDigits: 0 }),
);
const shortMoney = perLocale(
  (locale) => new Intl.NumberFormat(locale, { ...dollar, notation: 'compact', maximumFractionDigits: 1 }),
);
const parts = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));
const conjunction = perLocale((locale) => new Intl.ListFormat(locale));

/** "1,204" */
export function whole(value: number): string {
  return number().format(value);
}

/** "4.0" */
export function decimal(value: number): string {
  return oneDecimal().format(value);
}

/** "1.2K" */
export function compact(value: number): string {
  return short().format(value);
}

/** "38%", never rounded to 0% or 100%. */
export function percent(part: number, all: number): string {
  const { format } = share();
  const exact = all === 0 ? 0 : (part / all) * 100;
  if (exact > 0 && exact < 1) return `<${format(0.01)}`;
  if (exact > 99 && exact < 100) return `>${format(0.99)}`;
  return format(Math.round(exact) / 100);
}

/** A price: "$7", "$4.92" */
export function price(amount: number): string {
  return (Number.isInteger(amount) ? wholeMoney() : exactMoney()).format(amount);
}

/** "$1,204.00" */
export function dollars(amount: number): string {
  return exactMoney().format(amount);
}

/** "$1.2K" */
export function compactDollars(amount: number): string {
  return shortMoney().format(amount);
}

/** "Maya, Rosa, and Sam" */
export function list(items: Iterable<string>): string {
  return conjunction().format(items);
}

/** "3 reviews, 2 views" */
export function series(items: Iterable<string>): string {
  return parts().format(items);
}
