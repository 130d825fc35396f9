const AFTER_OFFER_MS = 3_000;
const WITHOUT_OFFER_MS = 5_000;
const KEY = 'install-dismissed';

/** Missing in TypeScript's DOM types. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

export interface InstallState {
  offer: InstallOffer | null;
  /** Also true once installed. */
  dismissed: boolean;
}

let state: InstallState = { offer: null, dismissed: false };
const listeners = new Set<() => void>();

/** The browser fires its offer once, perhaps before the app has rendered. */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    update({ offer: event as InstallOffer });
  });
  addEventListener('appinstalled', dismissInstall);
}

/** Calls back when the install card should appear; never if installed or dismissed. */
export function onInstallCardDue(show: () => void): () => void {
  if (isInstalled() || wasDismissed()) return () => {};
  const timers = [setTimeout(show, WITHOUT_OFFER_MS)];
  const onOffer = () => timers.push(setTimeout(show, AFTER_OFFER_MS));
  if (state.offer) onOffer();
  addEventListener('beforeinstallprompt', onOffer);
  return () => {
    removeEventListener('beforeinstallprompt', onOffer);
    for (const timer of timers) clearTimeout(timer);
  };
}

export function dismissInstall(): void {
  update({ dismissed: true });
  try {
    localStorage.setItem(KEY, 'true');
  } catch {
    // The card comes back on the next visit.
  }
}

export function isInstalled(): boolean {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || matchMedia('(display-mode: standalone)').matches;
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export const installState = () => state;

export function update(change: Partial<InstallState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
