import { z } from 'zod/mini';
import { findAccount, isAcceptingReviews, planOf } from '#server/accounts/store.ts';
import { unsubscribeLink } from '#server/accounts/unsubscribe-link.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Renderer } from '#server/platform/outbox.ts';
import type { NoticeKind } from './notices.ts';
import { paymentFailedMail } from './payment-failed.mail.ts';
import { planEndedMail } from './plan-ended.mail.ts';
import { planEndingMail } from './plan-ending.mail.ts';
import { planStartedMail } from './plan-started.mail.ts';
import { currentOf, findSubscription, isLiving, listSubscriptions, renews } from './subscriptions.ts';

/** `about`: the subscription, or the end of what is paid for. */
const notice = z.object({ userId: z.int(), about: z.string() });

/** How the mail jobs of plans become mails; what has changed since they were queued makes them needless. */
export function planMails({ db, config, clock }: Deps): Record<NoticeKind, Renderer> {
  const { appUrl } = config;
  return {
    'plan-started': async (payload) => {
      const { userId, about } = notice.parse(payload);
      const account = await findAccount(db, userId);
      const subscription = await findSubscription(db, about);
      if (!account || subscription?.user_id !== userId) return null;
      const renewsAt = renews(subscription) ? subscription.paid_until : null;
      return {
        to: { name: account.full_name, address: account.email },
        ...planStartedMail({ plan: subscription.plan, renewsAt, appUrl }),
      };
    },

    'payment-failed': async (payload) => {
      const { userId } = notice.parse(payload);
      const account = await findAccount(db, userId);
      const subscription = currentOf(await listSubscriptions(db, userId));
      if (!account || !subscription) return null;
      return {
        to: { name: account.full_name, address: account.email },
        ...paymentFailedMail({
          plan: subscription.plan,
          paidUntil: subscription.paid_until,
          isStillActive: subscription.paid_until > clock().toISOString(),
          appUrl,
        }),
      };
    },

    'plan-ending': async (payload) => {
      const { userId, about } = notice.parse(payload);
      const account = await findAccount(db, userId);
      const plan = account && planOf(account, clock());
      if (!account || !plan || plan === 'free' || account.subscription_expires_at !== about) return null;
      const subscription = currentOf(await listSubscriptions(db, userId));
      const wasCanceled = subscription !== undefined && isLiving(subscription);
      return {
        to: { name: account.full_name, address: account.email },
        ...planEndingMail({
          plan,
          endsAt: about,
          wasCanceled,
          appUrl,
          unsubscribeUrl: unsubscribeLink(appUrl, account, 'notices'),
        }),
      };
    },

    'plan-ended': async (payload) => {
      const account = await findAccount(db, notice.parse(payload).userId);
      const plan = account?.subscription_type;
      if (!account || !plan || plan === 'free' || planOf(account, clock()) !== 'free') return null;
      return {
        to: { name: account.full_name, address: account.email },
        ...planEndedMail({
          plan,
          isPageClosed: !isAcceptingReviews(account, clock()),
          appUrl,
          unsubscribeUrl: unsubscribeLink(appUrl, account, 'notices'),
        }),
      };
    },
  };
}
