import { defaultSite, type Site } from '#contract/site.ts';

/** This installation's settings: the server puts them into the page. */
export const site: Site = readSite();

function readSite(): Site {
  const block = typeof document === 'undefined' ? null : document.getElementById('config')?.textContent;
  return block ? JSON.parse(block).site : defaultSite;
}
