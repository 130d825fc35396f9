import type { MailPreferences } from '#contract/mail-preferences.ts';
import { enqueueIfWanted, parseMailPreferences } from '#server/accounts/mail-preferences.ts';
import { afterQuietHours } from '#server/accounts/mail-schedule.ts';
import type { Account } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { HOUR } from '#server/platform/clock.ts';
import type { OpenedReview } from './review-links.ts';

/** At most one mail per review and hour. Later edits share it, since it shows the review as of sending. */
export async function queueEditMail(
  tx: Db,
  account: Account,
  review: OpenedReview,
  now: Date,
): Promise<void> {
  const mail = {
    about: 'changes',
    kind: 'review-edited',
    userId: account.id,
    payload: { reviewId: review.id, formerRating: review.rating },
    subject: String(review.id),
  } as const;
  const isSoon = isTooSoon(review, parseMailPreferences(account), now);
  await enqueueIfWanted(tx, account, mail, now, isSoon ? { earliest: oneHourAfter(now) } : {});
}

export async function queueWithdrawalMail(
  tx: Db,
  account: Account,
  { id, workplaceId, createdAt }: OpenedReview,
  now: Date,
): Promise<void> {
  const mail = {
    about: 'changes',
    kind: 'review-withdrawn',
    userId: account.id,
    payload: { userId: account.id, workplaceId, createdAt },
    subject: String(id),
  } as const;
  await enqueueIfWanted(tx, account, mail, now);
}

/** The mail about the last edit went out up to an hour after it. */
function isTooSoon({ editedAt }: OpenedReview, preferences: MailPreferences, now: Date): boolean {
  if (editedAt === null) return false;
  return now < oneHourAfter(afterQuietHours(preferences, oneHourAfter(new Date(editedAt))));
}

function oneHourAfter(time: Date): Date {
  return new Date(time.getTime() + HOUR);
}
