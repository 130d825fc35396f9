import { firstName, normalizeBlanks } from '#contract/names.ts';
import type { ReviewField } from '#contract/review-fields.ts';
import { LOW_RATING, type Review } from '#contract/reviews.ts';
import { cutTo } from '#contract/text/graphemes.ts';
import { countCharacters } from '#contract/text/rules.ts';
import { html } from '#server/http/html.ts';
import { letter, type MailBlock, withoutAutolinks } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import type { MailReader } from '#server/mail/reader.ts';

export type MailedReview = Pick<Review, ReviewField | 'id' | 'createdAt'> & Partial<Pick<Review, 'language'>>;

export type MailedWorkplace = { name: string; location: string | null } | null;

export interface MailedLetter {
  review: MailedReview;
  workplace: MailedWorkplace;
  edited?: { at: string; formerRating: number } | undefined;
}

/**
 * The words come first in HTML; plain text, which has no letters, begins with the heading.
 * @param heading of a mail about this review alone.
 */
export function mailedLetter(
  context: MailContext,
  { review, workplace, edited }: MailedLetter,
  { foldLowRatings, heading }: { foldLowRatings: boolean; heading?: string },
): MailBlock {
  const { rating, comment, language, customerName, customerLocation, createdAt, ...others } = review;
  // A field that the letter doesn't have does not compile.
  others satisfies { id: number } & Partial<Record<ReviewField, never>>;
  const { t } = context;
  const isFolded = foldLowRatings && rating <= LOW_RATING;
  const place = workplace
    ? [workplace.name, workplace.location].filter(Boolean).join(' - ')
    : t('General Review');
  const name = customerFirstName(context, review);
  const starsLabel = ratingText(context, rating);
  const date = context.date(createdAt);
  const origin = customerLocation ? { location: customerLocation } : null;
  const changes = edited
    ? [
        t('Edited: {date}', { date: context.date(edited.at) }),
        t('Before: {rating}', { rating: ratingText(context, edited.formerRating) }),
      ]
    : [];
  return {
    html: letter({
      direction: context.direction,
      stars: rating,
      starsLabel,
      words: comment,
      language,
      foldedUnder: isFolded ? t('Read it when you are ready') : null,
      name: heading
        ? html`<h1 style="margin:0;font-size:16px;line-height:24px;font-weight:600">${withoutAutolinks(heading)}</h1>`
        : html`${withoutAutolinks(name)}`,
      meta: [place, ...(origin ? [t('Customer from {location}', origin)] : []), date, ...changes],
    }),
    lines: [
      [
        `${starSymbols(rating)}  ${starsLabel}`,
        heading,
        isFolded ? `${t('Read it when you are ready: scroll down.')}${'\n'.repeat(12)}${comment}` : comment,
        [
          !heading && (firstName(customerName ?? '') ? t('Customer: {name}', { name }) : name),
          workplace ? t('Workplace: {place}', { place }) : place,
          origin && t('Customer from {location}', origin),
          t('Date: {date}', { date }),
          ...changes,
        ]
          .filter(Boolean)
          .join('\n'),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ],
  };
}

export const starSymbols = (rating: number) => '★'.repeat(rating).padEnd(5, '☆');
const ratingText = ({ t }: MailReader, rating: number) => t('{rating} out of 5 stars', { rating });

export function customerFirstName({ t }: MailReader, { customerName }: MailedReview): string {
  return shorten(firstName(customerName ?? '') || t('Anonymous Customer'), 40);
}

export function shorten(text: string, max: number): string {
  const words = normalizeBlanks(text);
  return countCharacters(words) > max ? `${cutTo(max - 1, words)}…` : words;
}
