import { hash, randomUUID } from 'node:crypto';
import { EMPLOYER_LINK_DAYS } from '#contract/employer-links.ts';
import { hashToken } from '#server/accounts/sessions.ts';
import { DAY, HOUR, MINUTE, timestampAfter } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { toColumns } from '#server/reviews/field-columns.ts';
import { newKeys } from '#server/reviews/page.ts';
import type { Person } from './seed-accounts.ts';
import { activity, reviewTimes, seedCodes, seedEmployerLinks, seedReviewLink } from './seed-activity.ts';
import { type SeedReview, seedReviews } from './seed-reviews.ts';

type NewReview = { ordinal: number; wantsReply: boolean; row: ReturnType<typeof toRow> };

/** On each link for an employer. */
const REVIEWS_SHOWN = 5;
/** More would put 200 mails into the mailbox. */
const MAIL_COUNT = 3;
const FAILED_MAIL = { about: 'Odile Perret', error: '550 5.7.1 to RCPT TO: message refused by policy' };

/** Oldest first, not stored yet. */
export function reviewsOf(person: Person, now: Date): NewReview[] {
  const reviews = seedReviews[person.name];
  const times = reviewTimes(activity[person.name].joined, reviews.length, now, person.random);
  return reviews.map((review, i) => ({
    ordinal: i + 1,
    wantsReply: review.marks.includes('waiting'),
    row: toRow(review, person, times[i] ?? now, now),
  }));
}

function toRow(review: SeedReview, { id: user_id, workplaces }: Person, at: Date, now: Date) {
  const { workplace, language, marks, answer, ...words } = review;
  const isLinkShown = review.customerName === seedReviewLink.customer;
  const secret = isLinkShown ? seedReviewLink.secret : newKeys().reviewLinkSecret;
  // What follows a review can't be in the future.
  const after = (delay: number) => {
    const time = timestampAfter(at, delay);
    // biome-ignore lint/complexity/useMathMinMax: timestamps are text, which Math.min would turn into NaN.
    return time < now.toISOString() ? time : now.toISOString();
  };
  const isEdited = marks.includes('edited');
  return {
    user_id,
    workplace_id: workplace === null ? null : (workplaces.get(workplace) ?? null),
    tracked_code_id: null as number | null,
    ...toColumns(words),
    idempotency_key: isLinkShown ? seedReviewLink.key : randomUUID(),
    language,
    review_link_hash: hash('sha256', secret, 'hex'),
    link_saved_at: answer || isEdited || marks.includes('waiting') ? after(2 * MINUTE) : null,
    sharing_allowed_at: marks.includes('shared') ? after(MINUTE) : null,
    sharing_answered_at: marks.some((mark) => /shared|private/.test(mark)) ? after(MINUTE) : null,
    edited_at: isEdited ? after(3 * DAY) : null,
    answer,
    answered_at: answer ? after(14 * HOUR) : null,
    pinned_at: marks.includes('pinned') ? after(2 * DAY) : null,
    created_at: at.toISOString(),
  };
}

/** Also says of each review which code has brought it. */
export async function insertTrackedCodes(
  tx: Db,
  { name, id: user_id, workplaces, random }: Person,
  reviews: NewReview[],
  now: Date,
): Promise<void> {
  for (const [code, label, workplace, madeDaysAgo, share, offDaysAgo] of seedCodes[name]) {
    const workplace_id = workplace === null ? null : (workplaces.get(workplace) ?? null);
    const created_at = timestampAfter(now, -madeDaysAgo * DAY);
    const off_at = offDaysAgo === undefined ? null : timestampAfter(now, -offDaysAgo * DAY);
    const brought = reviews.filter(
      ({ row }) =>
        row.tracked_code_id === null &&
        row.workplace_id === workplace_id &&
        row.created_at > created_at &&
        (off_at === null || row.created_at < off_at) &&
        random() < share,
    );
    // Not everyone who scans writes.
    const scans = Math.round(brought.length * (1.6 + 1.4 * random()) + 3 * random());
    const { id } = await tx
      .insertInto('tracked_codes')
      .values({ user_id, code, name: label, workplace_id, scans, off_at, created_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { row } of brought) row.tracked_code_id = id;
  }
}

/** Also mails the newest; a mail server has refused another. */
export async function insertReviews(tx: Db, reviews: NewReview[], people: Person[], now: Date) {
  const inOrder = reviews.toSorted((a, b) => a.row.created_at.localeCompare(b.row.created_at));
  const stored = await tx
    .insertInto('reviews')
    .values(inOrder.map(({ row }) => row))
    .returning(['id', 'user_id', 'customer_name', 'created_at'])
    .execute();
  stored.sort((a, b) => a.id - b.id);
  const asked = stored.filter((_, i) => inOrder[i]?.wantsReply);
  await tx
    .insertInto('reply_emails')
    .values(
      asked.map(({ id, created_at }) => ({
        review_id: id,
        email: 'guest@example.org',
        given_at: created_at,
      })),
    )
    .execute();
  for (const { id, name } of people) {
    const newestRead = stored.filter(({ user_id }) => user_id === id).at(-1 - activity[name].unread);
    await tx
      .updateTable('users')
      .set({ last_read_review_id: newestRead?.id ?? 0 })
      .where('id', '=', id)
      .execute();
  }
  const mails = stored.map(({ id, user_id }, i) => ({
    kind: 'review-received',
    userId: user_id,
    payload: { reviewId: id, ordinal: inOrder[i]?.ordinal },
  }));
  await enqueue(tx, mails.slice(-MAIL_COUNT), now);
  const about = stored.findIndex((review) => review.customer_name === FAILED_MAIL.about);
  const at = stored[about]?.created_at ?? now.toISOString();
  await enqueue(tx, mails.slice(about, about + 1), new Date(at));
  await tx
    .updateTable('outbox')
    .set({ state: 'failed', attempts: 1, last_error: FAILED_MAIL.error, failed_at: at })
    .where('created_at', '=', at)
    .execute();
}

export async function insertEmployerLinks(tx: Db, userId: number, now: Date): Promise<void> {
  const shared = await tx
    .selectFrom('reviews')
    .select('id')
    .where('user_id', '=', userId)
    .where('sharing_allowed_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(REVIEWS_SHOWN)
    .execute();
  for (const { employer, token, daysAgo, openings } of seedEmployerLinks) {
    const made = new Date(now.getTime() - daysAgo * DAY);
    const link = await tx
      .insertInto('employer_links')
      .values({
        user_id: userId,
        token_hash: hashToken(token),
        employer,
        created_at: made.toISOString(),
        expires_at: timestampAfter(made, EMPLOYER_LINK_DAYS[0] * DAY),
        revoked_at: null,
        openings,
        last_opened_at: timestampAfter(made, 30 * HOUR),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('employer_link_reviews')
      .values(shared.map(({ id }) => ({ link_id: link.id, review_id: id })))
      .execute();
  }
}
