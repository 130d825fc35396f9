import { brand } from '#contract/brand.ts';
import type { PaidPlan } from '#contract/plans.ts';
import { longDate } from '#server/platform/long-date.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import { planNames, priceNames } from './plan-names.ts';

interface PaymentFailedMail {
  plan: PaidPlan;
  /** The end of what is paid for. */
  paidUntil: string;
  /** Whether that is still to come. */
  isStillActive: boolean;
  appUrl: string;
}

/** To a professional whose plan could not be charged. */
export function paymentFailedMail({
  plan,
  paidUntil,
  isStillActive,
  appUrl,
}: PaymentFailedMail): MailContent {
  return {
    subject: `The payment for your ${planNames[plan]} plan did not go through`,
    ...mailDocument({
      preheader: 'Please look at your card. Nothing that you have received is lost.',
      heading: 'Your payment did not go through',
      blocks: [
        paragraph(
          `We could not charge ${priceNames[plan]} for your ${planNames[plan]} plan. This happens when a card has expired or the bank asks for more.`,
        ),
        paragraph(
          isStillActive
            ? `Your plan stays active until ${longDate(paidUntil)}, which is what you have paid for. Please update your card until then.`
            : `What you have paid for ended on ${longDate(paidUntil)}. Update your card, and your plan goes on as soon as the payment arrives.`,
        ),
        button('Manage billing', `${appUrl}/settings#billing`),
        paragraph('Whatever happens, every review and every workplace you have stays yours.'),
      ],
      footer: [
        smallPrint(`You get this email because your ${brand.name} plan renews by itself.`),
        link('Contact support', `mailto:${brand.supportEmail}`),
      ],
    }),
  };
}
