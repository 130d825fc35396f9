import { z } from 'zod/mini';
import { mailReaderFor } from '#server/accounts/mail-reader-for.ts';
import { type Account, activePlan, findAccount, isAcceptingReviews } from '#server/accounts/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { MailContent } from '#server/platform/mail-layout.ts';
import type { MailReader } from '#server/platform/mail-reader.ts';
import type { Renderer } from '#server/platform/send-mail.ts';
import type { NoticeKind } from './notices.ts';
import { paymentFailedMail } from './payment-failed.mail.ts';
import { planEndedMail } from './plan-ended.mail.ts';
import { planEndingMail } from './plan-ending.mail.ts';
import { planStartedMail } from './plan-started.mail.ts';
import { currentSubscription, findSubscription, listSubscriptions, renews } from './subscriptions.ts';

const notice = z.object({ userId: z.int(), about: z.string() });

/** A renderer returns null if a later change has made the mail obsolete. */
export function planMails({ db, config, clock, site }: Deps): Record<NoticeKind, Renderer> {
  const { appUrl } = config;
  const to =
    (write: (account: Account, about: string, reader: MailReader) => Promise<MailContent | null>): Renderer =>
    async (payload) => {
      const { userId, about } = notice.parse(payload);
      const account = site.hasPlans && (await findAccount(db, userId));
      const content = account && (await write(account, about, await mailReaderFor(account)));
      return content ? { to: { name: account.full_name, address: account.email }, ...content } : null;
    };

  return {
    'plan-started': to(async ({ id }, about, reader) => {
      const subscription = await findSubscription(db, about);
      if (subscription?.user_id !== id) return null;
      const renewsAt = renews(subscription) ? subscription.paid_until : null;
      return planStartedMail({ plan: subscription.plan, renewsAt, appUrl, site, reader });
    }),

    'payment-failed': to(async ({ id }, _about, reader) => {
      const subscription = currentSubscription(await listSubscriptions(db, id));
      if (!subscription) return null;
      const { plan, paid_until: paidUntil } = subscription;
      return paymentFailedMail({
        plan,
        paidUntil,
        isStillActive: paidUntil > clock().toISOString(),
        appUrl,
        site,
        reader,
      });
    }),

    'plan-ending': to(async (account, about, reader) => {
      const plan = activePlan(account, clock());
      if (plan === 'free' || account.subscription_expires_at !== about) return null;
      const wasCanceled = account.granted_until !== about;
      return planEndingMail({ plan, endsAt: about, wasCanceled, appUrl, site, reader });
    }),

    'plan-ended': to(async (account, _about, reader) => {
      const plan = account.subscription_type;
      if (plan === 'free' || activePlan(account, clock()) !== 'free') return null;
      const isPageClosed = !isAcceptingReviews(site, account, clock());
      return planEndedMail({ plan, isPageClosed, appUrl, site, reader });
    }),
  };
}
