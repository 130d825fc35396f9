import type { Workplace } from '#contract/workplaces.ts';
import { workplaceLabel } from './workplace-label.ts';

interface WorkplaceOptionsProps {
  workplaces: readonly Workplace[] | undefined;
  /** Comes before the id in an option's value. */
  prefix?: string;
}

export function WorkplaceOptions({ workplaces = [], prefix = '' }: WorkplaceOptionsProps) {
  return workplaces.map((workplace) => (
    <option key={workplace.id} value={`${prefix}${workplace.id}`}>
      {workplaceLabel(workplace)}
    </option>
  ));
}
