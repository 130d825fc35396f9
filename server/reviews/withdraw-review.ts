import type { Deps } from '#server/system/deps.ts';
import { queueWithdrawalMail } from './queue-review-mails.ts';
import { changeReview } from './review-links.ts';

/** The idempotency key is kept, so that a late copy of the submission isn't stored again. */
export async function withdrawReview(deps: Deps, reviewLink: string): Promise<void> {
  const { clock, wakeOutbox } = deps;
  await changeReview(deps, reviewLink, async (tx, review, account) => {
    const now = clock();
    await tx.deleteFrom('reviews').where('id', '=', review.id).execute();
    await tx
      .insertInto('withdrawn_reviews')
      .values({
        idempotency_key: review.idempotencyKey ?? '',
        user_id: account.id,
        request_hash: review.requestHash,
        withdrawn_at: now.toISOString(),
      })
      .execute();
    await tx
      .updateTable('users')
      .set({ review_count: account.review_count - 1, rating_sum: account.rating_sum - review.rating })
      .where('id', '=', account.id)
      .execute();
    await queueWithdrawalMail(tx, account, review, now);
  });
  wakeOutbox();
}
