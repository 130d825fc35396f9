import type { MailPreferences } from '#contract/mail-preferences.ts';
import { enqueueIfWanted, mailPreferencesOf } from '#server/accounts/mail-preferences.ts';
import { afterQuietHours } from '#server/accounts/mail-schedule.ts';
import type { Account } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { HOUR } from '#server/platform/clock.ts';
import type { OpenedReview } from './review-links.ts';

/**
 * Queues the mail about a correction, at most one an hour for each review: a correction that follows too soon waits for an
 * hour, and covers those after it, since a mail shows the review as it is when it is sent.
 */
export async function queueCorrectionMail(
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
  const isSoon = isTooSoon(review, mailPreferencesOf(account), now);
  await enqueueIfWanted(tx, account, mail, now, isSoon ? { earliest: inAnHour(now) } : {});
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

/** Whether a mail may have gone out within the last hour: the last correction's went an hour after it, at the latest. */
function isTooSoon({ editedAt }: OpenedReview, preferences: MailPreferences, now: Date): boolean {
  if (editedAt === null) return false;
  return now < inAnHour(afterQuietHours(preferences, inAnHour(new Date(editedAt))));
}

function inAnHour(time: Date): Date {
  return new Date(time.getTime() + HOUR);
}
