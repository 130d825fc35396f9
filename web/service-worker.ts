import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { CACHE_PREFIX, DICTIONARY_CACHE, IMAGE_CACHE, SHELL_PATH } from './layout/cache-names.ts';
import { paths } from './paths.ts';
import { handlePushNotifications } from './push-notifications.ts';
import { isBelow, serverPaths } from './server-paths.ts';

/*
 * Served as /sw.js; see decision 009. Never calls skipWaiting, because a page opened before a deploy needs the old files
 * until it is closed.
 */

/** Defined by the build. */
declare const PRECACHED: PrecacheEntry[];

/** Then the app starts from its cached shell. */
const NETWORK_TIMEOUT_MS = 4_000;
const MAX_IMAGES = 40;
/** Pages with a secret in their URL. */
const secretPaths = [paths.confirmEmail, paths.resetPassword];

setCacheNameDetails({ prefix: CACHE_PREFIX });
precacheAndRoute(PRECACHED);
cleanupOutdatedCaches();
clientsClaim();
handlePushNotifications();

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
    cacheName: IMAGE_CACHE,
    plugins: [
      {
        // Workbox's own limit would store URLs, and so names, in a database that outlives a sign-out.
        cacheDidUpdate: async ({ cacheName }) => {
          const cache = await caches.open(cacheName);
          const oldest = (await cache.keys()).slice(0, -MAX_IMAGES);
          await Promise.all(oldest.map((request) => cache.delete(request)));
        },
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { cacheName: DICTIONARY_CACHE })) ?? fetch(request),
);

function timeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, NETWORK_TIMEOUT_MS));
}
