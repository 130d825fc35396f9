import { z } from 'zod/mini';
import { freePlan } from '#contract/plans.ts';
import { findAccount, planOf } from '#server/accounts/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Renderer } from '#server/platform/outbox.ts';
import { pageClosedMail } from './page-closed.mail.ts';
import { reviewReceivedMail } from './review-received.mail.ts';
import { findReviewForMail } from './store.ts';

const reviewReceived = z.object({ reviewId: z.int(), ordinal: z.int() });
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
