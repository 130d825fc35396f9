import type { PaidPlan } from '#contract/plans.ts';
import { button, detailTable } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';
import { planName, priceName } from './plan-names.ts';

export function planStartedMail(context: MailContext, plan: PaidPlan, renewsAt: string | null): Mail {
  const { t, date, appUrl, site } = context;
  const heading = t('Your {site} plan is active', { site: site.name });
  return mailDocument(context, {
    subject: heading,
    preheader: t('You can now get unlimited reviews.'),
    heading,
    blocks: [
      t(
        'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.',
      ),
      detailTable(context, [
        [t('Plan'), planName(context, site, plan)],
        [t('Price'), priceName(context, plan)],
        ...(renewsAt ? [[t('Renews on'), date(renewsAt)] as const] : []),
      ]),
      button(t('Open your dashboard'), `${appUrl}/dashboard`),
      t('You can cancel anytime in Settings, under Manage billing.'),
    ],
    reason: t('You get this email because a plan was bought for your {site} account.', { site: site.name }),
  });
}
