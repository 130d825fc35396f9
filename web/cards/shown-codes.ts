import { z } from 'zod/mini';
import { type Workplace, workplace } from '#contract/workplaces.ts';

const KEY = 'shown-codes';

const shownCodes = z.object({
  userId: z.int(),
  /** null: the code without a workplace. */
  workplaceId: z.nullable(z.int()),
  workplaces: z.array(workplace),
});

/** Which code was held out last, and which others there are: it may be needed where there is no network. */
export interface ShownCodes {
  workplaceId: number | null;
  workplaces: Workplace[];
}

export function readShownCodes(userId: number): ShownCodes {
  try {
    const kept = shownCodes.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (kept.userId === userId) return kept;
  } catch {
    // Missing, unreadable or forbidden: as on the first day.
  }
  return { workplaceId: null, workplaces: [] };
}

export function keepShownCodes(userId: number, codes: ShownCodes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, ...codes }));
  } catch (error) {
    console.warn('The browser keeps nothing: the next time begins without a workplace.', error);
  }
}

export function forgetShownCodes(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be taken away, nothing was kept.
  }
}
