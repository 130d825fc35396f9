import { z } from 'zod/mini';
import type { Language } from '#contract/languages/languages.ts';
import { mailContext } from '#server/accounts/mail-context.ts';
import { type Account, findAccount, planLimits } from '#server/accounts/store.ts';
import { utcDay } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { Mail } from '#server/mail/layout.ts';
import { createMailReader } from '#server/mail/reader.ts';
import type { Renderer } from '#server/mail/send-mail.ts';
import { translatorFor } from '#server/site/translators.ts';
import { findWorkplace } from '#server/workplaces/store.ts';
import { pageClosedMail, reviewWithdrawnMail } from './notices.mail.ts';
import { deleteReplyEmail, issueReplyToken } from './reply-mails.ts';
import { replyWrittenMail } from './reply-written.mail.ts';
import { reviewReceivedMail } from './review-received.mail.ts';
import { reviewsDigestMail } from './reviews-digest.mail.ts';
import { reviewsDigest } from './reviews-digest.ts';
import { findReviewForMail, findReviewsForMail, reviewsForMail, summarizeReviewRange } from './store.ts';

const reviewWithdrawn = z.object({
  userId: z.int(),
  workplaceId: z.nullable(z.int()),
  createdAt: z.string(),
});
/** A new review has an ordinal, an edited one a former rating. */
const aboutReview = z.object({
  reviewId: z.int(),
  ordinal: z.optional(z.int()),
  formerRating: z.optional(z.int()),
});
const replyWritten = z.object({ reviewId: z.int() });
const pageClosed = z.object({ userId: z.int() });
/** The digest only counts reviews beyond these. */
const MAX_REVIEWS_SHOWN = 20;

export function reviewMails(deps: Deps): Record<string, Renderer> {
  const { db, clock, site } = deps;
  const reviewsLeft = (account: Account, ordinal: number) => {
    const limits = planLimits(site, account, clock());
    return limits && Math.max(limits.reviews - ordinal, 0);
  };

  async function mailReview(payload: unknown) {
    const { reviewId, ordinal, formerRating } = aboutReview.parse(payload);
    const found = await findReviewForMail(db, reviewId);
    if (!found) return null;
    const { review, workplace, account } = found;
    return reviewReceivedMail(mailContext(deps, account), {
      review,
      workplace,
      reviewsLeft: ordinal === undefined ? null : reviewsLeft(account, ordinal),
      edited:
        formerRating === undefined ? undefined : { at: review.editedAt ?? review.createdAt, formerRating },
      foldLowRatings: account.fold_low_ratings === 1,
    });
  }

  return {
    'review-received': mailReview,
    'review-edited': mailReview,
    'reply-written': async (payload) => mailReply(deps, replyWritten.parse(payload).reviewId),

    'review-withdrawn': async (payload) => {
      const { userId, workplaceId, createdAt } = reviewWithdrawn.parse(payload);
      const account = await findAccount(db, userId);
      if (!account) return null;
      const workplace = workplaceId === null ? undefined : await findWorkplace(db, workplaceId);
      return reviewWithdrawnMail(mailContext(deps, account), createdAt, workplace ?? null);
    },

    'reviews-digest': async (payload, { userId }) => {
      const { newReviews, edited, withdrawn } = reviewsDigest.parse(payload);
      const account = userId === null ? undefined : await findAccount(db, userId);
      if (!account) return null;
      const found = await findDigestReviews(db, account.id, { newReviews, edited }, MAX_REVIEWS_SHOWN);
      const [only, ...others] = found.reviews;
      if (!only && withdrawn === 0) return null;
      const context = mailContext(deps, account);
      const common = {
        reviewsLeft: newReviews && reviewsLeft(account, newReviews.ordinal),
        foldLowRatings: account.fold_low_ratings === 1,
      };
      return only && others.length === 0 && withdrawn === 0
        ? reviewReceivedMail(context, { ...only, ...common })
        : reviewsDigestMail(context, { ...found, withdrawn, ...common });
    },

    'page-closed': async (payload) => {
      const account = site.hasPlans && (await findAccount(db, pageClosed.parse(payload).userId));
      if (!account) return null;
      const isToday = account.closed_page_told_on === utcDay(clock());
      return pageClosedMail(mailContext(deps, account), { isToday });
    },
  };
}

async function mailReply(deps: Deps, reviewId: number): Promise<Mail | null> {
  const issued = await issueReplyToken(deps, reviewId);
  if (!issued) return null;
  const { config, site } = deps;
  const reader = createMailReader(translatorFor((issued.language ?? 'en') as Language));
  const context = { ...reader, to: { name: '', address: issued.email }, appUrl: config.appUrl, site };
  return { ...replyWrittenMail(context, issued.token), onEnd: (tx) => deleteReplyEmail(tx, reviewId) };
}

type Digest = Pick<z.output<typeof reviewsDigest>, 'newReviews' | 'edited'>;

/** The digest's reviews that still exist: new ones, then older ones that were edited. `edited` counts all edited ones. */
async function findDigestReviews(db: Db, userId: number, { newReviews, edited }: Digest, limit: number) {
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
