import type { Workplace } from '#contract/workplaces.ts';

export const SHOWN_CODES = 'shown-codes';

/** The code shown last and its alternatives, for use offline. */
export interface ShownCodes {
  /** null: the general code. */
  workplaceId: number | null;
  workplaces: Workplace[];
}

export function saveShownCodes(userId: number, codes: ShownCodes): void {
  try {
    localStorage.setItem(SHOWN_CODES, JSON.stringify({ userId, ...codes }));
  } catch (error) {
    console.warn('Could not save the shown codes.', error);
  }
}

export function clearShownCodes(): void {
  try {
    localStorage.removeItem(SHOWN_CODES);
  } catch {
    // Without storage there is nothing to clear.
  }
}
