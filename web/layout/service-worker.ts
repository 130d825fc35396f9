import { readStoredUser } from '#web/accounts/stored-user.ts';
import { isPrecache, PICTURES_CACHE, SHELL_PATH } from './cache-names.ts';

const CLEARED = 'caches-cleared';

/** Lets the app start without a network from the second visit on. Waits for the load: nothing on the screen needs it. */
export function startServiceWorker(): void {
  // The dev server has no worker, and plain http none either, but on this machine.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void prepareForOffline();
  else addEventListener('load', () => void prepareForOffline(), { once: true });
}

/** Takes the pictures away that name somebody. */
export async function forgetPictures(): Promise<void> {
  if ('caches' in window) await caches.delete(PICTURES_CACHE).catch(tellOnly);
}

async function prepareForOffline(): Promise<void> {
  if (navigator.onLine) await clearCachesOncePerSession().catch(tellOnly);
  else addEventListener('online', () => void clearCachesOncePerSession().catch(tellOnly), { once: true });
  try {
    await navigator.serviceWorker.register('/sw.js');
    await whenControlled();
    await keepPicturesOnScreen();
  } catch (error) {
    tellOnly(error);
  }
}

/**
 * A browser session begins without leftovers. What the app needs offline is replaced where it stands, each piece when
 * its fresh copy is here: the network may go away in the middle.
 */
async function clearCachesOncePerSession(): Promise<void> {
  if (sessionStorage.getItem(CLEARED)) return;
  const names = await caches.keys();
  await Promise.all(
    names.map(async (name) => {
      if (isPrecache(name)) await renewPrecache(await caches.open(name));
      else if (name === PICTURES_CACHE && readStoredUser()) await renewPictures(await caches.open(name));
      else await caches.delete(name);
    }),
  );
  sessionStorage.setItem(CLEARED, 'true');
}

/** The app's files are named after their content, and so never stale; the shell carries the server's configuration. */
async function renewPrecache(cache: Cache): Promise<void> {
  const entries = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'));
  const shells = entries.filter(({ url }) => new URL(url).pathname === SHELL_PATH);
  await Promise.all(entries.filter((each) => !shells.includes(each)).map((each) => cache.delete(each)));

  const [kept, newer] = shells;
  // Two of them: a new version waits until the last page of the old one is closed, and both are as they must be.
  if (!kept || newer) return;
  const [before, fresh] = await Promise.all([cache.match(kept), fetch(kept.url, { cache: 'reload' })]);
  const [old, now] = [(await before?.text()) ?? '', await fresh.clone().text()];
  // A shell of the next version would name files that only its own worker keeps.
  if (fresh.ok && filesNamedIn(old) === filesNamedIn(now)) await cache.put(kept, fresh);
}

/** The worker stores what it fetches. */
async function renewPictures(cache: Cache): Promise<void> {
  const pictures = await cache.keys();
  await Promise.all(pictures.map(({ url }) => fetch(url, { cache: 'reload' })));
}

/** Those that came before the worker had this page in its hands; it stores them when it is asked for them. */
async function keepPicturesOnScreen(): Promise<void> {
  const shown = [...document.images]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(`${location.origin}/`) && /^\/(avatar|qr)$/.test(new URL(src).pathname));
  const isKept = (src: string) => caches.match(src, { cacheName: PICTURES_CACHE });
  await Promise.all(shown.map(async (src) => (await isKept(src)) ?? fetch(src)));
}

async function whenControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

function filesNamedIn(html: string): string {
  return [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file).join();
}

/** Without a worker everything works but being offline: nothing to bother anybody with. */
function tellOnly(error: unknown): void {
  console.warn('The app could not be prepared for being offline.', error);
}
