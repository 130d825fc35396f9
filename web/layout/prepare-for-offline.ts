import { readStoredUser } from '#web/accounts/stored-user.ts';
import { dictionaryFile } from '#web/dictionary.ts';
import { DICTIONARY_CACHE, precacheAt, SESSION_CACHE, SESSION_SHELL_PATH } from './cache-names.ts';

/* What has been done in this session of the browser. */
const CLEARED = 'caches-cleared';
const REFRESHED = 'offline-data-refreshed';

/** Two languages, also of an earlier build. */
const MAX_DICTIONARIES = 4;

export async function prepareForOffline(): Promise<void> {
  await clearOtherCachesOncePerSession();
  if (!navigator.onLine) await nextEvent(window, 'online');
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js');
  if (!serviceWorker.controller) await nextEvent(serviceWorker, 'controllerchange');
  await cacheDictionary();
  await refreshOncePerSession();
  await cacheVisibleImages();
}

/** Whatever left them there, for instance an earlier app at this address. */
async function clearOtherCachesOncePerSession(): Promise<void> {
  if (sessionStorage.getItem(CLEARED)) return;
  const ours = [precacheAt(location.origin), SESSION_CACHE, DICTIONARY_CACHE];
  const others = (await caches.keys()).filter((name) => !ours.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
  sessionStorage.setItem(CLEARED, 'true');
}

/** So that every page opens offline in the language of this one. */
async function cacheDictionary(): Promise<void> {
  const file = dictionaryFile();
  if (!file) return;
  const cache = await caches.open(DICTIONARY_CACHE);
  if (!(await cache.match(file))) await cache.add(file);
  const oldest = (await cache.keys()).slice(0, -MAX_DICTIONARIES);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

/** What the app needs offline is refreshed in place, because the network may fail in the middle. */
async function refreshOncePerSession(): Promise<void> {
  // The shell is in one language.
  const { lang } = document.documentElement;
  if (sessionStorage.getItem(REFRESHED) === lang) return;
  if (!readStoredUser()) await caches.delete(SESSION_CACHE);
  const cache = await caches.open(SESSION_CACHE);
  const pictures = (await cache.keys()).filter(({ url }) => !url.endsWith(SESSION_SHELL_PATH));
  // The worker caches them.
  await Promise.all(pictures.map(({ url }) => fetch(url, { cache: 'reload' })));
  await cache.add(new Request(SESSION_SHELL_PATH, { cache: 'reload' }));
  sessionStorage.setItem(REFRESHED, lang);
}

/** Images loaded before the worker took control; fetching them through it caches them. */
async function cacheVisibleImages(): Promise<void> {
  const shown = [...document.images]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(`${location.origin}/`) && /^\/(avatar|qr)$/.test(new URL(src).pathname));
  await Promise.all(shown.map(async (src) => (await caches.match(src)) ?? fetch(src)));
}

function nextEvent(target: EventTarget, type: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
}
