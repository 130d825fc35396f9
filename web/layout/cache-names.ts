/** QR codes and avatars that have been shown. */
export const IMAGE_CACHE = 'goodword-pictures';

/** Of the languages that have been used, since others aren't precached. */
export const DICTIONARY_CACHE = 'goodword-dictionaries';

export const CACHE_PREFIX = 'goodword';
export const isPrecache = (name: string) => name.startsWith(`${CACHE_PREFIX}-precache-`);

/** The generic page that offline navigations get. */
export const SHELL_PATH = '/app-shell';
