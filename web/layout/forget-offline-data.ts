import { clearShownCodes } from '#web/cards/shown-codes.ts';
import { deleteCachedImages } from './service-worker.ts';

/** Where `offline-copy.ts` keeps it. Here, because pages without data don't load that. */
export const OFFLINE_COPY = 'offline-copy';

/** Of the account that was signed in. */
export function forgetOfflineData(): void {
  void deleteCachedImages();
  clearShownCodes();
  try {
    localStorage.removeItem(OFFLINE_COPY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
