import type { PaidPlan } from '#contract/plans.ts';
import type { Site } from '#contract/site.ts';
import { longDate } from '#server/platform/long-date.ts';
import { button, contactSupport, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import { planName, priceNames } from './plan-names.ts';

interface PaymentFailedMail {
  plan: PaidPlan;
  paidUntil: string;
  isStillActive: boolean;
  appUrl: string;
  site: Site;
}

export function paymentFailedMail({
  plan,
  paidUntil,
  isStillActive,
  appUrl,
  site,
}: PaymentFailedMail): MailContent {
  return {
    subject: `The payment for your ${planName(site, plan)} plan didn't go through`,
    ...mailDocument(site, {
      preheader: 'Please check your card. Your reviews are safe.',
      heading: "Your payment didn't go through",
      blocks: [
        paragraph(
          `We couldn't charge ${priceNames[plan]} for your ${planName(site, plan)} plan. This happens when a card has expired or the bank wants you to confirm the payment.`,
        ),
        paragraph(
          isStillActive
            ? `You've paid until ${longDate(paidUntil)}, so your plan stays active until then. Please update your card before that date.`
            : `Your paid period ended on ${longDate(paidUntil)}. Update your card, and your plan continues as soon as the payment arrives.`,
        ),
        button('Manage billing', `${appUrl}/settings#billing`),
        paragraph('Whatever happens, you keep all your reviews and workplaces.'),
      ],
      footer: [
        smallPrint(`You get this email because your ${site.name} plan renews automatically.`),
        ...contactSupport(site),
      ],
    }),
  };
}
