import { useSyncExternalStore } from 'react';

const AFTER_OFFER_MS = 3_000;
const WITHOUT_OFFER_MS = 5_000;
const KEY = 'install-dismissed';

/** The browser's own offer to install the app, which TypeScript's library does not know. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

interface State {
  offer: InstallOffer | null;
  /** Installed, declined, or about to be one of them. */
  dismissed: boolean;
}

let state: State = { offer: null, dismissed: false };
const listeners = new Set<() => void>();

/** Keeps the browser's offer, which comes once and perhaps early, for a moment of our choice. */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    update({ offer: event as InstallOffer });
  });
  addEventListener('appinstalled', dismissInstall);
}

/** Calls back when it is time to propose installing; never where that is done or declined. */
export function onTimeToPropose(propose: () => void): () => void {
  if (isInstalled() || isRemembered()) return () => {};
  const timers = [setTimeout(propose, WITHOUT_OFFER_MS)];
  const onOffer = () => timers.push(setTimeout(propose, AFTER_OFFER_MS));
  if (state.offer) onOffer();
  addEventListener('beforeinstallprompt', onOffer);
  return () => {
    removeEventListener('beforeinstallprompt', onOffer);
    for (const timer of timers) clearTimeout(timer);
  };
}

export function useInstallOffer(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}

/** Shows the browser's dialog. It does so once for an offer, so a no there is a no to us. */
export async function install(offer: InstallOffer): Promise<void> {
  update({ dismissed: true });
  await offer.prompt();
  dismissInstall();
}

/** Never again, in this browser. */
export function dismissInstall(): void {
  update({ dismissed: true });
  try {
    localStorage.setItem(KEY, 'true');
  } catch {
    // Where the browser keeps nothing, the question comes again with the next visit.
  }
}

export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad says that it is a Mac; no Mac has a screen for fingers.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

function isInstalled(): boolean {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || matchMedia('(display-mode: standalone)').matches;
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function update(change: Partial<State>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
