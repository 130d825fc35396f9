import type { MouseEvent } from 'react';
import { OFFLINE, toast } from './toast.ts';

/** Prefixed if there is no network, so that nothing seems broken. */
export function sayIfOffline(message: string): string {
  return navigator.onLine ? message : `You're offline. ${message}`;
}

/** Keeps a link from failing in silence. */
export function refuseOffline(event: MouseEvent): void {
  if (navigator.onLine) return;
  event.preventDefault();
  toast(OFFLINE);
}
