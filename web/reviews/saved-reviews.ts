import type { Review } from '#contract/reviews.ts';
import type { Workplace } from '#contract/workplaces.ts';

export const SAVED_REVIEWS = 'saved-reviews';
const MAX_SAVED = 20;

/** The newest reviews, for reading offline. */
export interface SavedReviews {
  reviews: Review[];
  workplaces: Workplace[];
  foldLowRatings: boolean;
}

export function saveReviews(userId: number, { reviews, ...rest }: SavedReviews): void {
  try {
    const saved = { userId, ...rest, reviews: reviews.slice(0, MAX_SAVED) };
    localStorage.setItem(SAVED_REVIEWS, JSON.stringify(saved));
  } catch (error) {
    console.warn('Could not save the reviews for reading offline.', error);
  }
}

export function clearSavedReviews(): void {
  try {
    localStorage.removeItem(SAVED_REVIEWS);
  } catch {
    // Without storage there is nothing to clear.
  }
}
