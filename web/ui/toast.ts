import { t } from '#web/language.ts';

interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** A second sentence, in an element of its own. */
  note?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

let shown: ShownToast | null = null;
const listeners = new Set<() => void>();

/** A new toast replaces the previous one. Without a network it says so beside what failed. */
export function toast(message: ToastMessage): void {
  const isOffline = message.variant === 'destructive' && !navigator.onLine;
  const note = isOffline ? t("You're offline.") : message.note;
  update({ ...message, note, id: (shown?.id ?? 0) + 1, open: true });
}

/** What isn't even tried without a network says this. */
export function offlineToast() {
  return { title: t("You're offline."), description: t("Try again when you're back online.") };
}

/** Keeps the text for the exit animation. */
export function dismissToast(id: number): void {
  if (shown?.id === id) update({ ...shown, open: false });
}

export function shownToast(): ShownToast | null {
  return shown;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(next: ShownToast): void {
  shown = next;
  for (const listener of listeners) listener();
}
