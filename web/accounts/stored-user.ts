import { z } from 'zod/mini';
import { type User, user } from '#contract/accounts.ts';

const KEY = 'user';
const SIGN_OUT_OWED = 'sign-out-owed';

/** A missing field keeps nobody out: not from the answer to a sign-in, and not in what an older version kept. */
const lenientUser = z.extend(user, {
  username: z.catch(z.string(), ''),
  fullName: z.catch(z.string(), ''),
  email: z.catch(z.string(), ''),
  industry: z.catch(z.string(), 'Other'),
  subscriptionType: z.catch(user.shape.subscriptionType, 'free'),
  subscriptionExpiresAt: z.catch(user.shape.subscriptionExpiresAt, null),
  createdAt: z.catch(z.string(), ''),
});

/** The person that an answer or the browser's storage describes; null where it describes nobody. */
export function readUser(value: unknown): User | null {
  return lenientUser.safeParse(value).data ?? null;
}

/** The person this browser remembers as signed in; nobody where that is missing, unreadable or forbidden. */
export function readStoredUser(): User | null {
  if (isSignOutOwed()) return null;
  try {
    return readUser(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

export function storeUser(user: User | null): void {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify(user));
    else localStorage.removeItem(KEY);
    // Whoever signs in takes the place of the session that was left.
    if (user) localStorage.removeItem(SIGN_OUT_OWED);
  } catch (error) {
    console.error('The browser keeps nothing for this page; the next visit begins signed out.', error);
  }
}

/** Whether somebody signed out here and the server has not heard of it: the session's cookie still lives. */
export function isSignOutOwed(): boolean {
  try {
    return localStorage.getItem(SIGN_OUT_OWED) !== null;
  } catch {
    return false;
  }
}

export function storeSignOutOwed(isOwed: boolean): void {
  try {
    if (isOwed) localStorage.setItem(SIGN_OUT_OWED, 'true');
    else localStorage.removeItem(SIGN_OUT_OWED);
  } catch (error) {
    console.error('The browser keeps nothing for this page; it cannot remember to tell the server.', error);
  }
}

/** Tells when another tab signs in or out, also one that did so while this page was frozen. */
export function onStoredUserChange(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  addEventListener('storage', heard);
  addEventListener('pageshow', listener);
  return () => {
    removeEventListener('storage', heard);
    removeEventListener('pageshow', listener);
  };
}
