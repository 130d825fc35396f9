import { reviewFieldNames } from '#contract/review-fields.ts';
import type { ReviewByLink } from '#contract/review-links.ts';
import type { ReviewWords } from '#contract/reviews.ts';
import type { Deps } from '#server/system/deps.ts';
import { toColumns } from './field-columns.ts';
import { queueEditMail } from './queue-review-mails.ts';
import { changeReview, type OpenedReview, openReview, presentReviewByLink } from './review-links.ts';

/** An unchanged review is left alone, so sending an edit twice has no further effect. */
export async function editReview(deps: Deps, reviewLink: string, words: ReviewWords): Promise<ReviewByLink> {
  const { clock, wakeOutbox } = deps;
  const edited = await changeReview(deps, reviewLink, async (tx, review, account) => {
    if (isSame(review, words)) return review;
    const now = clock();
    await tx
      .updateTable('reviews')
      .set({
        ...toColumns(words),
        edited_at: now.toISOString(),
        link_saved_at: review.linkSavedAt ?? now.toISOString(),
      })
      .where('id', '=', review.id)
      .execute();
    await tx
      .updateTable('users')
      .set({ rating_sum: account.rating_sum - review.rating + words.rating })
      .where('id', '=', account.id)
      .execute();
    await queueEditMail(tx, account, review, now);
    return openReview(tx, reviewLink, now);
  });
  wakeOutbox();
  return presentReviewByLink(edited);
}

function isSame(review: OpenedReview, words: ReviewWords): boolean {
  return reviewFieldNames.every((field) => review[field] === words[field]);
}
