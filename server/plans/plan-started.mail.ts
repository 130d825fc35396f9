import type { PaidPlan } from '#contract/plans.ts';
import type { Site } from '#contract/site.ts';
import { longDate } from '#server/platform/long-date.ts';
import { button, contactSupport, detailTable, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import { planName, priceNames } from './plan-names.ts';

interface PlanStartedMail {
  plan: PaidPlan;
  renewsAt: string | null;
  appUrl: string;
  site: Site;
}

export function planStartedMail({ plan, renewsAt, appUrl, site }: PlanStartedMail): MailContent {
  return {
    subject: `Your ${planName(site, plan)} plan is active`,
    ...mailDocument(site, {
      preheader: 'You can now get unlimited reviews.',
      heading: `Your ${planName(site, plan)} plan is active`,
      blocks: [
        paragraph(
          'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.',
        ),
        detailTable([
          ['Plan', planName(site, plan)],
          ['Price', priceNames[plan]],
          ...(renewsAt ? [['Renews on', longDate(renewsAt)] as const] : []),
        ]),
        button('Open your dashboard', `${appUrl}/dashboard`),
        paragraph('You can cancel anytime in Settings, under Manage billing.'),
      ],
      footer: [
        smallPrint(`You get this email because a plan was bought for your ${site.name} account.`),
        ...contactSupport(site),
      ],
    }),
  };
}
