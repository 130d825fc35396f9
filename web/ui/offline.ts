/** Prefixed if there is no network, so that nothing seems broken. */
export function sayIfOffline(message: string): string {
  return navigator.onLine ? message : `You're offline. ${message}`;
}
