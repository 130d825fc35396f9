import { z } from 'zod/mini';
import { brand } from '#contract/brand.ts';

export interface PageHandle {
  title: string;
  /** For search engines and link previews. */
  description?: string;
  signedInTitle?: string;
}

const pageHandle = z.object({ title: z.string(), signedInTitle: z.optional(z.string()) });

export function pageTitle(matches: readonly { handle?: unknown }[], isSignedIn: boolean): string {
  for (const { handle } of matches.toReversed()) {
    const { success, data } = z.safeParse(pageHandle, handle);
    if (!success) continue;
    const title = (isSignedIn && data.signedInTitle) || data.title;
    return title.includes(brand.name) ? title : `${title} - ${brand.name}`;
  }
  return brand.name;
}
