import type { z } from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import * as api from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { call, send } from '#web/api/call.ts';
import { nullOn401, session } from '#web/api/read.ts';
import { paths } from '#web/paths.ts';
import { forgetPush } from './push-choice.ts';
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

/** Who is signed in. Each app has its own, so that a server renders for many people at once. */
export class AuthStore {
  #state: AuthState;
  #listeners = new Set<() => void>();
  #navigate: (path: string) => void = () => undefined;
  #signingOut: Promise<void> | undefined;

  constructor(user: User | null) {
    this.#state = { user, isSigningIn: false, leftPath: null };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): AuthState => this.#state;

  /** Follows other tabs, the server and the network until the returned function is called. */
  start(navigate: (path: string) => void): () => void {
    this.#navigate = navigate;
    const end = new AbortController();
    const { signal } = end;
    // Sends a sign-out that happened offline.
    const retry = () => isSignOutPending() && this.#sendSignOut();
    retry();
    addEventListener('online', retry, { signal });
    // A failed connection must not sign anyone out.
    if (!isUserFromDocument()) this.#refresh({ signal }).catch(() => undefined);
    if (session.hasEnded) this.#endSession();
    session.addEventListener('ended', this.#endSession, { signal });
    // Another tab may have signed out since the first render.
    this.#readAgain();
    onStoredUserChange(this.#readAgain, signal);
    return () => end.abort();
  }

  arriveAt(path: string): void {
    if (this.#state.leftPath !== path) this.#change({ leftPath: null });
  }

  readonly actions = {
    login: (credentials: z.input<typeof api.credentials>) =>
      this.#signIn(() => userFrom(api.login, credentials)),
    /** Like `login`, by other means. */
    loginBy: (fetchUser: () => Promise<User>) => this.#signIn(fetchUser),
    register: (registration: BodyOf<typeof api.register>) =>
      this.#signIn(() => userFrom(api.register, registration)),
    /** Clears this screen without waiting for the server. */
    logout: () => {
      storePendingSignOut(true);
      this.#sendSignOut();
      this.#leave();
    },
    /** Ends all sessions. Unlike `logout`, it rejects if the server can't be reached. */
    logoutEverywhere: async () => {
      await call(api.endAllSessions);
      this.#leave();
    },
    deleteAccount: async (deletion: z.input<typeof api.accountDeletion>) => {
      await call(api.deleteAccount, { body: deletion });
      this.#leave();
    },
    /** Applies a newer version of the signed-in user. */
    updateUser: (user: User) => {
      // The user may have signed out meanwhile, perhaps in another tab.
      if (readStoredUser()?.id === user.id) this.#setUser(user);
    },
    /** Reloads the signed-in user from the server. */
    refreshUser: () => this.#refresh(),
  };

  #change(change: Partial<AuthState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #setUser(user: User | null): void {
    storeUser(user);
    this.#change({ user });
  }

  /** Does nothing and resolves to undefined while another sign-in is running. */
  async #signIn(fetchUser: () => Promise<User>): Promise<User | undefined> {
    if (this.#state.isSigningIn) return undefined;
    this.#change({ isSigningIn: true });
    try {
      forgetCachedData();
      // A sign-out response that arrived later would clear the new session's cookie.
      await this.#signingOut;
      const user = await fetchUser();
      this.#setUser(user);
      return user;
    } finally {
      this.#change({ isSigningIn: false });
    }
  }

  #leave(): void {
    void forgetPush();
    this.#clearUser(paths.home);
  }

  #clearUser(to?: string): void {
    if (to && to !== location.pathname) this.#change({ leftPath: location.pathname });
    forgetCachedData();
    this.#setUser(null);
    if (to) this.#navigate(to);
  }

  #sendSignOut(): void {
    const signal = AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS);
    this.#signingOut ??= call(api.logout, { signal, keepalive: true })
      .then(
        () => storePendingSignOut(false),
        (error) => console.error('The sign-out could not be sent to the server', error),
      )
      .finally(() => {
        this.#signingOut = undefined;
      });
  }

  async #refresh(options: { signal?: AbortSignal } = {}): Promise<void> {
    const checked = readStoredUser();
    if (!checked) return;
    const me = await nullOn401(call(api.getMe, options));
    if (me && readStoredUser()?.id === checked.id) this.#setUser(me);
  }

  #endSession = (): void => {
    session.hasEnded = false;
    // Guarded pages redirect to /login, and the other public pages need no session.
    if (readStoredUser()) this.#clearUser(location.pathname === paths.home ? paths.login : undefined);
  };

  #readAgain = (): void => {
    const { user } = this.#state;
    const stored = readStoredUser();
    if (user?.id !== stored?.id) forgetCachedData();
    if (JSON.stringify(user) !== JSON.stringify(stored)) this.#change({ user: stored });
  };
}

function forgetCachedData(): void {
  session.dispatchEvent(new Event('changed'));
}

/** Any 2xx response starts a session; if its body has no valid user, this asks the server. */
async function userFrom(endpoint: Parameters<typeof send>[0], body: unknown): Promise<User> {
  const response = await send(endpoint, { body });
  const user = readUser(await response.json().catch(() => null)) ?? (await nullOn401(call(api.getMe)));
  if (!user) throw new Error('Not signed in');
  return user;
}
