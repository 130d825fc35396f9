import type { Installation } from '#contract/app-pages.ts';
import { defaultSite, type Site } from '#contract/site.ts';

declare global {
  /** Set by what renders pages, before it loads them. */
  var installation: Installation | undefined;
}

/** This installation's settings: the server puts them into the document. */
export const site: Site = readSite();

function readSite(): Site {
  if (typeof document === 'undefined') return globalThis.installation?.site ?? defaultSite;
  const block = document.getElementById('config')?.textContent;
  return block ? JSON.parse(block).site : defaultSite;
}
