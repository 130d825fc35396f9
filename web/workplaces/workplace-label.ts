import type { Workplace } from '#contract/workplaces.ts';

/** A workplace on one line, like "Cafe Luna - Lisbon". */
export function workplaceLabel({ name, location }: Pick<Workplace, 'name' | 'location'>): string {
  return location ? `${name} - ${location}` : name;
}
