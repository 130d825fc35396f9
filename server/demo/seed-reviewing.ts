import { hash, randomUUID } from 'node:crypto';
import { EMPLOYER_LINK_DAYS } from '#contract/employer-links.ts';
import { createToken, hashToken } from '#server/accounts/sessions.ts';
import type { Db } from '#server/db/schema.ts';
import { toColumns } from '#server/reviews/field-columns.ts';
import { newReviewLinkSecret } from '#server/reviews/page.ts';
import { DAY, HOUR, MINUTE, timestampAfter } from '#server/system/clock.ts';
import { activityPatterns, type Person, randomNumbers, reviewTimes } from './seed-activity.ts';
import { type SeedReview, seedReviews } from './seed-reviews.ts';
import { type Story, seedCodes, seedEmployerLinks, stories, unreadReviews } from './seed-stories.ts';

export type NewReview = { ordinal: number; row: ReturnType<typeof toRow> };

/** Oldest first, without ids. */
export function reviewsOf(person: Person, now: Date): NewReview[] {
  const reviews = seedReviews[person.name];
  const times = reviewTimes(activityPatterns[person.name], reviews.length, now, person.random);
  return reviews.map((review, i) => {
    const story = stories[person.name].find(({ customer }) => customer === review.customerName);
    return { ordinal: i + 1, row: toRow(review, story, person, { at: times[i] ?? now, now }) };
  });
}

function toRow(
  review: SeedReview,
  story: Story | undefined,
  { id: user_id, workplaces }: Person,
  { at, now }: { at: Date; now: Date },
) {
  const { rating, comment, customerName, customerLocation, workplace, language } = review;
  const { key, secret } = story?.reviewLink ?? { key: randomUUID(), secret: newReviewLinkSecret() };
  // What follows a review can't be in the future.
  const after = (delay: number) => {
    const time = timestampAfter(at, delay);
    return time < now.toISOString() ? time : now.toISOString();
  };
  return {
    user_id,
    workplace_id: workplace === null ? null : (workplaces.get(workplace) ?? null),
    tracked_code_id: null as number | null,
    ...toColumns({ rating, comment, customerName, customerLocation }),
    idempotency_key: key,
    language,
    review_link_hash: hash('sha256', secret, 'hex'),
    link_saved_at: story?.answer || story?.isEdited ? after(2 * MINUTE) : null,
    sharing_allowed_at: story?.isShared ? after(MINUTE) : null,
    edited_at: story?.isEdited ? after(3 * DAY) : null,
    answer: story?.answer ?? null,
    answered_at: story?.answer ? after(14 * HOUR) : null,
    pinned_at: story?.isPinned ? after(2 * DAY) : null,
    created_at: at.toISOString(),
  };
}

/** Also says of each review which code has brought it. */
export async function insertTrackedCodes(
  tx: Db,
  { name, id: user_id, workplaces }: Person,
  reviews: NewReview[],
  now: Date,
): Promise<void> {
  const random = randomNumbers(user_id * 100);
  for (const { code, name: label, workplace, madeDaysAgo, share, offDaysAgo } of seedCodes[name]) {
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

export async function markRead(tx: Db, people: Person[]): Promise<void> {
  for (const { id, name } of people) {
    const newestRead = await tx
      .selectFrom('reviews')
      .select('id')
      .where('user_id', '=', id)
      .orderBy('id', 'desc')
      .offset(unreadReviews[name])
      .limit(1)
      .executeTakeFirstOrThrow();
    await tx.updateTable('users').set({ last_read_review_id: newestRead.id }).where('id', '=', id).execute();
  }
}

export async function insertEmployerLinks(tx: Db, people: Person[], now: Date): Promise<void> {
  const maya = people.find(({ name }) => name === 'maya');
  if (!maya) return;
  const shared = await tx
    .selectFrom('reviews')
    .select('id')
    .where('user_id', '=', maya.id)
    .where('sharing_allowed_at', 'is not', null)
    .execute();
  for (const { employer, token, madeDaysAgo, openings } of seedEmployerLinks) {
    const made = new Date(now.getTime() - madeDaysAgo * DAY);
    const link = await tx
      .insertInto('employer_links')
      .values({
        user_id: maya.id,
        token_hash: hashToken(token ?? createToken()),
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
