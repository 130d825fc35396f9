import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/languages/languages.ts';
import type { cast } from './cast.ts';

/** A review of the demo, without its time. */
export interface SeedReview {
  rating: number;
  customerName: string;
  customerLocation: string | null;
  /** null: a General Review. */
  workplace: string | null;
  /** Of the page. Customers whose language it doesn't offer have seen it in English. */
  language: Language;
  comment: string;
}

/**
 * Of each professional, oldest first. The first line of a review is "RATING NAME, LOCATION @ WORKPLACE (LANGUAGE)"; all but the
 * first two are optional.
 */
export const seedReviews = readReviews(readFileSync(join(import.meta.dirname, 'reviews.txt'), 'utf8'));

function readReviews(file: string): Record<keyof typeof cast, SeedReview[]> {
  const chapters = file.split(/^# /m).slice(1);
  return Object.fromEntries(
    chapters.map((chapter) => {
      const [name = '', ...reviews] = chapter.trim().split('\n\n');
      return [name, reviews.map(readReview)];
    }),
  ) as Record<keyof typeof cast, SeedReview[]>;
}

function readReview(text: string): SeedReview {
  const [
    ,
    rating,
    customerName = '',
    customerLocation = null,
    workplace = null,
    language = 'en',
    comment = '',
  ] = /^([1-5]) ([^\n,@]+?)(?:, ([^\n@]+?))?(?: @ ([^\n]+?))?(?: \((\w\w)\))?\n(.+)$/s.exec(text) ?? [];
  return {
    rating: Number(rating),
    customerName,
    customerLocation,
    workplace,
    language: language as Language,
    comment,
  };
}
