import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import type { Site } from '#contract/site.ts';
import { oneClickUnsubscribe } from '#server/accounts/unsubscribe-link.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import type { MailReader } from '#server/platform/mail-reader.ts';

interface ChangesDigestMail {
  edited: number;
  withdrawn: number;
  appUrl: string;
  site: Site;
  unsubscribeUrl: string;
  reader: MailReader;
}

export function changesDigestMail({
  edited,
  withdrawn,
  appUrl,
  unsubscribeUrl,
  site,
  reader,
}: ChangesDigestMail): MailContent {
  const { t, plural, list } = reader;
  const changes = list([
    ...(edited > 0 ? [plural('{count} edited|{count} edited', edited)] : []),
    ...(withdrawn > 0 ? [plural('{count} taken back|{count} taken back', withdrawn)] : []),
  ]);
  return {
    headers: oneClickUnsubscribe(unsubscribeUrl),
    ...mailDocument(site, reader, {
      subject: t('Reviews that changed: {changes}', { changes }),
      preheader: t('Customers edited or took back what they wrote.'),
      heading: t('Customers changed their reviews'),
      blocks: [
        paragraph(t('Since our last email: {changes}.', { changes })),
        paragraph(t('Your list and your average rating are up to date.')),
        button(t('See your reviews'), `${appUrl}/reviews`),
      ],
      footer: [
        smallPrint(
          t('On {site}, customers can edit or take back a review for {days} days.', {
            site: site.name,
            days: REVIEW_LINK_DAYS,
          }),
        ),
        link(t('Choose when you get these emails'), `${appUrl}/settings#mails`),
        link(t('Stop emails like this'), unsubscribeUrl),
      ],
    }),
  };
}
