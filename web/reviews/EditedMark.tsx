import type { Review } from '#contract/reviews.ts';
import { longDate } from '#web/ui/dates.ts';

export function EditedMark({ editedAt }: Pick<Review, 'editedAt'>) {
  if (editedAt === null) return null;
  return <p className="text-sm text-ink-muted">Edited {longDate(editedAt)}</p>;
}
