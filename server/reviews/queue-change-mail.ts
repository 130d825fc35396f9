import { z } from 'zod/mini';
import type { MailSettings } from '#contract/mail-settings.ts';
import { afterQuietHours, mayGoAt } from '#server/accounts/mail-hours.ts';
import { enqueueAsWished, mailSettingsOf } from '#server/accounts/mail-settings.ts';
import type { Account } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { HOUR } from '#server/platform/clock.ts';
import { addToHeld, listHeld } from '#server/platform/held-mail.ts';
import { enqueue } from '#server/platform/outbox.ts';
import type { OpenedReview } from './kept-reviews.ts';

const change = z.object({
  kind: z.enum(['review-edited', 'review-withdrawn']),
  payload: z.record(z.string(), z.unknown()),
});

/** What a mail about several changes says of them; however many there are, it is as short. */
export const gatheredChanges = z.object({ edited: z.int(), withdrawn: z.int(), last: change });

export const reviewEdited = z.object({ reviewId: z.int(), formerRating: z.int() });

/**
 * Queues the mail about a correction; of one review there is at most one an hour. A correction that follows too soon is held
 * for an hour, and those after it join: the mail shows the review as it is when it is sent.
 */
export async function queueCorrectionMail(
  tx: Db,
  account: Account,
  review: OpenedReview,
  now: Date,
): Promise<void> {
  const settings = mailSettingsOf(account);
  const due = mayGoAt(settings, 'changes', now);
  if (due === null) return;
  const held = (await listHeld(tx, account.id))
    .filter(({ kind }) => kind === 'review-edited')
    .map(({ id, payload }) => ({ id, payload: heldCorrection.parse(JSON.parse(payload)) }))
    .find(({ payload }) => payload.reviewId === review.id);
  // Writing the same payload again makes a sender wait until this correction is stored.
  if (held && (await addToHeld(tx, held.id, held.payload))) return;

  const payload = { reviewId: review.id, formerRating: review.rating };
  if (due > now || !isTooSoon(review, settings, now))
    return queueChangeMail(tx, account.id, { kind: 'review-edited', payload }, now);
  const notBefore = afterQuietHours(settings, new Date(now.getTime() + HOUR)).toISOString();
  const job = { kind: 'review-edited', userId: account.id, payload: { ...payload, of: 'changes' } };
  await enqueue(tx, { ...job, notBefore }, now);
}

const heldCorrection = z.extend(reviewEdited, { of: z.literal('changes') });

/** Whether there may have been a mail within the last hour: one goes out an hour after its correction or after quiet hours, at the latest. */
function isTooSoon({ editedAt }: OpenedReview, settings: MailSettings, now: Date): boolean {
  if (editedAt === null) return false;
  const mailedBy = afterQuietHours(settings, new Date(Date.parse(editedAt) + HOUR));
  return now.getTime() < mailedBy.getTime() + HOUR;
}

/** Tells that a customer changed a review, or took it back, when its reader wants to hear of it. */
export function queueChangeMail(
  tx: Db,
  userId: number,
  last: z.infer<typeof change>,
  now: Date,
): Promise<void> {
  const payload = (held: unknown) => {
    const { edited, withdrawn } = held ? gatheredChanges.parse(held) : { edited: 0, withdrawn: 0 };
    return last.kind === 'review-edited'
      ? { edited: edited + 1, withdrawn, last }
      : { edited, withdrawn: withdrawn + 1, last };
  };
  return enqueueAsWished(
    tx,
    userId,
    { of: 'changes', ...last, together: { kind: 'changes-gathered', payload } },
    now,
  );
}
