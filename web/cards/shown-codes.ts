import type { Workplace } from '#contract/workplaces.ts';

export const SHOWN_CODES = 'shown-codes';

/** Which code was held out last, and which others there are: it may be needed where there is no network. */
export interface ShownCodes {
  /** null: the code without a workplace. */
  workplaceId: number | null;
  workplaces: Workplace[];
}

export function keepShownCodes(userId: number, codes: ShownCodes): void {
  try {
    localStorage.setItem(SHOWN_CODES, JSON.stringify({ userId, ...codes }));
  } catch (error) {
    console.warn('The workplace could not be remembered.', error);
  }
}

export function forgetShownCodes(): void {
  try {
    localStorage.removeItem(SHOWN_CODES);
  } catch {
    // Where nothing can be taken away, nothing was kept.
  }
}
