import { z } from 'zod/mini';
import { freePlan } from '#contract/plans.ts';
import { findAccount, planOf } from '#server/accounts/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Renderer } from '#server/platform/outbox.ts';
import { findWorkplace } from '#server/workplaces/store.ts';
import { pageClosedMail } from './page-closed.mail.ts';
import { reviewReceivedMail } from './review-received.mail.ts';
import { reviewWithdrawnMail } from './review-withdrawn.mail.ts';
import { findReviewForMail } from './store.ts';

const reviewReceived = z.object({ reviewId: z.int(), ordinal: z.int() });
const reviewEdited = z.object({ reviewId: z.int(), formerRating: z.int() });
const reviewWithdrawn = z.object({
  userId: z.int(),
  workplaceId: z.nullable(z.int()),
  createdAt: z.string(),
});
const pageClosed = z.object({ userId: z.int() });

/** How the mail jobs of reviews become mails. */
export function reviewMails({ db, config, clock }: Deps): Record<string, Renderer> {
  const unsubscribeUrl = (token: string) => `${config.appUrl}/unsubscribe?token=${token}`;
  return {
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
          reviewsLeft: planOf(account, clock()) === 'free' ? Math.max(freePlan.reviews - ordinal, 0) : null,
          appUrl: config.appUrl,
          unsubscribeUrl: unsubscribeUrl(account.unsubscribe_token),
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
          appUrl: config.appUrl,
          unsubscribeUrl: unsubscribeUrl(account.unsubscribe_token),
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
          appUrl: config.appUrl,
          unsubscribeUrl: unsubscribeUrl(account.unsubscribe_token),
        }),
      };
    },

    'page-closed': async (payload) => {
      const account = await findAccount(db, pageClosed.parse(payload).userId);
      if (!account) return null;
      return {
        to: { name: account.full_name, address: account.email },
        ...pageClosedMail({
          appUrl: config.appUrl,
          unsubscribeUrl: unsubscribeUrl(account.unsubscribe_token),
        }),
      };
    },
  };
}
