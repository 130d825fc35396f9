import type { ReviewByLink } from '#contract/review-links.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { deleteReplyEmail } from './reply-mails.ts';
import { openReview, presentReviewByLink } from './review-links.ts';

/** Also marks the private link as saved, so that the professional can reply. @throws Refusal `replyWritten`. */
export async function setReplyEmail(
  { db, clock }: Deps,
  reviewLink: string,
  email: string,
): Promise<ReviewByLink> {
  const now = clock();
  const at = now.toISOString();
  const { id } = await openReview(db, reviewLink, now);
  await db.transaction().execute(async (tx) => {
    // This locks the review, as a reply does: either the address is stored first and gets the email, or it is refused.
    const unanswered = await tx
      .updateTable('reviews')
      .set((review) => ({ link_saved_at: review.fn.coalesce('link_saved_at', review.val(at)) }))
      .where('id', '=', id)
      .where('answer', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!unanswered) {
      await openReview(tx, reviewLink, now);
      throw new Refusal('replyWritten');
    }
    await tx
      .insertInto('reply_emails')
      .values({ review_id: id, email, given_at: at })
      .onConflict((conflict) => conflict.column('review_id').doUpdateSet({ email, given_at: at }))
      .execute();
  });
  return presentReviewByLink(await openReview(db, reviewLink, now));
}

export async function removeReplyEmail({ db, clock }: Deps, reviewLink: string): Promise<ReviewByLink> {
  const now = clock();
  const { id } = await openReview(db, reviewLink, now);
  await deleteReplyEmail(db, id);
  return presentReviewByLink(await openReview(db, reviewLink, now));
}
