import { getPush, unsubscribeFromPush } from '#contract/push.ts';
import { forgetPush } from '#web/accounts/forget-push.ts';
import { readPushChoice, storePushChoice } from '#web/accounts/push-choice.ts';
import { readStoredUser } from '#web/accounts/stored-user.ts';
import { call } from '#web/api/call.ts';
import { isInstalled } from '#web/ui/install-offer.ts';
import { isIos } from '#web/ui/is-ios.ts';
import { sendSubscription, subscribeBrowser } from './push-subscription.ts';

export interface PushDevice {
  state: 'unsupported' | 'not installed' | 'blocked' | 'off' | 'on';
  showWords: boolean;
}

/** The server's record alone doesn't count: the browser may have dropped its subscription. */
export async function readPushDevice(): Promise<PushDevice> {
  const state = supportHere();
  if (state !== 'off') return { state, showWords: false };
  const [settings, subscription] = await Promise.all([call(getPush), findSubscription()]);
  const isOn = subscription !== null && subscription.endpoint === settings.endpoint;
  return { state: isOn ? 'on' : 'off', showWords: isOn && settings.showWords };
}

/** Also changes whether words are shown. */
export async function turnOnPush(userId: number, showWords: boolean): Promise<void> {
  const { publicKey } = await call(getPush);
  // The worker may not be there yet on a first visit.
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.ready;
  const subscription = await subscribeBrowser(registration, publicKey);
  await sendSubscription(subscription, showWords);
  storePushChoice({ userId, showWords });
}

export async function turnOffPush(): Promise<void> {
  await call(unsubscribeFromPush);
  await forgetPush();
}

/** The same person may have signed in again, or the browser dropped its subscription. */
export async function renewPush(): Promise<void> {
  const choice = readPushChoice();
  if (choice === null || choice.userId !== readStoredUser()?.id) return;
  if (supportHere() !== 'off' || Notification.permission !== 'granted') return;
  if ((await readPushDevice()).state === 'off') await turnOnPush(choice.userId, choice.showWords);
}

/** `off` means that it can be turned on. */
function supportHere(): PushDevice['state'] {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isIos() && !isInstalled() ? 'not installed' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'off';
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
