import type { z } from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import * as api from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { ApiError, call, send } from '#web/api/call.ts';
import { nullOn401, session } from '#web/api/read.ts';
import { paths } from '#web/paths.ts';
import { forgetPush } from './forget-push.ts';
import {
  isSignOutPending,
  isUserFromDocument,
  onStoredUserChange,
  readStoredUser,
  readUser,
  storePendingSignOut,
  storeUser,
} from './stored-user.ts';

const SIGN_OUT_TIMEOUT_MS = 8_000;

interface AuthState {
  user: User | null;
  isSigningIn: boolean;
  /** The page someone signed out from: until the next page renders, a guarded page must not redirect to /login. */
  leftPath: string | null;
}

/** Who is signed in here. On the server, it is in the page's data instead. */
let state: AuthState | null = null;
const listeners = new Set<() => void>();
let navigate: (path: string) => void;
let signingOut: Promise<void> | undefined;

export const stateOf = (user: User | null): AuthState => ({ user, isSigningIn: false, leftPath: null });

export function getState(): AuthState {
  state ??= stateOf(readStoredUser());
  return state;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows other tabs, the server and the network until the returned function is called. */
export function start(go: (path: string) => void): () => void {
  navigate = go;
  const end = new AbortController();
  const { signal } = end;
  // Sends a sign-out that happened offline.
  const retry = () => isSignOutPending() && sendSignOut();
  retry();
  addEventListener('online', retry, { signal });
  // A failed connection must not sign anyone out.
  if (!isUserFromDocument()) refresh({ signal }).catch(() => undefined);
  if (session.hasEnded) endSession();
  session.addEventListener('ended', endSession, { signal });
  // Another tab may have signed out since the first render.
  readAgain();
  onStoredUserChange(readAgain, signal);
  return () => {
    end.abort();
    state = null;
  };
}

export function arriveAt(path: string): void {
  const { leftPath } = getState();
  if (leftPath && leftPath !== path) change({ leftPath: null });
}

export const actions = {
  login: (credentials: z.input<typeof api.credentials>) => signIn(() => userFrom(api.login, credentials)),
  loginBy: signIn,
  register: (registration: BodyOf<typeof api.register>) => signIn(() => userFrom(api.register, registration)),
  /** Clears this screen without waiting for the server. */
  logout() {
    storePendingSignOut(true);
    sendSignOut();
    leave();
  },
  /** Ends all sessions. Unlike `logout`, it rejects if the server can't be reached. */
  async logoutEverywhere() {
    await call(api.endAllSessions);
    leave();
  },
  async deleteAccount(deletion: z.input<typeof api.accountDeletion>) {
    await call(api.deleteAccount, { body: deletion });
    leave();
  },
  updateUser(user: User) {
    // The user may have signed out meanwhile, perhaps in another tab.
    if (readStoredUser()?.id === user.id) setUser(user);
  },
  refreshUser: () => refresh(),
};

function change(change: Partial<AuthState>): void {
  state = { ...getState(), ...change };
  for (const listener of listeners) listener();
}

function setUser(user: User | null): void {
  storeUser(user);
  show(user);
}

function show(user: User | null): void {
  if (JSON.stringify(user) !== JSON.stringify(getState().user)) change({ user });
}

/** Does nothing and resolves to undefined while another sign-in is running. */
async function signIn(fetchUser: () => Promise<User>): Promise<User | undefined> {
  if (getState().isSigningIn) return undefined;
  change({ isSigningIn: true });
  try {
    forgetCachedData();
    // A sign-out response that arrived later would clear the new session's cookie.
    await signingOut;
    const user = await fetchUser();
    setUser(user);
    return user;
  } finally {
    change({ isSigningIn: false });
  }
}

function leave(): void {
  void forgetPush();
  clearUser(paths.home);
}

function clearUser(to?: string): void {
  const { pathname } = location;
  if (to && to !== pathname) change({ leftPath: pathname });
  forgetCachedData();
  setUser(null);
  if (to) navigate(to);
}

function sendSignOut(): void {
  const patience = new AbortController();
  setTimeout(() => patience.abort(), SIGN_OUT_TIMEOUT_MS);
  signingOut ??= call(api.logout, { signal: patience.signal, keepalive: true })
    .then(
      () => storePendingSignOut(false),
      (error) => console.error('The sign-out could not be sent to the server', error),
    )
    .finally(() => {
      signingOut = undefined;
    });
}

async function refresh(options: { signal?: AbortSignal } = {}): Promise<void> {
  const checked = readStoredUser();
  if (!checked) return;
  const me = await nullOn401(call(api.getMe, options));
  if (me && readStoredUser()?.id === checked.id) setUser(me);
}

function endSession(): void {
  session.hasEnded = false;
  // Guarded pages redirect to /login, and the other public pages need no session.
  if (readStoredUser()) clearUser(location.pathname === paths.home ? paths.login : undefined);
}

function readAgain(): void {
  const user = readStoredUser();
  if (user?.id !== getState().user?.id) forgetCachedData();
  show(user);
}

function forgetCachedData(): void {
  session.dispatchEvent(new Event('changed'));
}

/**
 * Any 2xx response starts a session; if its body has no valid user, this asks the server. What a server without that call
 * says to it is not about the sign-in.
 */
async function userFrom(endpoint: Parameters<typeof send>[0], body: unknown): Promise<User> {
  const response = await send(endpoint, { body });
  const user =
    readUser(await response.json().catch(() => null)) ?? (await call(api.getMe).catch(nullIfRefused));
  if (!user) throw new Error('Not signed in');
  return user;
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
