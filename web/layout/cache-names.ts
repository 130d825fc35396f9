/** The caches of the service worker, as the build writes it and the page knows them. */

/** QR codes and initials that were on the screen. */
export const PICTURES_CACHE = 'goodword-pictures';

/** Begins the name of the cache that holds the shell and the app's files. */
export const CACHE_PREFIX = 'goodword';
export const isPrecache = (name: string) => name.startsWith(`${CACHE_PREFIX}-precache-`);

/** The page of nobody in particular, which the app fills: what a navigation gets when there is no network. */
export const SHELL_PATH = '/app-shell';
