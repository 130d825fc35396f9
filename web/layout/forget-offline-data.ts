import { SHOWN_CODES } from '#web/cards/shown-codes.ts';
import { storeText } from '#web/ui/stored-text.ts';
import { SESSION_CACHE } from './cache-names.ts';

/** Forgets the account that was signed in. */
export function forgetOfflineData(): void {
  if ('caches' in window) caches.delete(SESSION_CACHE).catch(console.warn);
  storeText(SHOWN_CODES, null);
}
