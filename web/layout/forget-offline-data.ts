import { deleteOfflineCopy } from '#web/accounts/delete-offline-copy.ts';
import { clearShownCodes } from '#web/cards/shown-codes.ts';
import { deleteCachedImages } from './service-worker.ts';

/** Of the account that was signed in. */
export function forgetOfflineData(): void {
  void deleteCachedImages();
  clearShownCodes();
  deleteOfflineCopy();
}
