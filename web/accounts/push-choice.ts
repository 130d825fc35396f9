import { z } from 'zod/mini';

const KEY = 'push';

/** Who turned notifications on here, so that they continue after the next sign-in. */
const pushChoice = z.object({ userId: z.int(), showWords: z.boolean() });
type PushChoice = z.infer<typeof pushChoice>;

/** Null if there is none or storage is blocked. */
export function readPushChoice(): PushChoice | null {
  try {
    return pushChoice.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

export function storePushChoice(choice: PushChoice | null): void {
  try {
    if (choice) localStorage.setItem(KEY, JSON.stringify(choice));
    else localStorage.removeItem(KEY);
  } catch {
    // Then they must be turned on again after the next sign-in.
  }
}

/** The server ends the subscription with the session; this ends it in the browser too, even offline. */
export async function forgetPush(): Promise<void> {
  storePushChoice(null);
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // The browser has no service workers or no push.
  }
}
