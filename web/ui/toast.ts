const VISIBLE_AT_ONCE = 1;
const REMOVED_AFTER_MS = 1_000_000;

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Says something to the person in front of the screen, from anywhere; a new message takes the place of the last. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  update([{ ...message, id: lastId, open: true }, ...toasts].slice(0, VISIBLE_AT_ONCE));
}

/** Closes at once and forgets later: its text stays while it leaves the screen. */
export function dismissToast(id: number): void {
  update(toasts.map((each) => (each.id === id ? { ...each, open: false } : each)));
  setTimeout(() => update(toasts.filter((each) => each.id !== id)), REMOVED_AFTER_MS);
}

export function shownToasts(): readonly ShownToast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
