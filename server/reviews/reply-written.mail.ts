import { REPLY_DAYS } from '#contract/review-links.ts';
import { button } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';

/** Its address may be a stranger's, so it has no name and no word that anyone typed. */
export function replyWrittenMail(context: MailContext, token: string): Mail {
  const { t, appUrl, language } = context;
  const heading = t('You have a reply to your review');
  return mailDocument(context, {
    subject: heading,
    preheader: t('You can read it for {days} days.', { days: REPLY_DAYS }),
    heading,
    blocks: [
      t(
        'You asked us to tell you. For {days} days, anyone with this link can read your review and the reply.',
        { days: REPLY_DAYS },
      ),
      button(t('Read the reply'), `${appUrl}/reply/${token}${language === 'en' ? '' : `?lang=${language}`}`),
      t("We won't email you about this review again. We've deleted your address."),
    ],
    reason: t(
      "You're getting this email because someone, hopefully you, entered this address after leaving a review. If it wasn't you, there's nothing to do.",
    ),
  });
}
