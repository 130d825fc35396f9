import { isMailHeld } from '#server/accounts/held-mails.ts';
import { queuePushes } from '#server/accounts/push-subscriptions.ts';
import type { LockedAccount } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import type { NewJob } from '#server/mail/outbox.ts';
import { addToDigest } from './reviews-digest.ts';

interface NewReview {
  id: number;
  account: LockedAccount;
  /** The review's number within the account, starting at 1. */
  ordinal: number;
}

/**
 * Adds to the digests of those who get one mail a day, and queues push notifications. The caller’s transaction stores
 * the reviews and has locked their accounts.
 * @returns jobs to insert for the other mails.
 */
export async function planReviewMails(tx: Db, reviews: NewReview[], now: Date): Promise<NewJob[]> {
  const rightAway: NewJob[] = [];
  const toDevices: NewJob[] = [];
  for (const [account, own] of Map.groupBy(reviews, (review) => review.account)) {
    const inOrder = own.toSorted((a, b) => a.id - b.id);
    const [first, last] = [inOrder.at(0), inOrder.at(-1)];
    if (account.review_mails === 'each') {
      const isHeld = isMailHeld(account);
      const mails = inOrder.map(toMail);
      rightAway.push(...mails.map((mail) => ({ ...mail, isHeld })));
      if (account.has_devices) toDevices.push(...mails);
    } else if (account.review_mails === 'daily' && first && last) {
      const newReviews = { first: first.id, last: last.id, ordinal: last.ordinal };
      await addToDigest(tx, account.id, { newReviews }, now);
    }
  }
  await queuePushes(tx, toDevices, now);
  return rightAway;
}

function toMail({ id, account, ordinal }: NewReview) {
  return { kind: 'review-received', userId: account.id, payload: { reviewId: id, ordinal } };
}
