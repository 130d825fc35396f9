import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { linkExpiryCutoff } from './review-links.ts';
import { reviewColumns, type StoredReview } from './store.ts';

/** @throws Refusal `reviewNotFound`, `reviewAnswered` or `answerUnreadable`. */
export async function answerReview(
  { db, clock }: Deps,
  userId: number,
  { id, text }: { id: number; text: string },
): Promise<StoredReview> {
  const now = clock();
  const answered = await db
    .updateTable('reviews')
    .set({ answer: text, answered_at: now.toISOString() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('answer', 'is', null)
    .where('link_saved_at', 'is not', null)
    .where('created_at', '>', linkExpiryCutoff(now))
    .returning(reviewColumns)
    .executeTakeFirst();
  if (answered) return answered;

  const review = await db
    .selectFrom('reviews')
    .select('answer')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(() => new Refusal('reviewNotFound'));
  throw new Refusal(review.answer === null ? 'answerUnreadable' : 'reviewAnswered');
}
