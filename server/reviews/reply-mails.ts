import { REPLY_DAYS, REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { countMail } from '#server/accounts/mail-budget.ts';
import { createToken, hashToken } from '#server/accounts/sessions.ts';
import { accountExists } from '#server/accounts/store.ts';
import { DAY, timestampAfter, utcDay } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { selectedFields } from './field-columns.ts';

const LIFETIME = REPLY_DAYS * DAY;

export async function deleteReplyEmail(db: Db, reviewId: number): Promise<void> {
  await db.deleteFrom('reply_emails').where('review_id', '=', reviewId).execute();
}

/** The value of `due_on` once the job exists. It sorts after every day. */
const QUEUED = 'queued';

/**
 * Call it in the transaction that stores the reply. On a public service, the mail waits until the professional's own address
 * is confirmed, as mails to that address do.
 */
export async function queueReplyMail(tx: Db, { config }: Deps, reviewId: number, now: Date): Promise<void> {
  const due = await tx
    .updateTable('reply_emails')
    .set({ due_on: QUEUED })
    .where('review_id', '=', reviewId)
    .where((address) => address.or([address('due_on', 'is', null), address('due_on', '<=', utcDay(now))]))
    .returning((address) => [
      'email',
      address
        .selectFrom('reviews')
        .innerJoin('users', 'users.id', 'reviews.user_id')
        .select('email_unconfirmed_since')
        .where('reviews.id', '=', reviewId)
        .where(accountExists)
        .as('unconfirmedSince'),
    ])
    .executeTakeFirst();
  if (!due) return;
  const isHeld = config.confirmsAddresses && due.unconfirmedSince !== null;
  // Anyone may give anyone's address. Counted once, however often sending is tried.
  if (!isHeld && (config.smtpUrl === null || (await countMail(tx, due.email, now))))
    return enqueue(tx, { kind: 'reply-written', userId: null, payload: { reviewId } }, now);
  const tomorrow = utcDay(new Date(now.getTime() + DAY));
  await tx.updateTable('reply_emails').set({ due_on: tomorrow }).where('review_id', '=', reviewId).execute();
}

/**
 * Scheduled job. Mails beyond the day's budget wait here, not as jobs of the outbox: those would fail after five days, and
 * seem stuck to the admin's alerts. The previous release stores replies without queueing their mails.
 */
export async function queueDueReplyMails(deps: Deps): Promise<void> {
  const { db, clock, wakeOutbox } = deps;
  const now = clock();
  const due = await db
    .selectFrom('reply_emails')
    .innerJoin('reviews', 'reviews.id', 'review_id')
    .select('review_id')
    .where('answer', 'is not', null)
    .where((address) => address.or([address('due_on', 'is', null), address('due_on', '<=', utcDay(now))]))
    .orderBy('given_at')
    .execute();
  for (const { review_id } of due)
    await db.transaction().execute((tx) => queueReplyMail(tx, deps, review_id, now));
  if (due.length > 0) wakeOutbox();
}

/** While a mail server is down, attempts go on for days. */
const TOKENS_MAX = 20;

/** Each attempt to send has a token of its own, since one that seems to have failed may have arrived. */
export async function issueReplyToken({ db, clock }: Deps, reviewId: number) {
  const found = await db
    .selectFrom('reply_emails')
    .innerJoin('reviews', 'reviews.id', 'reply_emails.review_id')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .select(['reply_emails.email', 'reviews.language'])
    .where('reviews.id', '=', reviewId)
    .where('reviews.answer', 'is not', null)
    .where(accountExists)
    .executeTakeFirst();
  if (!found) return null;
  const token = createToken();
  const latest = db
    .selectFrom('reply_links')
    .select('token_hash')
    .where('review_id', '=', reviewId)
    .orderBy('expires_at', 'desc')
    .limit(TOKENS_MAX - 1);
  await db
    .deleteFrom('reply_links')
    .where('review_id', '=', reviewId)
    .where('token_hash', 'not in', latest)
    .execute();
  await db
    .insertInto('reply_links')
    .values({
      token_hash: hashToken(token),
      review_id: reviewId,
      expires_at: timestampAfter(clock(), LIFETIME),
    })
    .execute();
  return { ...found, token };
}

export function findReply(db: Db, token: string, now: Date) {
  return db
    .selectFrom('reply_links')
    .innerJoin('reviews', 'reviews.id', 'reply_links.review_id')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .select([...selectedFields, 'reviews.created_at as createdAt', 'answer', 'answered_at as answeredAt'])
    .select('users.full_name as fullName')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .where(accountExists)
    .executeTakeFirst();
}

/** Scheduled job. It also deletes addresses for a reply that can't be written anymore. */
export async function deleteOldReplyEmails(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('reply_emails')
    .where((address) =>
      address.or([
        address('given_at', '<=', timestampAfter(now, -LIFETIME)),
        address.exists(
          address
            .selectFrom('reviews')
            .select('reviews.id')
            .whereRef('reviews.id', '=', 'reply_emails.review_id')
            .where('answer', 'is', null)
            .where('created_at', '<=', timestampAfter(now, -REVIEW_LINK_DAYS * DAY)),
        ),
      ]),
    )
    .execute();
  await db.deleteFrom('reply_links').where('expires_at', '<=', now.toISOString()).execute();
}
