/** Deleted at sign-out: QR codes and avatars that have been shown, and the shell of this session. */
export const SESSION_CACHE = 'goodword-session';

/** Holds the languages that have been used, since others aren't precached. */
export const DICTIONARY_CACHE = 'goodword-dictionaries';

export const CACHE_PREFIX = 'goodword';

/** Workbox's name for the one with the app's files. */
export const precacheAt = (origin: string) => `${CACHE_PREFIX}-precache-v2-${origin}/`;

/** The generic page that offline navigations get. */
export const SHELL_PATH = '/app-shell';

/** The same, as the server sent it in this session; not an address that is precached. */
export const SESSION_SHELL_PATH = '/app-shell?session';
