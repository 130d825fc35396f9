import { z } from 'zod/mini';
import { currentLanguage } from '#web/language.ts';
import { readStored, readText, storeText } from '#web/ui/stored-text.ts';

const savedReviewLink = z.object({
  /** The fragment of the URL. */
  reviewLink: z.string(),
  /** The professional's. */
  firstName: z.string(),
  until: z.iso.datetime(),
});
export type SavedReviewLink = z.infer<typeof savedReviewLink>;

/** A fragment never reaches a server or a log. */
export function reviewLinkUrl(reviewLink: string): string {
  const language = currentLanguage();
  return `${location.origin}/my-review${language === 'en' ? '' : `?lang=${language}`}#${reviewLink}`;
}

/** Newest first. An expired link still opens the permission. */
export function findReviewLinks(): SavedReviewLink[] {
  const links = readStored(ENTRY, z.array(z.unknown()).parse) ?? [];
  return links.flatMap((value) => {
    const { data } = savedReviewLink.safeParse(value);
    return data ? [data] : [];
  });
}

/** @returns false if storage is full or blocked */
export function saveReviewLink(saved: SavedReviewLink): boolean {
  return write([saved, ...without(saved.reviewLink)]);
}

export function removeReviewLink(reviewLink: string): void {
  write(without(reviewLink));
}

const ENTRY = 'review-links';

const without = (reviewLink: string) => findReviewLinks().filter((saved) => saved.reviewLink !== reviewLink);

function write(links: SavedReviewLink[]): boolean {
  const text = links.length > 0 ? JSON.stringify(links) : null;
  storeText(ENTRY, text);
  return readText(ENTRY) === text;
}
