import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { button } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import type { Mail } from '#server/mail/layout.ts';
import { reviewMail } from './review-mail.ts';

export function reviewWithdrawnMail(
  context: MailContext,
  createdAt: string,
  workplace: { name: string } | null,
): Mail {
  const { t, appUrl, site } = context;
  const date = context.date(createdAt);
  const heading = t('A customer took back a review');
  return reviewMail(context, {
    subject: heading,
    preheader: t('It no longer appears in your list or counts in your average rating.'),
    heading,
    blocks: [
      workplace
        ? t(
            'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts in your average rating.',
            { date, workplace: workplace.name },
          )
        : t(
            'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts in your average rating.',
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
