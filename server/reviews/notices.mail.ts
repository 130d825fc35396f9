import { freePlan } from '#contract/plans.ts';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { button } from '#server/mail/blocks.ts';
import type { AccountMailContext, MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';
import { reviewMail } from './review-mail.ts';

export function reviewWithdrawnMail(
  context: AccountMailContext,
  createdAt: string,
  workplace: { name: string } | null,
): Mail {
  const { t, appUrl, site } = context;
  const date = context.date(createdAt);
  const heading = t('A customer took back a review');
  return reviewMail(context, {
    subject: heading,
    preheader: t('It no longer appears in your list or counts toward your average rating.'),
    heading,
    blocks: [
      workplace
        ? t(
            'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts toward your average rating.',
            { date, workplace: workplace.name },
          )
        : t(
            'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts toward your average rating.',
            { date },
          ),
      site.hasPlans
        ? t(
            "Customers don't have to give a reason. On the free plan, you can now receive another review in its place.",
          )
        : t("Customers don't have to give a reason."),
      button(t('See your reviews'), `${appUrl}/reviews`),
    ],
    reason: t('Customers can take back a review for {days} days with their private link.', {
      days: REVIEW_LINK_DAYS,
    }),
  });
}

/** @param isToday whether the mail is sent on the day the customer came. */
export function pageClosedMail(context: MailContext, { isToday }: { isToday: boolean }): Mail {
  const { t, appUrl, site } = context;
  const heading = t("A customer couldn't leave you a review");
  return mailDocument(context, {
    subject: isToday ? t("A customer couldn't leave you a review today") : heading,
    preheader: t("Your review page is paused because you've used all your free reviews."),
    heading,
    blocks: [
      isToday
        ? t(
            "A customer opened your review page today and found it paused, because you've used all {limit} reviews of your free plan.",
            { limit: freePlan.reviews },
          )
        : t(
            "A customer opened your review page and found it paused, because you've used all {limit} reviews of your free plan.",
            { limit: freePlan.reviews },
          ),
      t(
        'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.',
      ),
      button(t('Upgrade your account'), `${appUrl}/subscribe`),
    ],
    reason: t('{site} sends this email at most once a day.', { site: site.name }),
    links: [],
  });
}
