import { isMailHeld } from '#server/accounts/held-mails.ts';
import { parseMailPreferences } from '#server/accounts/mail-preferences.ts';
import { nextSendTime } from '#server/accounts/mail-schedule.ts';
import { queuePushes } from '#server/accounts/push-subscriptions.ts';
import { findDueTime, scheduleMails } from '#server/accounts/scheduled-mails.ts';
import type { Account, LockedAccount } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import type { NewJob } from '#server/platform/outbox.ts';

interface NewReview {
  id: number;
  account: LockedAccount;
  /** The review's number within the account, starting at 1. */
  ordinal: number;
}

const KIND = 'review-received';

/**
 * Schedules the mails that must wait, and queues push notifications. The caller’s transaction stores the reviews and has
 * locked their accounts.
 * @returns jobs to insert for the other mails.
 */
export async function planReviewMails(tx: Db, reviews: NewReview[], now: Date): Promise<NewJob[]> {
  const rightAway: NewJob[] = [];
  const toDevices: NewJob[] = [];
  for (const [account, own] of Map.groupBy(reviews, (review) => review.account)) {
    const mails = own.toSorted((a, b) => a.id - b.id).map(toMail);
    const when = await sendTime(tx, account, now);
    if (when === 'right away') {
      const isHeld = isMailHeld(account);
      rightAway.push(...mails.map((mail) => ({ ...mail, isHeld })));
      if (account.has_devices) toDevices.push(...mails);
    } else if (when !== 'never') await scheduleMails(tx, mails, when);
  }
  await queuePushes(tx, toDevices, now);
  return rightAway;
}

/** Reviews join a digest that is already waiting, so that it covers a contiguous range of ids. */
async function sendTime(tx: Db, account: Account, now: Date): Promise<Date | 'right away' | 'never'> {
  if (account.mail_preferences === null) return 'right away';
  const due = nextSendTime(parseMailPreferences(account), 'reviews', now);
  if (due === null) return 'never';
  const waiting = await findDueTime(tx, account.id, KIND);
  if (waiting) return waiting;
  return due > now ? due : 'right away';
}

function toMail({ id, account, ordinal }: NewReview) {
  return {
    about: 'reviews' as const,
    kind: KIND,
    userId: account.id,
    payload: { reviewId: id, ordinal },
    subject: String(id),
  };
}
