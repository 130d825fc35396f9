import { isMailHeld } from '#server/accounts/held-mails.ts';
import { findScheduledPayload, scheduleMail } from '#server/accounts/scheduled-mails.ts';
import type { Account } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { HOUR } from '#server/system/clock.ts';
import type { OpenedReview } from './review-links.ts';
import { addToDigest } from './reviews-digest.ts';

/** At most one mail per review and hour. Later edits share it, since it shows the review as of sending. */
export async function queueEditMail(
  tx: Db,
  account: Account,
  review: OpenedReview,
  now: Date,
): Promise<void> {
  const payload = { reviewId: review.id, formerRating: review.rating };
  if (account.review_mails === 'none') return;
  if (account.review_mails === 'daily') return addToDigest(tx, account.id, { edited: [payload] }, now);
  const mail = { kind: 'review-edited', userId: account.id, subject: String(review.id) };
  if (!isTooSoon(review, now)) return enqueue(tx, { ...mail, payload, isHeld: isMailHeld(account) }, now);
  if (await findScheduledPayload(tx, mail)) return;
  await scheduleMail(tx, { ...mail, payload }, new Date(now.getTime() + HOUR));
}

export async function queueWithdrawalMail(
  tx: Db,
  { id: userId, ...account }: Account,
  { workplaceId, createdAt }: OpenedReview,
  now: Date,
): Promise<void> {
  if (account.review_mails === 'none') return;
  if (account.review_mails === 'daily') return addToDigest(tx, userId, { withdrawn: 1 }, now);
  const payload = { userId, workplaceId, createdAt };
  await enqueue(tx, { kind: 'review-withdrawn', userId, payload, isHeld: isMailHeld(account) }, now);
}

/** The mail about the last edit went out up to an hour after it. */
function isTooSoon({ editedAt }: OpenedReview, now: Date): boolean {
  return editedAt !== null && now.getTime() < Date.parse(editedAt) + 2 * HOUR;
}
