import { brand } from '#contract/brand.ts';
import type { PaidPlan } from '#contract/plans.ts';
import { longDate } from '#server/platform/long-date.ts';
import { button, detailTable, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import { planNames, priceNames } from './plan-names.ts';

interface PlanStartedMail {
  plan: PaidPlan;
  renewsAt: string | null;
  appUrl: string;
}

export function planStartedMail({ plan, renewsAt, appUrl }: PlanStartedMail): MailContent {
  return {
    subject: `Your ${planNames[plan]} plan is active`,
    ...mailDocument({
      preheader: 'You can now get unlimited reviews.',
      heading: `Your ${planNames[plan]} plan is active`,
      blocks: [
        paragraph(
          'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.',
        ),
        detailTable([
          ['Plan', planNames[plan]],
          ['Price', priceNames[plan]],
          ...(renewsAt ? [['Renews on', longDate(renewsAt)] as const] : []),
        ]),
        button('Open your dashboard', `${appUrl}/dashboard`),
        paragraph('You can cancel anytime in Settings, under Manage billing.'),
      ],
      footer: [
        smallPrint(`You get this email because a plan was bought for your ${brand.name} account.`),
        link('Contact support', `mailto:${brand.supportEmail}`),
      ],
    }),
  };
}
