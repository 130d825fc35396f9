import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadTranslator } from '#contract/languages/load-translator.ts';
import type { Site } from '#contract/site.ts';

process.once('message', async ({ site, folder }: { site: Site; folder: string }) => {
  globalThis.renderedSite = site;
  const { renderAppPages } = await import(pathToFileURL(join(folder, 'prerender.js')).href);
  const template = JSON.parse(readFileSync(join(folder, 'template.json'), 'utf8'));
  process.send?.(await renderAppPages(template, loadTranslator), () => process.disconnect());
});
