import type { Workplace } from '#contract/workplaces.ts';
import { t } from '#web/language.ts';

type Place = Pick<Workplace, 'name' | 'location'>;

/** "Cafe Luna - Lisbon" */
export function workplaceLabel(place: Place): string {
  const { name, location } = place;
  return name && location ? `${name} - ${location}` : workplaceName(place);
}

/** A server may know only where it is. */
export function workplaceName({ name, location }: Place): string {
  return name || location || t('Workplace');
}
