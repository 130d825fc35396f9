import type { Review } from '#contract/reviews.ts';
import { reviewDate } from '#web/reviews/review-date.ts';

/** The customer came back with the key, and changed it. */
export function EditedMark({ editedAt }: Pick<Review, 'editedAt'>) {
  if (editedAt === null) return null;
  return <p className="text-sm text-ink-muted">Edited {reviewDate(editedAt)}</p>;
}
