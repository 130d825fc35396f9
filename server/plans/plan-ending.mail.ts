import { freePlan } from '#contract/plans.ts';
import { button } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';

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
        "Your {site} plan won't renew. After {date} you'll be on the free plan. You keep all your reviews and workplaces, but with {limit} or more reviews you can't get new ones.",
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
            "The free plan includes {limit} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.",
            { limit: freePlan.reviews },
          )
        : t('Your review page stays open until you have {limit} reviews.', { limit: freePlan.reviews }),
      button(t('Upgrade your account'), `${appUrl}/subscribe`),
    ],
    reason: t('We send this email once, when a plan ends.'),
  });
}
