import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/languages/languages.ts';
import { reviewForm } from '#contract/reviews.ts';
import type { cast } from './cast.ts';

export type Name = keyof typeof cast;

/** A review of the demo, without its time. */
export type SeedReview = ReturnType<typeof readReview>;

const FIRST_LINE =
  /^(?<rating>[1-5]) (?<name>[^\n,@]+?)(?:, (?<location>[^\n@]+?))?(?: @ (?<workplace>[^\n]+?))?(?: \((?<language>\w\w)\))?(?: \[(?<marks>.+)\])?$/;

/**
 * The reviews of each professional, oldest first. The first line of a review is "RATING NAME, LOCATION @ WORKPLACE
 * (LANGUAGE) [MARKS]"; all but the first two are optional. Marks are edited, pinned, shared or private (the customer's answer
 * about showing it) and waiting (for a reply); an answer begins with ">".
 */
export const seedReviews = readReviews(readFileSync(join(import.meta.dirname, 'reviews.txt'), 'utf8'));

function readReviews(file: string): Record<Name, SeedReview[]> {
  const chapters = file.split(/^# /m).slice(1);
  return Object.fromEntries(
    chapters.map((chapter) => {
      const [name = '', ...reviews] = chapter.trim().split('\n\n');
      return [name, reviews.map(readReview)];
    }),
  ) as Record<Name, SeedReview[]>;
}

function readReview(text: string) {
  const [firstLine = '', ...lines] = text.split('\n');
  const parts = FIRST_LINE.exec(firstLine)?.groups ?? {};
  const { rating, name = '', location, workplace, language, marks } = parts;
  const [comment = '', answer = null] = lines.join('\n').split('\n> ');
  return {
    ...reviewForm.parse({
      rating: Number(rating),
      comment,
      customerName: name,
      customerLocation: location,
    }),
    /** null: a General Review. */
    workplace: workplace ?? null,
    /** The page's language. Customers whose language it doesn't offer have seen it in English. */
    language: (language ?? 'en') as Language,
    marks: marks?.split(', ') ?? [],
    answer,
  };
}
