import { z } from 'zod/mini';
import { findScheduledPayload, scheduleMail } from '#server/accounts/scheduled-mails.ts';
import { DAY } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';

/** What a daily mail is about. It waits in one row, to which each review and change is added. */
export const reviewsDigest = z.object({
  /** Ids without a gap; `ordinal` is that of the last. */
  newReviews: z.nullable(z.object({ first: z.int(), last: z.int(), ordinal: z.int() })),
  edited: z.array(z.object({ reviewId: z.int(), formerRating: z.int() })),
  withdrawn: z.int(),
});
type ReviewsDigest = z.output<typeof reviewsDigest>;

const EMPTY: ReviewsDigest = { newReviews: null, edited: [], withdrawn: 0 };

/** The first one sets the time. The caller's transaction has locked the account. */
export async function addToDigest(
  tx: Db,
  userId: number,
  added: Partial<ReviewsDigest>,
  now: Date,
): Promise<void> {
  const mail = { userId, kind: 'reviews-digest', subject: '' };
  const waiting = await findScheduledPayload(tx, mail);
  const digest = waiting === undefined ? EMPTY : reviewsDigest.parse(waiting);
  const payload = combine(digest, { ...EMPTY, ...added });
  await scheduleMail(tx, { ...mail, payload }, new Date(now.getTime() + DAY));
}

function combine(digest: ReviewsDigest, { newReviews, edited, withdrawn }: ReviewsDigest): ReviewsDigest {
  const first = digest.newReviews?.first;
  const known = new Set(digest.edited.map(({ reviewId }) => reviewId));
  return {
    newReviews: newReviews ? { ...newReviews, first: first ?? newReviews.first } : digest.newReviews,
    edited: [...digest.edited, ...edited.filter(({ reviewId }) => !known.has(reviewId))],
    withdrawn: digest.withdrawn + withdrawn,
  };
}
