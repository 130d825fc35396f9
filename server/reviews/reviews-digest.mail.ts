import type { Site } from '#contract/site.ts';
import { oneClickUnsubscribe } from '#server/accounts/unsubscribe-link.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import type { MailReader } from '#server/platform/mail-reader.ts';
import { type MailedReview, type MailedWorkplace, mailedLetter } from './mailed-letter.ts';
import { planNotices } from './review-received.mail.ts';

interface ReviewsDigestMail {
  /** Newest first. */
  reviews: { review: MailedReview; workplace: MailedWorkplace }[];
  /** Includes reviews that are not shown. */
  total: number;
  average: number;
  reviewsLeft: number | null;
  foldLowRatings: boolean;
  appUrl: string;
  site: Site;
  unsubscribeUrl: string;
  reader: MailReader;
}

export function reviewsDigestMail(mail: ReviewsDigestMail): MailContent {
  const { reviews, total, appUrl, unsubscribeUrl, site, reader, foldLowRatings } = mail;
  const { t, plural } = reader;
  const average = reader.average(mail.average);
  const heading = plural('{count} new review|{count} new reviews', total);
  const more = total - reviews.length;
  return {
    headers: oneClickUnsubscribe(unsubscribeUrl),
    ...mailDocument(site, reader, {
      subject: t('{reviews}, {average} out of 5 on average', { reviews: heading, average }),
      preheader: t('Open to read the reviews. Only you can see them.'),
      heading,
      blocks: [
        paragraph(t('They average {average} out of 5.', { average })),
        ...reviews.map((each) => mailedLetter({ ...each, foldLowRatings, reader })),
        ...(more > 0
          ? [paragraph(plural('{count} more is in your list.|{count} more are in your list.', more))]
          : []),
        ...planNotices(mail),
        button(t('See all your reviews'), `${appUrl}/reviews`),
      ],
      footer: [
        smallPrint(
          t(
            'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.',
            { site: site.name },
          ),
        ),
        link(t('Choose when you get these emails'), `${appUrl}/settings#mails`),
        link(t('Stop review emails'), unsubscribeUrl),
      ],
    }),
  };
}
