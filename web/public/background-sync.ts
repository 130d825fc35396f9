/* Where the browser has Background Sync, a waiting review is sent even after its page was closed; see decision 012. */

/** The worker is for sending alone, and controls no page. */
const WORKER = { path: '/sync.js', scope: '/review/' };

/** Missing in TypeScript's DOM types. */
type SyncRegistration = ServiceWorkerRegistration & { sync: { register(tag: string): Promise<void> } };

/** Once the phone is offline, it is too late to fetch the worker. */
export async function prepareBackgroundSync(): Promise<void> {
  await register().catch(() => {});
}

/** Fires as soon as the phone is online. Fails where the worker is missing: then the next visit sends the review. */
export async function requestBackgroundSync(): Promise<void> {
  const registration = await register().catch(() => null);
  await registration?.sync.register('reviews').catch(() => {});
}

/** Leaves nothing behind on the customer's phone. */
export async function endBackgroundSync(): Promise<void> {
  if (!isSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration(WORKER.scope);
  // The app's own worker also covers this scope.
  if (registration?.scope.endsWith(WORKER.scope)) await registration.unregister();
}

async function register(): Promise<SyncRegistration | null> {
  if (!isSupported()) return null;
  const { path, scope } = WORKER;
  return (await navigator.serviceWorker.register(path, { scope })) as SyncRegistration;
}

function isSupported(): boolean {
  return import.meta.env.PROD && 'SyncManager' in window && 'serviceWorker' in navigator;
}
