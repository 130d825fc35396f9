import { z } from 'zod/mini';
import { LOW_RATING } from '#contract/reviews.ts';
import { mailReaderFor } from '#server/accounts/mail-context.ts';
import type { PushRenderer } from '#server/accounts/send-push.ts';
import type { Account } from '#server/accounts/store.ts';
import type { Deps } from '#server/deps.ts';
import {
  customerFirstName,
  type MailedReview,
  type MailedWorkplace,
  shorten,
  starSymbols,
} from './mailed-letter.ts';
import { reviewsDigest } from './reviews-digest.ts';
import { findReviewForMail, reviewsForMail, summarizeReviewRange } from './store.ts';

const reviewPush = z.object({ reviewId: z.int() });

const PATH = '/reviews?new';
const MAX_WORDS = 120;

/** Lock screens are read by people nearby, so they show the review's words only to those who chose that. */
export function reviewPushes({ db }: Deps): Record<string, PushRenderer> {
  return {
    'review-push': async (payload, reader) => {
      const { reviewId } = reviewPush.parse(payload);
      const found = await findReviewForMail(db, reviewId);
      return found ? aboutReview(found, reader) : null;
    },

    'reviews-push': async (payload, reader) => {
      const { newReviews: range } = reviewsDigest.parse(payload);
      if (range === null) return null;
      const { total, average } = await summarizeReviewRange(db, reader.account.id, range);
      const [newest] = await reviewsForMail(db, reader.account.id, { ...range, limit: 1 });
      if (!newest) return null;
      if (total === 1) return aboutReview(newest, reader);
      const { t, plural, ...texts } = mailReaderFor(reader.account);
      return {
        language: texts.language,
        title: plural('{count} new review|{count} new reviews', total),
        body: t('{average} out of 5 on average', { average: texts.average(average) }),
        tag: `reviews-${range.last}`,
        path: PATH,
      };
    },
  };
}

async function aboutReview(
  { review, workplace }: { review: MailedReview; workplace: MailedWorkplace },
  { account, showWords }: { account: Account; showWords: boolean },
) {
  const reader = mailReaderFor(account);
  const isFolded = account.fold_low_ratings === 1 && review.rating <= LOW_RATING;
  return {
    language: reader.language,
    title: reader.t('{stars} from {customer}', {
      stars: starSymbols(review.rating),
      customer: customerFirstName(reader, review),
    }),
    body: showWords && !isFolded ? shorten(review.comment, MAX_WORDS) : shorten(workplace?.name ?? '', 60),
    tag: `review-${review.id}`,
    path: `${PATH}=${review.id}`,
  };
}
