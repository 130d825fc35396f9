import { getPush, pushSubscription, subscribeToPush } from '#contract/push.ts';
import { call } from '#web/api/call.ts';

/* Shared with the service worker, so without anything that only pages need. */

/** The service worker calls it once the browser has replaced its subscription. */
export async function renewSubscription(registration: ServiceWorkerRegistration): Promise<void> {
  const { publicKey, endpoint, showWords } = await call(getPush);
  if (endpoint === null) return;
  await sendSubscription(await subscribeBrowser(registration, publicKey), showWords);
}

export async function subscribeBrowser(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const existing = await pushManager.getSubscription();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  // Made with a former key of the server.
  if (existing && keyOf(existing) !== publicKey) await existing.unsubscribe();
  return pushManager.subscribe(options);
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer()));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function sendSubscription(subscription: PushSubscription, showWords: boolean): Promise<void> {
  const body = pushSubscription.parse({ ...subscription.toJSON(), showWords });
  await call(subscribeToPush, { body });
}
