import { defaultSite, type Site } from '#contract/site.ts';

declare global {
  /** The server sets it before this is loaded: an instance of the app's code serves one installation. */
  var renderedSite: Site | undefined;
}

/** This installation's settings: the server puts them into the document. Customers' pages have name, logo and imprint only. */
export const site: Site = readSite();

function readSite(): Site {
  const block = typeof document === 'undefined' ? null : document.getElementById('config')?.textContent;
  if (block) return JSON.parse(block).site;
  // Customers' pages with our name have no block, and need not load all defaults.
  if (import.meta.env.PROD && !import.meta.env.SSR) return { name: 'Goodword' } as Site;
  return globalThis.renderedSite ?? defaultSite;
}
