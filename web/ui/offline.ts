import type { MouseEvent } from 'react';
import { t } from '#web/language.ts';
import { offlineToast, toast } from './toast.ts';

/** Prefixed if there is no network, so that nothing seems broken. */
export function sayIfOffline(message: string): string {
  return navigator.onLine ? message : t("You're offline. {message}", { message });
}

/** Keeps a link from failing in silence. */
export function refuseOffline(event: MouseEvent): void {
  if (navigator.onLine) return;
  event.preventDefault();
  toast(offlineToast());
}
