import { brand } from '#contract/brand.ts';
import { oneClick } from '#server/accounts/unsubscribe-link.ts';
import { longDate } from '#server/platform/long-date.ts';
import { button, detailTable, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import {
  allowance,
  customerOf,
  outOf,
  placeOf,
  type ReviewOfMail,
  type WorkplaceOfMail,
  wordsOf,
} from './review-received.mail.ts';

interface ReviewsDigestMail {
  /** The newest first. */
  reviews: { review: ReviewOfMail; workplace: WorkplaceOfMail }[];
  /** Those that are not shown included. */
  total: number;
  average: number;
  reviewsLeft: number | null;
  foldLowRatings: boolean;
  appUrl: string;
  unsubscribeUrl: string;
}

/** A digest for the professional: the reviews of a day, a week or the quiet hours. */
export function reviewsDigestMail(mail: ReviewsDigestMail): MailContent {
  const { reviews, total, average, appUrl, unsubscribeUrl } = mail;
  const inFigures = `${average.toFixed(1)} out of 5 on average`;
  const more = total - reviews.length;
  return {
    subject: `${total} new reviews, ${inFigures}`,
    headers: oneClick(unsubscribeUrl),
    ...mailDocument({
      preheader: 'The reviews are inside, for your eyes only.',
      heading: `${total} new reviews`,
      blocks: [
        paragraph(`These are ${inFigures}.`),
        ...reviews.flatMap(({ review, workplace }) => [
          outOf(review.rating),
          wordsOf(review, mail),
          detailTable([
            ['By', customerOf(review)],
            ['From', placeOf(workplace)],
            ['Date', longDate(review.createdAt)],
          ]),
        ]),
        ...(more > 0 ? [paragraph(`${more} more ${more === 1 ? 'is' : 'are'} in your list.`)] : []),
        ...allowance(mail),
        button('See all your reviews', `${appUrl}/reviews`),
      ],
      footer: [
        smallPrint(
          `These reviews came through your personal link. ${brand.name} shows them to nobody else, and they are yours to keep.`,
        ),
        link('Choose when these emails come', `${appUrl}/settings#mails`),
        link('Stop review emails', unsubscribeUrl),
      ],
    }),
  };
}
