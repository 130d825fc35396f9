import { brand } from '#contract/brand.ts';
import { firstName, normalizeBlanks } from '#contract/names.ts';
import { freePlan } from '#contract/plans.ts';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { LOW_RATING, type Review, type ReviewField } from '#contract/reviews.ts';
import { oneClickUnsubscribe } from '#server/accounts/unsubscribe-link.ts';
import { html } from '#server/platform/html.ts';
import { longDate } from '#server/platform/long-date.ts';
import {
  button,
  collapsible,
  detailTable,
  link,
  type MailBlock,
  notice,
  quote,
  smallPrint,
} from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

export type MailedReview = Pick<Review, ReviewField | 'createdAt'> & Partial<Pick<Review, 'language'>>;

export type MailedWorkplace = { name: string; location: string | null } | null;

interface ReviewReceivedMail {
  review: MailedReview;
  workplace: MailedWorkplace;
  /** null on a paid plan. */
  reviewsLeft: number | null;
  edited?: { at: string; formerRating: number };
  foldLowRatings: boolean;
  appUrl: string;
  unsubscribeUrl: string;
}

/** The subject has none of the review's words, because notifications show it to people nearby. */
export function reviewReceivedMail(mail: ReviewReceivedMail): MailContent {
  const { review, workplace, edited, appUrl, unsubscribeUrl } = mail;
  const customer = customerFirstName(review);
  const place = workplace ? ` at ${shorten(workplace.name, 60)}` : '';
  return {
    subject: `${edited ? 'Edited: ' : ''}${starSymbols(review.rating)} from ${customer}${place}`,
    headers: oneClickUnsubscribe(unsubscribeUrl),
    ...mailDocument({
      preheader: `${ratingText(review.rating)}. Open to read the whole review. Only you can see it.`,
      overline: starsBlock(review.rating),
      heading: edited ? `${customer} edited their review` : `${customer} left you a review`,
      blocks: [
        commentBlock(review, mail),
        detailTable(describe(mail)),
        ...planNotices(mail),
        button('See all your reviews', `${appUrl}/reviews`),
      ],
      footer: [
        smallPrint(
          edited
            ? `Customers can edit a review for ${REVIEW_LINK_DAYS} days with their private link. This version replaces the earlier one, also in your average rating.`
            : `This review came through your personal link. ${brand.name} shows it only to you, and it is yours to keep.`,
        ),
        link('Choose when you get these emails', `${appUrl}/settings#mails`),
        link('Stop review emails', unsubscribeUrl),
      ],
    }),
  };
}

export function customerFirstName({ customerName }: MailedReview): string {
  return shorten(firstName(customerName ?? '') || 'Anonymous Customer', 40);
}

export function starsBlock(count: number): MailBlock {
  return {
    html: html`<span role="img" aria-label="${ratingText(count)}" style="font-size:28px;line-height:32px;letter-spacing:2px"><span class="star" style="color:#c87800">${'★'.repeat(count)}</span><span class="star-empty" style="color:#ddd7ca">${'★'.repeat(5 - count)}</span></span>`,
    text: `${starSymbols(count)}  ${ratingText(count)}`,
  };
}

const starSymbols = (rating: number) => '★'.repeat(rating).padEnd(5, '☆');
const ratingText = (rating: number) => `${rating} out of 5 stars`;

export function commentBlock(
  { rating, comment, language }: MailedReview,
  { foldLowRatings }: { foldLowRatings: boolean },
): MailBlock {
  const block = quote(comment, language);
  return foldLowRatings && rating <= LOW_RATING ? collapsible('Read it when you are ready', block) : block;
}

export function formatWorkplace(workplace: MailedWorkplace): string {
  return workplace ? [workplace.name, workplace.location].filter(Boolean).join(' - ') : 'General Review';
}

function describe({ review, workplace, edited }: ReviewReceivedMail) {
  const rows: [string, string][] = [['From', formatWorkplace(workplace)]];
  if (review.customerLocation) rows.push(['Customer from', review.customerLocation]);
  rows.push(['Date', longDate(review.createdAt)]);
  if (edited) rows.push(['Edited', longDate(edited.at)], ['Before', ratingText(edited.formerRating)]);
  return rows;
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

function shorten(text: string, length: number): string {
  const characters = [...normalizeBlanks(text)];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
}
