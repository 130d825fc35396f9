const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const exactMoney = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const shortMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** "1,204" */
export function whole(number: number): string {
  return number.toLocaleString('en-US');
}

/** "1.2K" */
export function compact(number: number): string {
  return short.format(number);
}

/** "1 review", "1,204 reviews" */
export function count(number: number, one: string): string {
  return `${whole(number)} ${number === 1 ? one : `${one}s`}`;
}

/** "38%", never rounded to 0% or 100%. */
export function percent(part: number, all: number): string {
  if (all === 0) return '0%';
  const exact = (part / all) * 100;
  if (exact > 0 && exact < 1) return '<1%';
  if (exact > 99 && exact < 100) return '>99%';
  return `${Math.round(exact)}%`;
}

/** "$1,204.00" */
export function dollars(amount: number): string {
  return exactMoney.format(amount);
}

/** "$1.2K" */
export function compactDollars(amount: number): string {
  return shortMoney.format(amount);
}
