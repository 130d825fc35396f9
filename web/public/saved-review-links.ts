import { z } from 'zod/mini';
import { currentLanguage } from '#web/language.ts';

const savedReviewLink = z.object({
  /** The fragment of the URL. */
  reviewLink: z.string(),
  /** The professional's. */
  firstName: z.string(),
  until: z.iso.datetime(),
});
export type SavedReviewLink = z.infer<typeof savedReviewLink>;

/** In the fragment, so that it never reaches a server or a log. */
export function reviewLinkUrl(reviewLink: string): string {
  const language = currentLanguage();
  return `${location.origin}/my-review${language === 'en' ? '' : `?lang=${language}`}#${reviewLink}`;
}

/** Newest first, without expired links. */
export function findReviewLinks(): SavedReviewLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ENTRY) ?? '[]');
    const links = z.array(z.unknown()).parse(stored);
    return links.flatMap((value) => {
      const { data } = savedReviewLink.safeParse(value);
      return data && data.until > new Date().toISOString() ? [data] : [];
    });
  } catch {
    return [];
  }
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
  try {
    if (links.length > 0) localStorage.setItem(ENTRY, JSON.stringify(links));
    else localStorage.removeItem(ENTRY);
    return true;
  } catch {
    return false;
  }
}
