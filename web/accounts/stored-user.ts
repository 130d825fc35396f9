import type { z } from 'zod/mini';
import { type User, user } from '#contract/accounts.ts';
import { forgetDocument, takeFromDocument } from '#web/api/initial-data.ts';
import { readStored, readText, storeText } from '#web/ui/stored-text.ts';

const KEY = 'user';
const SIGN_OUT_PENDING = 'sign-out-pending';

/**
 * Apart from the id, an odd field must not lock anyone out, neither in a sign-in response nor in stored data: its default is
 * taken instead. `readLeniently` would add 0.5 KB to visitors' pages.
 */
export function readUser(value: unknown): User | null {
  const found = Object(value);
  if (!user.shape.id.safeParse(found.id).success) return null;
  const fields = Object.entries(user.shape).map(([name, schema]) => [name, readField(schema, found[name])]);
  return Object.fromEntries(fields);
}

function readField(schema: z.ZodMiniType, value: unknown): unknown {
  const found = schema.safeParse(value);
  const { success, data } = found.success ? found : schema.safeParse(undefined);
  return success ? data : '';
}

let isFromDocument = false;

/**
 * The document's user replaces the stored one. A browser that stores none is signed out, despite its cookie.
 * @returns whether that was another person
 */
export function storeDocumentUser(): boolean {
  const [before, found] = [readStoredUser(), takeFromDocument('user', user)];
  isFromDocument = before !== null && found !== undefined;
  if (!before || !found) forgetDocument();
  else storeUser(found);
  return isFromDocument && before?.id !== found?.id;
}

/** Whether the document has just said who is signed in, so that the server needn't be asked. */
export function isUserFromDocument(): boolean {
  return isFromDocument;
}

/** If storage is blocked. */
let unstored: User | null = null;

/** Null if nothing valid is stored, and on the server. */
export function readStoredUser(): User | null {
  if (typeof window === 'undefined' || isSignOutPending()) return null;
  if (readText(KEY) === undefined) return unstored;
  return readStored(KEY, readUser);
}

export function storeUser(user: User | null): void {
  unstored = user;
  storeText(KEY, user && JSON.stringify(user));
  // A new sign-in replaces the session that was never ended.
  if (user) storePendingSignOut(false);
}

/** Whether a sign-out hasn't reached the server yet, so that the session cookie is still valid. */
export function isSignOutPending(): boolean {
  return Boolean(readText(SIGN_OUT_PENDING));
}

/** Also as a cookie, so that the server sends no page with data in the meantime. */
export function storePendingSignOut(isPending: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
  document.cookie = `${SIGN_OUT_PENDING}=true; path=/; samesite=lax; max-age=${isPending ? 31_536_000 : 0}`;
  storeText(SIGN_OUT_PENDING, isPending ? 'true' : null);
}

/** Fires when another tab signs in or out, even while this page was frozen. */
export function onStoredUserChange(listener: () => void, signal: AbortSignal): void {
  const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && listener();
  addEventListener('storage', onStorage, { signal });
  addEventListener('pageshow', listener, { signal });
}
