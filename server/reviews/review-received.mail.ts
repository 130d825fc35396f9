import { freePlan } from '#contract/plans.ts';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import type { Site } from '#contract/site.ts';
import { oneClickUnsubscribe } from '#server/accounts/unsubscribe-link.ts';
import { button, link, type MailBlock, notice, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import {
  customerFirstName,
  type MailedReview,
  type MailedWorkplace,
  mailedLetter,
  ratingText,
  shorten,
  starSymbols,
} from './mailed-letter.ts';

interface ReviewReceivedMail {
  review: MailedReview;
  workplace: MailedWorkplace;
  /** null without a limit. */
  reviewsLeft: number | null;
  edited?: { at: string; formerRating: number };
  foldLowRatings: boolean;
  appUrl: string;
  site: Site;
  unsubscribeUrl: string;
}

/** The subject has none of the review's words, because notifications show it to people nearby. */
export function reviewReceivedMail(mail: ReviewReceivedMail): MailContent {
  const { review, workplace, edited, appUrl, unsubscribeUrl, site } = mail;
  const customer = customerFirstName(review);
  const heading = edited ? `${customer} edited their review` : `${customer} left you a review`;
  const place = workplace ? ` at ${shorten(workplace.name, 60)}` : '';
  return {
    subject: `${edited ? 'Edited: ' : ''}${starSymbols(review.rating)} from ${customer}${place}`,
    headers: oneClickUnsubscribe(unsubscribeUrl),
    ...mailDocument(site, {
      preheader: `${ratingText(review.rating)}. Open to read the whole review. Only you can see it.`,
      heading,
      opening: mailedLetter({ ...mail, heading }),
      blocks: [...planNotices(mail), button('See all your reviews', `${appUrl}/reviews`)],
      footer: [
        smallPrint(
          edited
            ? `Customers can edit a review for ${REVIEW_LINK_DAYS} days with their private link. This version replaces the earlier one, also in your average rating.`
            : `This review came through your personal link. ${site.name} shows it only to you, and it is yours to keep.`,
        ),
        link('Choose when you get these emails', `${appUrl}/settings#mails`),
        link('Stop review emails', unsubscribeUrl),
      ],
    }),
  };
}

export function planNotices({
  reviewsLeft,
  appUrl,
}: Pick<ReviewReceivedMail, 'reviewsLeft' | 'appUrl'>): MailBlock[] {
  if (reviewsLeft === 0) {
    return [
      notice(
        'Your review page is paused',
        `You've used all ${freePlan.reviews} reviews of the free plan. You keep them, but customers who open your page now read that you can't take more reviews. Upgrade to open it again right away.`,
        { label: 'Upgrade your account', url: `${appUrl}/subscribe` },
      ),
    ];
  }
  if (reviewsLeft === 1) {
    return [
      notice(
        'One review is left on the free plan',
        `You've used ${freePlan.reviews - 1} of ${freePlan.reviews}. After the next one, your review page pauses until you upgrade.`,
        { label: 'See the plans', url: `${appUrl}/pricing` },
      ),
    ];
  }
  return [];
}
