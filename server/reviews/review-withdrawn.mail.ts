import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import type { Site } from '#contract/site.ts';
import { oneClickUnsubscribe } from '#server/accounts/unsubscribe-link.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import type { MailReader } from '#server/platform/mail-reader.ts';

interface ReviewWithdrawnMail {
  createdAt: string;
  workplace: { name: string } | null;
  hasPlans: boolean;
  appUrl: string;
  site: Site;
  unsubscribeUrl: string;
  reader: MailReader;
}

export function reviewWithdrawnMail(mail: ReviewWithdrawnMail): MailContent {
  const { createdAt, workplace, hasPlans, appUrl, unsubscribeUrl, site, reader } = mail;
  const { t } = reader;
  const date = reader.date(createdAt);
  const heading = t('A customer took back a review');
  return {
    headers: oneClickUnsubscribe(unsubscribeUrl),
    ...mailDocument(site, reader, {
      subject: heading,
      preheader: t('It no longer appears in your list or counts in your average rating.'),
      heading,
      blocks: [
        paragraph(
          workplace
            ? t(
                'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts in your average rating.',
                { date, workplace: workplace.name },
              )
            : t(
                'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts in your average rating.',
                { date },
              ),
        ),
        paragraph(
          hasPlans
            ? t(
                "Customers don't have to give a reason. On the free plan, you can now receive another review in its place.",
              )
            : t("Customers don't have to give a reason."),
        ),
        button(t('See your reviews'), `${appUrl}/reviews`),
      ],
      footer: [
        smallPrint(
          t('Customers can take back a review for {days} days with their private link.', {
            days: REVIEW_LINK_DAYS,
          }),
        ),
        link(t('Stop review emails'), unsubscribeUrl),
      ],
    }),
  };
}
