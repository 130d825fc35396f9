import type { z } from 'zod/mini';
import type { Db } from '#server/db/schema.ts';
import type { reviewsDigest } from './reviews-digest.ts';
import { findReviewsForMail, reviewsForMail, summarizeReviewRange } from './store.ts';

type Digest = Pick<z.output<typeof reviewsDigest>, 'newReviews' | 'edited'>;

/** The digest's reviews that still exist: new ones, then older ones that were edited. `edited` counts all edited ones. */
export async function findDigestReviews(
  db: Db,
  userId: number,
  { newReviews, edited }: Digest,
  limit: number,
) {
  const { total, average } = newReviews
    ? await summarizeReviewRange(db, userId, newReviews)
    : { total: 0, average: 0 };
  const fresh = newReviews ? await reviewsForMail(db, userId, { ...newReviews, limit }) : [];
  const formerRatings = new Map(
    edited
      .filter(({ reviewId }) => newReviews === null || reviewId < newReviews.first)
      .map(({ reviewId, formerRating }) => [reviewId, formerRating]),
  );
  const changed = await findReviewsForMail(db, userId, [...formerRatings.keys()]);
  const withChange = changed.map(({ review, workplace }) => {
    const { id, editedAt, createdAt, rating } = review;
    return {
      review,
      workplace,
      edited: { at: editedAt ?? createdAt, formerRating: formerRatings.get(id) ?? rating },
    };
  });
  return { reviews: [...fresh, ...withChange].slice(0, limit), total, average, edited: changed.length };
}
