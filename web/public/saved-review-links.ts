import { z } from 'zod/mini';
import { currentLanguage } from './language.ts';

const savedReviewLink = z.object({
  /** What follows the # in the address. */
  reviewLink: z.string(),
  /** Of the professional. */
  firstName: z.string(),
  /** When it expires. */
  until: z.iso.datetime(),
});
export type SavedReviewLink = z.infer<typeof savedReviewLink>;

/** After the # it reaches no server, no log and no other page. */
export function reviewLinkUrl(reviewLink: string): string {
  const language = currentLanguage();
  return `${location.origin}/my-review${language === 'en' ? '' : `?lang=${language}`}#${reviewLink}`;
}

/** The private links saved on this device, newest first, without those that have expired. */
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

/** Whether the device has it now: its storage may be full or forbidden. */
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
