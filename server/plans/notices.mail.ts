import { priceIn } from '#contract/languages/price.ts';
import { freePlan, type PaidPlan, prices } from '#contract/plans.ts';
import { button, detailTable } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';
import { planName } from './plan-names.ts';

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
    reason: t("You're getting this email because your {site} plan renews automatically.", {
      site: site.name,
    }),
  });
}

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
    reason: t("You're getting this email because a plan was bought for your {site} account.", {
      site: site.name,
    }),
  });
}

interface PlanEndingMail {
  endsAt: string;
  /** True for a canceled plan, false for one that an admin granted. */
  wasCanceled: boolean;
}

export function planEndingMail(context: MailContext, { endsAt, wasCanceled }: PlanEndingMail): Mail {
  const { t, appUrl, site } = context;
  const values = { site: site.name, date: context.date(endsAt), limit: freePlan.reviews };
  return mailDocument(context, {
    subject: t('Your {site} plan ends on {date}', values),
    preheader: t("It won't renew automatically. You keep all your reviews."),
    heading: t('Your plan ends on {date}', values),
    blocks: [
      t(
        "Your {site} plan won't renew. After {date} you'll be on the free plan. You keep all your reviews and workplaces, but you can't get new reviews if you have {limit} or more.",
        values,
      ),
      ...(wasCanceled
        ? [
            t('To keep your plan, open Manage billing in Settings.'),
            button(t('Keep your plan'), `${appUrl}/settings#billing`),
          ]
        : [button(t('See the plans'), `${appUrl}/pricing`)]),
    ],
    reason: t('We send this email once, three days before a plan ends.'),
  });
}

export function planEndedMail(context: MailContext, { isPageClosed }: { isPageClosed: boolean }): Mail {
  const { t, appUrl, site } = context;
  return mailDocument(context, {
    subject: t('Your {site} plan has ended', { site: site.name }),
    preheader: t("You're on the free plan now. You keep all your reviews."),
    heading: t("You're on the free plan now"),
    blocks: [
      t('Your {site} plan has ended. You keep all your reviews and workplaces.', { site: site.name }),
      isPageClosed
        ? t(
            "You've reached the free plan's limit of {limit} reviews, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.",
            { limit: freePlan.reviews },
          )
        : t('Your review page stays open until you have {limit} reviews.', { limit: freePlan.reviews }),
      button(t('Upgrade your account'), `${appUrl}/subscribe`),
    ],
    reason: t('We send this email once, when a plan ends.'),
  });
}

function priceName({ language, t }: MailContext, plan: PaidPlan): string {
  const price = priceIn(language, prices[plan]);
  return plan === 'monthly' ? t('{price} per month', { price }) : t('{price} per year', { price });
}
