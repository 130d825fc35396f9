import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { generateSW } from 'workbox-build';
import { CACHE_PREFIX, PICTURES_CACHE, SHELL_PATH } from '../web/layout/cache-names.ts';

/** Writes sw.js into the built folder; answers the files that it keeps, by their path there. */
export async function writeServiceWorker(web: string, manifest: Manifest): Promise<string[]> {
  const files = filesOfApp(manifest);
  const shell = await readFile(join(web, 'pages/shell.html'));
  const { warnings } = await generateSW({
    swDest: join(web, 'sw.js'),
    mode: 'production',
    sourcemap: false,
    inlineWorkboxRuntime: true,
    babelPresetEnvTargets: ['chrome >= 100', 'firefox >= 100', 'safari >= 15'],
    cacheId: CACHE_PREFIX,
    globDirectory: web,
    globPatterns: files,
    dontCacheBustURLsMatching: /^assets\//,
    additionalManifestEntries: [
      { url: SHELL_PATH, revision: createHash('sha256').update(shell).digest('hex').slice(0, 16) },
    ],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    // A page that was opened before a deploy needs the old files until it is closed. New pages do not wait for the new
    // worker: they come from the network.
    skipWaiting: false,
    // These functions are written into sw.js as they stand: they can name nothing from outside of them.
    runtimeCaching: [
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin &&
          request.mode === 'navigate' &&
          // What the server answers by itself, what has a secret in its address, and files.
          !/^\/(api|app-shell|avatar|confirm-email|dev|for|health|healthz|metrics|my-review|qr|[rR]|readyz|reset-password|review|test-billing|test-payment|unsubscribe|verify)(\/|$)|\.\w+$/.test(
            url.pathname,
          ),
        handler: async ({ request }) => {
          const page = fetch(request);
          try {
            const patience = new Promise<never>((_, reject) => setTimeout(reject, 4_000));
            return await Promise.race([page, patience]);
          } catch {
            // While a newer worker waits there are two shells; the older one comes first, and is this worker's.
            return (await caches.match('/app-shell', { ignoreSearch: true })) ?? page;
          }
        },
      },
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin && request.mode !== 'navigate' && /^\/(avatar|qr)$/.test(url.pathname),
        handler: 'StaleWhileRevalidate',
        options: {
          cacheName: PICTURES_CACHE,
          plugins: [
            {
              // Workbox's own limit would note the addresses, and with them names, in a database that outlives a sign-out.
              cacheDidUpdate: async ({ cacheName }) => {
                const cache = await caches.open(cacheName);
                const oldest = (await cache.keys()).slice(0, -40);
                await Promise.all(oldest.map((request) => cache.delete(request)));
              },
            },
          ],
        },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return files;
}

/** Everything that the app may load, now or later; nothing that only the customer's page does. */
function filesOfApp(manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const collect = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) collect(next);
  };
  collect('index.html');
  return [...files].sort();
}
