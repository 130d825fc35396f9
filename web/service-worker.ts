import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { CACHE_PREFIX, PICTURES_CACHE, SHELL_PATH } from './layout/cache-names.ts';
import { paths } from './paths.ts';
import { isBelow, serverPaths } from './server-paths.ts';

/*
 * The service worker, /sw.js; decision 009 says what it keeps and why. It never calls skipWaiting: a page that was opened
 * before a deploy needs the old files until it is closed. New pages don't wait for the new worker: they come from the network.
 */

/** The app's files and its shell; the build writes them here. */
declare const PRECACHED: PrecacheEntry[];

/** Milliseconds after which the app starts from its shell. */
const PATIENCE = 4_000;
const PICTURES_MAX = 40;
/** Pages with a secret in their address. */
const secretPaths = [paths.confirmEmail, paths.resetPassword];

setCacheNameDetails({ prefix: CACHE_PREFIX });
precacheAndRoute(PRECACHED);
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    !isBelow(url.pathname, [...serverPaths, ...secretPaths]) &&
    !/\.\w+$/.test(url.pathname),
  async ({ request }) => {
    const page = fetch(request);
    try {
      return await Promise.race([page, timeout()]);
    } catch {
      return (await matchPrecache(SHELL_PATH)) ?? page;
    }
  },
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode !== 'navigate' && ['/avatar', '/qr'].includes(url.pathname),
  new StaleWhileRevalidate({
    cacheName: PICTURES_CACHE,
    plugins: [
      {
        // Workbox's own limit would note the addresses, and with them names, in a database that outlives a sign-out.
        cacheDidUpdate: async ({ cacheName }) => {
          const cache = await caches.open(cacheName);
          const oldest = (await cache.keys()).slice(0, -PICTURES_MAX);
          await Promise.all(oldest.map((request) => cache.delete(request)));
        },
      },
    ],
  }),
);

function timeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE));
}
