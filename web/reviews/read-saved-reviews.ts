import { z } from 'zod/mini';
import { review } from '#contract/reviews.ts';
import { workplace } from '#contract/workplaces.ts';
import { SAVED_REVIEWS, type SavedReviews } from './saved-reviews.ts';

const savedReviews = z.object({
  userId: z.int(),
  reviews: z.array(review),
  workplaces: z.array(workplace),
  foldLowRatings: z.boolean(),
});

/** Undefined if none were saved, or another account's. */
export function readSavedReviews(userId: number): SavedReviews | undefined {
  try {
    const saved = savedReviews.parse(JSON.parse(localStorage.getItem(SAVED_REVIEWS) ?? 'null'));
    return saved.userId === userId ? saved : undefined;
  } catch {
    return undefined;
  }
}
