import type { PaidPlan } from '#contract/plans.ts';
import { button } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';
import { priceName } from './plan-names.ts';

interface PaymentFailedMail {
  plan: PaidPlan;
  paidUntil: string;
  isStillActive: boolean;
}

export function paymentFailedMail(
  context: MailContext,
  { plan, paidUntil, isStillActive }: PaymentFailedMail,
): Mail {
  const { t, appUrl, site } = context;
  const date = context.date(paidUntil);
  return mailDocument(context, {
    subject: t("The payment for your {site} plan didn't go through", { site: site.name }),
    preheader: t('Please check your card. Your reviews are safe.'),
    heading: t("Your payment didn't go through"),
    blocks: [
      t(
        "We couldn't charge {price} for your {site} plan. This happens when a card has expired or the bank wants you to confirm the payment.",
        { price: priceName(context, plan), site: site.name },
      ),
      isStillActive
        ? t(
            "You've paid until {date}, so your plan stays active until then. Please update your card before that date.",
            { date },
          )
        : t(
            'Your paid period ended on {date}. Update your card, and your plan continues as soon as the payment arrives.',
            { date },
          ),
      button(t('Manage billing'), `${appUrl}/settings#billing`),
      t('Whatever happens, you keep all your reviews and workplaces.'),
    ],
    reason: t('You get this email because your {site} plan renews automatically.', { site: site.name }),
  });
}
