import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#contract/site.ts';
import { WEB_ROOT } from './http/built-files.ts';
import { KeptPage, sendKeptPage } from './http/pages.ts';
import type { App } from './http/server.ts';

/** The service worker, which knows the installation's name and logo, and the version of the shell that it keeps. */
export function serviceWorkerRoute(app: App, { name, logo }: Site): void {
  let worker: Promise<KeptPage> | null = null;
  const fill = async () => {
    const { head, shared, body } = await app.renderer.render('shell', null, 'en');
    const shell = createHash('sha256')
      .update(head + shared + body)
      .digest('hex')
      .slice(0, 16);
    const script = readFileSync(join(WEB_ROOT, 'sw.js'), 'utf8');
    return new KeptPage(
      script
        // Any change of the shell makes browsers fetch it again.
        .replaceAll('%SHELL%', shell)
        .replaceAll('%ICON%', () => logo?.path ?? '/icons/icon-192.png')
        .replaceAll('%SITE_NAME%', () => name.replace(/\W/gu, inScript)),
    );
  };
  app.get('/sw.js', async (request, reply) => {
    worker ??= fill();
    // The next request tries again.
    worker.catch(() => {
      worker = null;
    });
    return sendKeptPage(request, reply, await worker, { type: 'text/javascript; charset=utf-8' });
  });
}

/** Fits a string literal, whichever quotes the minifier has chosen. */
function inScript(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
