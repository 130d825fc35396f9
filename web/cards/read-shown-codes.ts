import { z } from 'zod/mini';
import { workplace } from '#contract/workplaces.ts';
import { SHOWN_CODES, type ShownCodes } from './shown-codes.ts';

const shownCodes = z.object({
  userId: z.int(),
  workplaceId: z.nullable(z.int()),
  workplaces: z.array(workplace),
});

export function readShownCodes(userId: number): ShownCodes {
  try {
    const saved = shownCodes.parse(JSON.parse(localStorage.getItem(SHOWN_CODES) ?? 'null'));
    if (saved.userId === userId) return saved;
  } catch {
    // Missing, unreadable or blocked: start fresh.
  }
  return { workplaceId: null, workplaces: [] };
}
