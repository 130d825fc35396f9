/** Where `offline-copy.ts` keeps it. Apart, because pages without data don't load that. */
export const OFFLINE_COPY = 'offline-copy';

export function deleteOfflineCopy(): void {
  try {
    localStorage.removeItem(OFFLINE_COPY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
