import { readStoredUser } from '#web/accounts/stored-user.ts';
import { dictionaryFiles } from '#web/dictionaries.ts';
import { DICTIONARY_CACHE, IMAGE_CACHE, isPrecache, SHELL_PATH } from './cache-names.ts';

const CLEARED = 'caches-cleared';
/** Those of two languages, and of an earlier build. */
const MAX_DICTIONARIES = 100;

export async function prepareForOffline(): Promise<void> {
  if (navigator.onLine) await clearCachesOncePerSession().catch(logWarning);
  else addEventListener('online', () => void clearCachesOncePerSession().catch(logWarning), { once: true });
  try {
    await navigator.serviceWorker.register('/sw.js');
    await whenControlled();
    await cacheVisibleImages();
    await cacheDictionaries();
  } catch (error) {
    logWarning(error);
  }
}

/** Refreshes in place what the app needs offline, because the network may fail in the middle. */
async function clearCachesOncePerSession(): Promise<void> {
  // The cached shell is in one language.
  const { lang } = document.documentElement;
  if (sessionStorage.getItem(CLEARED) === lang) return;
  const names = await caches.keys();
  await Promise.all(
    names.map(async (name) => {
      if (isPrecache(name)) await refreshPrecache(await caches.open(name));
      else if (name === IMAGE_CACHE && readStoredUser()) await refreshImages(await caches.open(name));
      else if (name !== DICTIONARY_CACHE) await caches.delete(name);
    }),
  );
  sessionStorage.setItem(CLEARED, lang);
}

/** The app's files have hashed names and never go stale; the shell contains the server's configuration. */
async function refreshPrecache(cache: Cache): Promise<void> {
  const entries = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'));
  const shells = entries.filter(({ url }) => new URL(url).pathname === SHELL_PATH);
  await Promise.all(entries.filter((each) => !shells.includes(each)).map((each) => cache.delete(each)));

  const [kept, newer] = shells;
  // With two shells, a new version waits for the old one's pages to close, and both are current.
  if (!kept || newer) return;
  const [before, fresh] = await Promise.all([cache.match(kept), fetch(kept.url, { cache: 'reload' })]);
  const [old, now] = [(await before?.text()) ?? '', await fresh.clone().text()];
  // A newer version's shell would refer to files that only its own worker caches.
  if (fresh.ok && filesNamedIn(old) === filesNamedIn(now)) await cache.put(kept, fresh);
}

/** The worker caches what it fetches. */
async function refreshImages(cache: Cache): Promise<void> {
  const pictures = await cache.keys();
  await Promise.all(pictures.map(({ url }) => fetch(url, { cache: 'reload' })));
}

/** Images loaded before the worker took control; fetching them through it caches them. */
async function cacheVisibleImages(): Promise<void> {
  const shown = [...document.images]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(`${location.origin}/`) && /^\/(avatar|qr)$/.test(new URL(src).pathname));
  const findCached = (src: string) => caches.match(src, { cacheName: IMAGE_CACHE });
  await Promise.all(shown.map(async (src) => (await findCached(src)) ?? fetch(src)));
}

/** All of them, so that every page opens offline in the language of this one. */
async function cacheDictionaries(): Promise<void> {
  const files = Object.values(dictionaryFiles).filter((file) => file !== undefined);
  if (files.length === 0) return;
  const cache = await caches.open(DICTIONARY_CACHE);
  await Promise.all(files.map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  const oldest = (await cache.keys()).slice(0, -MAX_DICTIONARIES);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

async function whenControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

function filesNamedIn(html: string): string {
  return [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file).join();
}

/** Everything but offline use works without a worker, so failures are only logged. */
function logWarning(error: unknown): void {
  console.warn('The app could not be prepared for offline use.', error);
}
