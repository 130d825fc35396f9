import { firstName, normalizeBlanks } from '#contract/names.ts';
import type { ReviewField } from '#contract/review-fields.ts';
import { LOW_RATING, type Review } from '#contract/reviews.ts';
import { html } from '#server/platform/html.ts';
import { longDate } from '#server/platform/long-date.ts';
import { letter, type MailBlock, withoutAutolinks } from '#server/platform/mail-blocks.ts';

export type MailedReview = Pick<Review, ReviewField | 'createdAt'> & Partial<Pick<Review, 'language'>>;

export type MailedWorkplace = { name: string; location: string | null } | null;

interface MailedLetter {
  review: MailedReview;
  workplace: MailedWorkplace;
  foldLowRatings: boolean;
  /** Of a mail about this review alone. */
  heading?: string;
  edited?: { at: string; formerRating: number } | undefined;
}

/** In HTML the words come first; plain text, which has no letters, begins with the heading. */
export function mailedLetter({
  review,
  workplace,
  foldLowRatings,
  heading,
  edited,
}: MailedLetter): MailBlock {
  const { rating, comment, language, customerLocation } = review;
  const isFolded = foldLowRatings && rating <= LOW_RATING;
  const place = workplace
    ? [workplace.name, workplace.location].filter(Boolean).join(' - ')
    : 'General Review';
  const date = longDate(review.createdAt);
  const origin = customerLocation ? [['Customer from', customerLocation]] : [];
  const changes = edited
    ? [
        ['Edited', longDate(edited.at)],
        ['Before', ratingText(edited.formerRating)],
      ]
    : [];
  const rows = [['From', place], ...origin, ['Date', date], ...changes];
  return {
    html: letter({
      stars: rating,
      words: comment,
      language,
      foldedUnder: isFolded ? FOLDED : null,
      name: heading
        ? html`<h1 style="margin:0;font-size:16px;line-height:24px;font-weight:600">${withoutAutolinks(heading)}</h1>`
        : html`${withoutAutolinks(customerFirstName(review))}`,
      meta: [
        [place, ...origin.map((row) => row.join(' ')), date].join(' · '),
        ...(edited ? [changes.map((row) => row.join(': ')).join(' · ')] : []),
      ],
    }),
    text: [
      `${starSymbols(rating)}  ${ratingText(rating)}`,
      heading,
      isFolded ? `${FOLDED}: scroll down.${'\n'.repeat(12)}${comment}` : comment,
      [...(heading ? [] : [['By', customerFirstName(review)]]), ...rows]
        .map((row) => row.join(': '))
        .join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

const FOLDED = 'Read it when you are ready';

export const starSymbols = (rating: number) => '★'.repeat(rating).padEnd(5, '☆');
export const ratingText = (rating: number) => `${rating} out of 5 stars`;

export function customerFirstName({ customerName }: MailedReview): string {
  return shorten(firstName(customerName ?? '') || 'Anonymous Customer', 40);
}

export function shorten(text: string, length: number): string {
  const characters = [...normalizeBlanks(text)];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
}
