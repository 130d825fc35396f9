import { mailPreferencesOf } from '#server/accounts/mail-preferences.ts';
import { mayGoAt } from '#server/accounts/mail-schedule.ts';
import { findDueTime, scheduleMails } from '#server/accounts/scheduled-mails.ts';
import type { Account } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { enqueue } from '#server/platform/outbox.ts';

interface NewReview {
  id: number;
  account: Account;
  /** Which of the account's reviews it is. */
  ordinal: number;
}

const KIND = 'review-received';

/**
 * Queues the mails in the transaction that stores the reviews and has locked their accounts: one for each review, right
 * away, unless the account has chosen digests or quiet hours.
 */
export async function queueReviewMails(tx: Db, reviews: NewReview[], now: Date): Promise<void> {
  const rightAway = [];
  for (const [account, own] of Map.groupBy(reviews, (review) => review.account)) {
    const mails = own.toSorted((a, b) => a.id - b.id).map(toMail);
    const when = await whenWanted(tx, account, now);
    if (when === 'right away') rightAway.push(...mails);
    else if (when !== 'never') await scheduleMails(tx, mails, when);
  }
  await enqueue(tx, rightAway, now);
}

/**
 * While a review waits, those after it wait too, even if a setting would let them go: so a digest covers each review of the
 * account between its first and its last.
 */
async function whenWanted(tx: Db, account: Account, now: Date): Promise<Date | 'right away' | 'never'> {
  if (account.mail_preferences === null) return 'right away';
  const due = mayGoAt(mailPreferencesOf(account), 'reviews', now);
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
