import type { Workplace } from '#contract/workplaces.ts';

/** As in "Cafe Luna - Lisbon". */
export function workplaceLabel({ name, location }: Pick<Workplace, 'name' | 'location'>): string {
  return location ? `${name} - ${location}` : name;
}
