import { reviewFieldNames } from '#contract/review-fields.ts';
import type { ReviewByLink } from '#contract/review-links.ts';
import type { ReviewWords } from '#contract/reviews.ts';
import { type LockedAccount, lockAccounts } from '#server/accounts/lock-accounts.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { queueWebhooks } from '#server/webhooks/queue-webhooks.ts';
import { toColumns } from './field-columns.ts';
import { queueEditMail, queueWithdrawalMail } from './queue-review-mails.ts';
import { type OpenedReview, openReview, presentReviewByLink } from './review-links.ts';

/** An unchanged review is left alone, so sending an edit twice has no further effect. */
export async function editReview(deps: Deps, reviewLink: string, words: ReviewWords): Promise<ReviewByLink> {
  const { clock, wakeOutbox } = deps;
  const edited = await changeReview(deps, reviewLink, async (tx, review, account) => {
    if (isUnchanged(review, words)) return review;
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
    await queueWebhooks(tx, [{ type: 'review.updated', account, data: { id: review.id } }], now);
    return openReview(tx, reviewLink, now);
  });
  wakeOutbox();
  return presentReviewByLink(edited);
}

function isUnchanged(review: OpenedReview, words: ReviewWords): boolean {
  return reviewFieldNames.every((field) => review[field] === words[field]);
}

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
    const { id, rating, workplaceId, createdAt } = review;
    const data = { id, rating, workplaceId, createdAt };
    await queueWebhooks(tx, [{ type: 'review.withdrawn', account, data }], now);
  });
  wakeOutbox();
}

/** Locks the account, since a change may also update its counters. */
async function changeReview<Result>(
  { db, clock }: Deps,
  reviewLink: string,
  change: (tx: Db, review: OpenedReview, account: LockedAccount) => Promise<Result>,
): Promise<Result> {
  const { userId } = await openReview(db, reviewLink, clock());
  return db.transaction().execute(async (tx) => {
    const account = (await lockAccounts(tx, [userId])).get(userId);
    if (!account) throw new Refusal('reviewLinkNotFound');
    return change(tx, await openReview(tx, reviewLink, clock()), account);
  });
}
