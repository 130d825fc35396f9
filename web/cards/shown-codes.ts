import type { Workplace } from '#contract/workplaces.ts';
import { storeText } from '#web/ui/stored-text.ts';

export const SHOWN_CODES = 'shown-codes';

/** The code shown last and its alternatives, for use offline. */
export interface ShownCodes {
  /** null: the general code. */
  workplaceId: number | null;
  workplaces: Workplace[];
}

export function saveShownCodes(userId: number, codes: ShownCodes): void {
  storeText(SHOWN_CODES, JSON.stringify({ userId, ...codes }));
}
