import { clearShownCodes } from '#web/cards/shown-codes.ts';
import { SESSION_CACHE } from './cache-names.ts';

/** Where `offline-copy.ts` keeps it. Here, because pages without data don't load that. */
export const OFFLINE_COPY = 'offline-copy';

/** Of the account that was signed in. */
export function forgetOfflineData(): void {
  if ('caches' in window) caches.delete(SESSION_CACHE).catch(console.warn);
  clearShownCodes();
  try {
    localStorage.removeItem(OFFLINE_COPY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
