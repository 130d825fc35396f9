import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import type { Site } from '#contract/site.ts';
import { oneClickUnsubscribe } from '#server/accounts/unsubscribe-link.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import type { MailReader } from '#server/platform/mail-reader.ts';
import { type MailedReview, type MailedWorkplace, mailedLetter } from './mailed-letter.ts';
import { planNotices } from './review-received.mail.ts';

interface ReviewsDigestMail {
  /** New ones first, then those that were edited. */
  reviews: {
    review: MailedReview;
    workplace: MailedWorkplace;
    edited?: { at: string; formerRating: number };
  }[];
  /** Of new reviews, including those that are not shown. */
  total: number;
  average: number;
  edited: number;
  withdrawn: number;
  reviewsLeft: number | null;
  foldLowRatings: boolean;
  appUrl: string;
  site: Site;
  unsubscribeUrl: string;
  reader: MailReader;
}

export function reviewsDigestMail(mail: ReviewsDigestMail): MailContent {
  const { reviews, total, edited, withdrawn, appUrl, unsubscribeUrl, site, reader, foldLowRatings } = mail;
  const { t, plural, list } = reader;
  const changes = list([
    ...(edited > 0 ? [plural('{count} edited|{count} edited', edited)] : []),
    ...(withdrawn > 0 ? [plural('{count} taken back|{count} taken back', withdrawn)] : []),
  ]);
  const average = reader.average(mail.average);
  const newReviews = plural('{count} new review|{count} new reviews', total);
  const more = total + edited - reviews.length;
  return {
    headers: oneClickUnsubscribe(unsubscribeUrl),
    ...mailDocument(site, reader, {
      subject:
        total > 0
          ? t('{reviews}, {average} out of 5 on average', { reviews: newReviews, average })
          : t('Reviews that changed: {changes}', { changes }),
      preheader:
        total > 0
          ? t('Open to read the reviews. Only you can see them.')
          : t('Customers edited or took back what they wrote.'),
      heading: total > 0 ? newReviews : t('Customers changed their reviews'),
      blocks: [
        ...(total > 0 ? [paragraph(t('They average {average} out of 5.', { average }))] : []),
        ...(changes === '' ? [] : [paragraph(t('Since our last email: {changes}.', { changes }))]),
        ...reviews.map((each) => mailedLetter({ ...each, foldLowRatings, reader })),
        ...(more > 0
          ? [paragraph(plural('{count} more is in your list.|{count} more are in your list.', more))]
          : []),
        ...planNotices(mail),
        button(t('See all your reviews'), `${appUrl}/reviews`),
      ],
      footer: [
        smallPrint(
          total > 0
            ? t(
                'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.',
                { site: site.name },
              )
            : t('On {site}, customers can edit or take back a review for {days} days.', {
                site: site.name,
                days: REVIEW_LINK_DAYS,
              }),
        ),
        link(t('Choose when you get these emails'), `${appUrl}/settings#mails`),
        link(t('Stop review emails'), unsubscribeUrl),
      ],
    }),
  };
}
