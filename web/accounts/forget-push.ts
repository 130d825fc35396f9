import { storeText } from '#web/ui/stored-text.ts';

/** The key of what push-choice.ts stores. */
export const PUSH_CHOICE = 'push';

/** The server ends the subscription with the session; this ends it in the browser too, even offline. */
export async function forgetPush(): Promise<void> {
  storeText(PUSH_CHOICE, null);
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // The browser has no service workers or no push.
  }
}
