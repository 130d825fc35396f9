import { z } from 'zod/mini';
import { freePlan } from '#contract/plans.ts';
import { mailSettingsOf } from '#server/accounts/mail-settings.ts';
import { type Account, findAccount, planOf } from '#server/accounts/store.ts';
import { unsubscribeLink } from '#server/accounts/unsubscribe-link.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Renderer } from '#server/platform/outbox.ts';
import { findWorkplace } from '#server/workplaces/store.ts';
import { changesGatheredMail } from './changes-gathered.mail.ts';
import { pageClosedMail } from './page-closed.mail.ts';
import { gatheredChanges, reviewEdited } from './queue-change-mail.ts';
import { gatheredReviews } from './queue-review-mails.ts';
import { reviewReceivedMail } from './review-received.mail.ts';
import { reviewWithdrawnMail } from './review-withdrawn.mail.ts';
import { reviewsGatheredMail } from './reviews-gathered.mail.ts';
import { findReviewForMail, rateReviewsBetween, reviewsForMail } from './store.ts';

const reviewReceived = z.object({ reviewId: z.int(), ordinal: z.int() });
const reviewWithdrawn = z.object({
  userId: z.int(),
  workplaceId: z.nullable(z.int()),
  createdAt: z.string(),
});
const pageClosed = z.object({ userId: z.int() });

/** More than these are counted, and found in the list. */
const SHOWN_MAX = 20;

/** How the mail jobs of reviews become mails. */
export function reviewMails({ db, config, clock }: Deps): Record<string, Renderer> {
  const { appUrl } = config;
  const reviewsLeft = (account: Account, ordinal: number) =>
    planOf(account, clock()) === 'free' ? Math.max(freePlan.reviews - ordinal, 0) : null;
  const renderers: Record<string, Renderer> = {
    'review-received': async (payload) => {
      const { reviewId, ordinal } = reviewReceived.parse(payload);
      const found = await findReviewForMail(db, reviewId);
      if (!found) return null;
      const { review, workplace, account } = found;
      return {
        to: { name: account.full_name, address: account.email },
        ...reviewReceivedMail({
          review,
          workplace,
          reviewsLeft: reviewsLeft(account, ordinal),
          foldLowRatings: mailSettingsOf(account).foldLowRatings,
          appUrl,
          unsubscribeUrl: unsubscribeLink(appUrl, account, 'reviews'),
        }),
      };
    },

    'review-edited': async (payload) => {
      const { reviewId, formerRating } = reviewEdited.parse(payload);
      const found = await findReviewForMail(db, reviewId);
      if (!found) return null;
      const { review, workplace, account } = found;
      return {
        to: { name: account.full_name, address: account.email },
        ...reviewReceivedMail({
          review,
          workplace,
          reviewsLeft: null,
          edited: { at: review.editedAt ?? review.createdAt, formerRating },
          foldLowRatings: mailSettingsOf(account).foldLowRatings,
          appUrl,
          unsubscribeUrl: unsubscribeLink(appUrl, account, 'changes'),
        }),
      };
    },

    'review-withdrawn': async (payload) => {
      const { userId, workplaceId, createdAt } = reviewWithdrawn.parse(payload);
      const account = await findAccount(db, userId);
      if (!account) return null;
      const workplace = workplaceId === null ? undefined : await findWorkplace(db, workplaceId);
      return {
        to: { name: account.full_name, address: account.email },
        ...reviewWithdrawnMail({
          createdAt,
          workplace: workplace ?? null,
          appUrl,
          unsubscribeUrl: unsubscribeLink(appUrl, account, 'changes'),
        }),
      };
    },

    'reviews-gathered': async (payload, { userId }) => {
      const { first, last, ordinal } = gatheredReviews.parse(payload);
      const account = userId === null ? undefined : await findAccount(db, userId);
      if (!account) return null;
      const { total, average } = await rateReviewsBetween(db, account.id, first, last);
      const [newest, ...older] = await reviewsForMail(db, account.id, { first, last, limit: SHOWN_MAX });
      if (!newest) return null;
      const about = {
        reviewsLeft: reviewsLeft(account, ordinal),
        foldLowRatings: mailSettingsOf(account).foldLowRatings,
        appUrl,
        unsubscribeUrl: unsubscribeLink(appUrl, account, 'reviews'),
      };
      return {
        to: { name: account.full_name, address: account.email },
        ...(older.length === 0
          ? reviewReceivedMail({ ...newest, ...about })
          : reviewsGatheredMail({ reviews: [newest, ...older], total, average, ...about })),
      };
    },

    'changes-gathered': async (payload, job) => {
      const { edited, withdrawn, last } = gatheredChanges.parse(payload);
      if (edited + withdrawn === 1) return renderers[last.kind]?.(last.payload, job) ?? null;
      const account = job.userId === null ? undefined : await findAccount(db, job.userId);
      if (!account) return null;
      return {
        to: { name: account.full_name, address: account.email },
        ...changesGatheredMail({
          edited,
          withdrawn,
          appUrl,
          unsubscribeUrl: unsubscribeLink(appUrl, account, 'changes'),
        }),
      };
    },

    'page-closed': async (payload, { notBefore }) => {
      const account = await findAccount(db, pageClosed.parse(payload).userId);
      if (!account) return null;
      return {
        to: { name: account.full_name, address: account.email },
        ...pageClosedMail({
          isToday: notBefore === null,
          appUrl,
          unsubscribeUrl: unsubscribeLink(appUrl, account, 'notices'),
        }),
      };
    },
  };
  return renderers;
}
