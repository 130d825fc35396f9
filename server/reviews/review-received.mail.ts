import { brand } from '#contract/brand.ts';
import { firstName, foldBlanks } from '#contract/names.ts';
import { freePlan } from '#contract/plans.ts';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { LOW_RATING, type Review, type ReviewField } from '#contract/reviews.ts';
import { oneClick } from '#server/accounts/unsubscribe-link.ts';
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

export type ReviewOfMail = Pick<Review, ReviewField | 'createdAt'> & Partial<Pick<Review, 'language'>>;

/** null: a General Review. */
export type WorkplaceOfMail = { name: string; location: string | null } | null;

interface ReviewReceivedMail {
  review: ReviewOfMail;
  workplace: WorkplaceOfMail;
  /** What this review leaves of the free plan; null on a paid one. */
  reviewsLeft: number | null;
  /** Set where the customer has changed it: when, and how many stars it had before. */
  edited?: { at: string; formerRating: number };
  foldLowRatings: boolean;
  appUrl: string;
  /** Answers GET with a page, and unsubscribes by POST (RFC 8058). */
  unsubscribeUrl: string;
}

/** The whole review, to the professional. The subject, which screens show to anyone nearby, has none of its words. */
export function reviewReceivedMail(mail: ReviewReceivedMail): MailContent {
  const { review, workplace, edited, appUrl, unsubscribeUrl } = mail;
  const customer = customerOf(review);
  const place = workplace ? ` at ${shorten(workplace.name, 60)}` : '';
  return {
    subject: `${edited ? 'Edited: ' : ''}${starsOf(review.rating)} from ${customer}${place}`,
    headers: oneClick(unsubscribeUrl),
    ...mailDocument({
      preheader: `${inWords(review.rating)}. The whole review is inside, for your eyes only.`,
      overline: outOf(review.rating),
      heading: edited ? `${customer} changed their review` : `${customer} left you a review`,
      blocks: [
        wordsOf(review, mail),
        detailTable(describe(mail)),
        ...allowance(mail),
        button('See all your reviews', `${appUrl}/reviews`),
      ],
      footer: [
        smallPrint(
          edited
            ? `Customers who keep the key to their review can change it for ${REVIEW_LINK_DAYS} days. What it said before is gone; your average counts these stars.`
            : `This review came through your personal link. ${brand.name} shows it to nobody else, and it is yours to keep.`,
        ),
        link('Choose when these emails come', `${appUrl}/settings#mails`),
        link('Stop review emails', unsubscribeUrl),
      ],
    }),
  };
}

/** By first name. */
export function customerOf({ customerName }: ReviewOfMail): string {
  return shorten(firstName(customerName ?? '') || 'Anonymous Customer', 40);
}

/** The rating, as a picture and in words. */
export function outOf(count: number): MailBlock {
  return {
    html: html`<span role="img" aria-label="${inWords(count)}" style="font-size:28px;line-height:32px;letter-spacing:2px"><span class="star" style="color:#c87800">${'★'.repeat(count)}</span><span class="star-empty" style="color:#ddd7ca">${'★'.repeat(5 - count)}</span></span>`,
    text: `${starsOf(count)}  ${inWords(count)}`,
  };
}

const starsOf = (rating: number) => '★'.repeat(rating).padEnd(5, '☆');
const inWords = (rating: number) => `${rating} out of 5 stars`;

/** What the customer wrote; with a low rating, folded for those who chose so. */
export function wordsOf(
  { rating, comment, language }: ReviewOfMail,
  { foldLowRatings }: { foldLowRatings: boolean },
): MailBlock {
  const words = quote(comment, language);
  return foldLowRatings && rating <= LOW_RATING ? collapsible('Read it when you are ready', words) : words;
}

export function placeOf(workplace: WorkplaceOfMail): string {
  return workplace ? [workplace.name, workplace.location].filter(Boolean).join(' - ') : 'General Review';
}

function describe({ review, workplace, edited }: ReviewReceivedMail) {
  const rows: [string, string][] = [['From', placeOf(workplace)]];
  if (review.customerLocation) rows.push(['Customer from', review.customerLocation]);
  rows.push(['Date', longDate(review.createdAt)]);
  if (edited) rows.push(['Edited', longDate(edited.at)], ['Before', inWords(edited.formerRating)]);
  return rows;
}

/** What is left of the free plan, where that is little. */
export function allowance({
  reviewsLeft,
  appUrl,
}: Pick<ReviewReceivedMail, 'reviewsLeft' | 'appUrl'>): MailBlock[] {
  if (reviewsLeft === 0) {
    return [
      notice(
        'Your review page is closed now',
        `All ${freePlan.reviews} reviews of the free plan are used. They stay yours; new customers read that you cannot take more reviews right now. Upgrade, and the page opens again at once.`,
        { label: 'Upgrade your account', url: `${appUrl}/subscribe` },
      ),
    ];
  }
  if (reviewsLeft === 1) {
    return [
      notice(
        'One review is left on the free plan',
        `You have used ${freePlan.reviews - 1} of ${freePlan.reviews}. After the next one your review page closes until you upgrade.`,
        { label: 'See the plans', url: `${appUrl}/pricing` },
      ),
    ];
  }
  return [];
}

/** At most `length` characters, in words that a reader can tell apart. */
function shorten(text: string, length: number): string {
  const characters = [...foldBlanks(text)];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
}
