import type { Site } from '#contract/site.ts';
import { oneClickUnsubscribe } from '#server/accounts/unsubscribe-link.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
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
}

export function reviewsDigestMail(mail: ReviewsDigestMail): MailContent {
  const { reviews, total, average, appUrl, unsubscribeUrl, site } = mail;
  const averageText = `${average.toFixed(1)} out of 5 on average`;
  const more = total - reviews.length;
  return {
    subject: `${total} new reviews, ${averageText}`,
    headers: oneClickUnsubscribe(unsubscribeUrl),
    ...mailDocument(site, {
      preheader: 'Open to read the reviews. Only you can see them.',
      heading: `${total} new reviews`,
      blocks: [
        paragraph(`They average ${average.toFixed(1)} out of 5.`),
        ...reviews.map((each) => mailedLetter({ ...each, foldLowRatings: mail.foldLowRatings })),
        ...(more > 0 ? [paragraph(`${more} more ${more === 1 ? 'is' : 'are'} in your list.`)] : []),
        ...planNotices(mail),
        button('See all your reviews', `${appUrl}/reviews`),
      ],
      footer: [
        smallPrint(
          `These reviews came through your personal link. ${site.name} shows them only to you, and they are yours to keep.`,
        ),
        link('Choose when you get these emails', `${appUrl}/settings#mails`),
        link('Stop review emails', unsubscribeUrl),
      ],
    }),
  };
}
