import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type AppPages, builtSite, unnamed } from '#contract/app-pages.ts';
import type { Site } from '#contract/site.ts';
import { WEB_ROOT } from './built-files.ts';

const renderings = new Map<string, Promise<AppPages>>();

/**
 * The app's pages for other settings than the build rendered them for; null: the built files are right. They are kept, because
 * tests start many services in a process.
 */
export async function renderAppPages(named: Site): Promise<AppPages | null> {
  const site = unnamed(named);
  if (isDeepStrictEqual(site, builtSite)) return null;
  const settings = JSON.stringify(site);
  const rendering = renderings.get(settings) ?? render(site);
  renderings.set(settings, rendering);
  return rendering;
}

async function render(site: Site): Promise<AppPages> {
  // A thread would leave the service 25 MB larger.
  const child = fork(join(import.meta.dirname, 'app-pages-process.ts'));
  child.send({ site, folder: join(WEB_ROOT, '../prerender') });
  const [pages] = await Promise.race([once(child, 'message'), failure(once(child, 'exit'))]);
  return pages;
}

async function failure(exit: Promise<unknown[]>): Promise<never> {
  throw new Error(`Rendering the pages ended with ${(await exit).join(' ')}`);
}
