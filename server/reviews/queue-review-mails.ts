import { isMailHeld } from '#server/accounts/held-mails.ts';
import type { LockedAccount } from '#server/accounts/lock-accounts.ts';
import { queuePushes } from '#server/accounts/push-subscriptions.ts';
import { findScheduledPayload, scheduleMail } from '#server/accounts/scheduled-mails.ts';
import { type Account, accountExists } from '#server/accounts/store.ts';
import { HOUR, utcDay } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue, type NewJob } from '#server/mail/outbox.ts';
import { queueWebhooks } from '#server/webhooks/queue-webhooks.ts';
import type { OpenedReview } from './review-links.ts';
import { addToDigest } from './reviews-digest.ts';

interface NewReview {
  id: number;
  account: LockedAccount;
  /** The review's number within the account, starting at 1. */
  ordinal: number;
}

/** Adds to digests, and queues push notifications and webhooks. The caller has locked the accounts. @returns jobs for the other mails. */
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
  const events = reviews.map(({ id, account }) => ({
    type: 'review.created' as const,
    account,
    data: { id },
  }));
  await queueWebhooks(tx, events, now);
  return rightAway;
}

function toMail({ id, account, ordinal }: NewReview) {
  return { kind: 'review-received', userId: account.id, payload: { reviewId: id, ordinal } };
}

/** Queues at most one mail per review and hour. Later edits share it, since it shows the review as of sending. */
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

/** Queues one at most once a day. */
export async function queuePageClosedMail({ db, clock, wakeOutbox }: Deps, userId: number): Promise<void> {
  const now = clock();
  const today = utcDay(now);
  await db.transaction().execute(async (tx) => {
    const account = await tx
      .updateTable('users')
      .set({ closed_page_told_on: today })
      .where('id', '=', userId)
      .where(accountExists)
      .where((where) =>
        where.or([where('closed_page_told_on', 'is', null), where('closed_page_told_on', '<>', today)]),
      )
      .returningAll()
      .executeTakeFirst();
    if (!account) return;
    await enqueue(tx, { kind: 'page-closed', userId, payload: { userId }, isHeld: isMailHeld(account) }, now);
  });
  wakeOutbox();
}
