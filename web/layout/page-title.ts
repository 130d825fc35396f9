import { z } from 'zod/mini';
import { brand } from '#contract/brand.ts';

/** What a route says about itself in `handle`. */
export interface PageHandle {
  title: string;
  /** For search engines and previews, of prerendered pages. */
  description?: string;
  /** The title where the page is another one for those signed in. */
  signedInTitle?: string;
}

const pageHandle = z.object({ title: z.string(), signedInTitle: z.optional(z.string()) });

/** The document's title for the matched routes, the innermost first. */
export function pageTitle(matches: readonly { handle?: unknown }[], isSignedIn: boolean): string {
  for (const { handle } of matches.toReversed()) {
    const { success, data } = z.safeParse(pageHandle, handle);
    if (!success) continue;
    const title = (isSignedIn && data.signedInTitle) || data.title;
    return title.includes(brand.name) ? title : `${title} - ${brand.name}`;
  }
  return brand.name;
}
