import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { CACHE_PREFIX, SESSION_CACHE, SESSION_SHELL_PATH, SHELL_PATH } from './layout/cache-names.ts';
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
const NETWORK_TIMEOUT_S = 4;
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
  new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT_S, plugins: [{ handlerDidError: shell }] }),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode !== 'navigate' && ['/avatar', '/qr'].includes(url.pathname),
  new StaleWhileRevalidate({
    cacheName: SESSION_CACHE,
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

// Dictionaries, and what a newer version has precached.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

/** The session's own shell, if what it names is cached: a newer version's may name other files. */
async function shell(): Promise<Response | undefined> {
  const fresh = await caches.match(SESSION_SHELL_PATH, { cacheName: SESSION_CACHE });
  const html = (await fresh?.clone().text()) ?? '';
  const files = [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+)"/g)];
  const cached = await Promise.all(files.map(([, file = '']) => caches.match(file)));
  return cached.every(Boolean) && fresh ? fresh : matchPrecache(SHELL_PATH);
}
