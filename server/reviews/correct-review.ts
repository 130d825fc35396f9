import type { ReviewByLink } from '#contract/review-links.ts';
import { type ReviewWords, reviewFieldNames } from '#contract/reviews.ts';
import type { Deps } from '#server/platform/deps.ts';
import { toColumns } from './field-columns.ts';
import { queueCorrectionMail } from './queue-change-mails.ts';
import { changeReview, type OpenedReview, openReview, presentReviewByLink } from './review-links.ts';

/**
 * Puts the customer's new stars and words in the place of the former ones, counts them, and queues a mail: all or nothing.
 * What says the same as before changes nothing, so that a correction which is sent twice is one.
 */
export async function correctReview(
  deps: Deps,
  reviewLink: string,
  words: ReviewWords,
): Promise<ReviewByLink> {
  const { clock, wakeOutbox } = deps;
  const corrected = await changeReview(deps, reviewLink, async (tx, review, account) => {
    if (isSame(review, words)) return review;
    const now = clock();
    await tx
      .updateTable('reviews')
      .set({
        ...toColumns(words),
        edited_at: now.toISOString(),
        link_saved_at: review.linkSavedAt ?? now.toISOString(),
        // The signature was for the former words: a job signs these.
        sd_jwt: null,
      })
      .where('id', '=', review.id)
      .execute();
    await tx
      .updateTable('users')
      .set({ rating_sum: account.rating_sum - review.rating + words.rating })
      .where('id', '=', account.id)
      .execute();
    await queueCorrectionMail(tx, account, review, now);
    return openReview(tx, reviewLink, now);
  });
  wakeOutbox();
  return presentReviewByLink(corrected);
}

function isSame(review: OpenedReview, words: ReviewWords): boolean {
  return reviewFieldNames.every((field) => review[field] === words[field]);
}
