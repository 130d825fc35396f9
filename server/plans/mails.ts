import { z } from 'zod/mini';
import { mailContext } from '#server/accounts/mail-context.ts';
import { type Account, activePlan, findAccount, isAcceptingReviews } from '#server/accounts/store.ts';
import type { Deps } from '#server/deps.ts';
import type { MailContext } from '#server/mail/context.ts';
import type { Mail } from '#server/mail/layout.ts';
import type { Renderer } from '#server/mail/send-mail.ts';
import { paymentFailedMail, planEndedMail, planEndingMail, planStartedMail } from './notices.mail.ts';
import type { NoticeKind } from './notices.ts';
import { currentSubscription, findSubscription, listSubscriptions, renews } from './subscriptions.ts';

const notice = z.object({ userId: z.int(), about: z.string() });

/** A renderer returns null if a later change has made the mail obsolete. */
export function planMails(deps: Deps): Record<NoticeKind, Renderer> {
  const { db, clock, site } = deps;
  const to =
    (write: (account: Account, about: string, context: MailContext) => Promise<Mail | null>): Renderer =>
    async (payload) => {
      const { userId, about } = notice.parse(payload);
      const account = site.hasPlans && (await findAccount(db, userId));
      return account ? write(account, about, mailContext(deps, account)) : null;
    };

  return {
    'plan-started': to(async ({ id }, about, context) => {
      const subscription = await findSubscription(db, about);
      if (subscription?.user_id !== id) return null;
      const renewsAt = renews(subscription) ? subscription.paid_until : null;
      return planStartedMail(context, subscription.plan, renewsAt);
    }),

    'payment-failed': to(async ({ id }, _about, context) => {
      const subscription = currentSubscription(await listSubscriptions(db, id));
      if (!subscription) return null;
      const { plan, paid_until: paidUntil } = subscription;
      return paymentFailedMail(context, {
        plan,
        paidUntil,
        isStillActive: paidUntil > clock().toISOString(),
      });
    }),

    'plan-ending': to(async (account, about, context) => {
      const isOver = activePlan(account, clock()) === 'free';
      if (isOver || account.subscription_expires_at !== about) return null;
      const wasCanceled = account.granted_until !== about;
      return planEndingMail(context, { endsAt: about, wasCanceled });
    }),

    'plan-ended': to(async (account, _about, context) => {
      if (account.subscription_type === 'free' || activePlan(account, clock()) !== 'free') return null;
      const isPageClosed = !isAcceptingReviews(site, account, clock());
      return planEndedMail(context, { isPageClosed });
    }),
  };
}
