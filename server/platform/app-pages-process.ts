import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Installation } from '#contract/app-pages.ts';
import { loadTranslator } from '#contract/languages/load-translator.ts';

process.once('message', async ({ folder, ...installation }: Installation & { folder: string }) => {
  globalThis.installation = installation;
  const { renderAppPages } = await import(pathToFileURL(join(folder, 'prerender.js')).href);
  const template = JSON.parse(readFileSync(join(folder, 'template.json'), 'utf8'));
  process.send?.(await renderAppPages(template, loadTranslator), () => process.disconnect());
});
