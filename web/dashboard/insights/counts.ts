/** "1 review", "1,204 reviews" */
export function count(number: number, one: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : `${one}s`}`;
}

/** "38%"; a part that is there never reads as nothing, nor one that is missing as everything. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return '0%';
  const exact = (part / whole) * 100;
  if (exact > 0 && exact < 1) return '<1%';
  if (exact > 99 && exact < 100) return '>99%';
  return `${Math.round(exact)}%`;
}
