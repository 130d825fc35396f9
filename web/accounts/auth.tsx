import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { z } from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import * as api from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { call, send } from '#web/api/call.ts';
import { nullOn401, session } from '#web/api/read.ts';
import { currentLanguage } from '#web/language.ts';
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

export interface Auth {
  user: User | null;
  /** True while signing in, signing up or leaving a page that someone signed out from. */
  loading: boolean;
  /** Does nothing and resolves to undefined while another sign-in is running. */
  login: (credentials: z.input<typeof api.credentials>) => Promise<User | undefined>;
  /** Like `login`, by other means. */
  loginBy: (fetchUser: () => Promise<User>) => Promise<User | undefined>;
  register: (registration: BodyOf<typeof api.register>) => Promise<User | undefined>;
  /** Clears this screen without waiting for the server. */
  logout: () => void;
  /** Ends all sessions. Unlike `logout`, it rejects if the server can't be reached. */
  logoutEverywhere: () => Promise<void>;
  /** Applies a newer version of the signed-in user. */
  updateUser: (user: User) => void;
  /** Reloads the signed-in user from the server. */
  refreshUser: () => Promise<void>;
  deleteAccount: (deletion: z.input<typeof api.accountDeletion>) => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [pathname, navigate] = useLocation();
  const [user, setUser] = useState(readStoredUser);
  const [signingIn, setSigningIn] = useState(false);
  // The page someone signed out from: until the next page renders, a guarded page must not redirect to /login.
  const [signedOutAt, setSignedOutAt] = useState<string | null>(null);
  const loading = signingIn || signedOutAt === pathname;
  const busy = useRef(false);
  const pendingSignOut = useRef<Promise<void>>(null);

  const setCurrentUser = useCallback((next: User | null) => {
    storeUser(next);
    setUser(next);
  }, []);

  const signIn = useCallback(
    async (fetchUser: () => Promise<User>) => {
      if (busy.current) return undefined;
      busy.current = true;
      setSigningIn(true);
      try {
        forgetCachedData();
        // A sign-out response that arrived later would clear the new session's cookie.
        await pendingSignOut.current;
        const signedInUser = await fetchUser();
        setCurrentUser(signedInUser);
        return signedInUser;
      } finally {
        busy.current = false;
        setSigningIn(false);
      }
    },
    [setCurrentUser],
  );

  const clearUser = useCallback(
    (to: string) => {
      if (to !== pathname) setSignedOutAt(pathname);
      forgetCachedData();
      setCurrentUser(null);
      navigate(to);
    },
    [pathname, setCurrentUser, navigate],
  );

  const sendSignOut = useCallback(() => {
    const signal = AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS);
    pendingSignOut.current ??= call(api.logout, { signal, keepalive: true })
      .then(
        () => storePendingSignOut(false),
        (error) => console.error('The sign-out could not be sent to the server', error),
      )
      .finally(() => {
        pendingSignOut.current = null;
      });
  }, []);

  const logout = useCallback(() => {
    storePendingSignOut(true);
    void forgetPush();
    sendSignOut();
    clearUser(paths.home);
  }, [clearUser, sendSignOut]);

  const logoutEverywhere = useCallback(async () => {
    await call(api.endAllSessions);
    void forgetPush();
    clearUser(paths.home);
  }, [clearUser]);

  const updateUser = useCallback(
    (next: User) => {
      // The user may have signed out meanwhile, perhaps in another tab.
      if (readStoredUser()?.id === next.id) setCurrentUser(next);
    },
    [setCurrentUser],
  );

  const refreshUser = useCallback(
    async (options: { signal?: AbortSignal } = {}) => {
      const checked = readStoredUser();
      if (!checked) return;
      const me = await nullOn401(call(api.getMe, options));
      if (me && readStoredUser()?.id === checked.id) setCurrentUser(me);
    },
    [setCurrentUser],
  );

  const deleteAccount = useCallback(
    async (deletion: z.input<typeof api.accountDeletion>) => {
      await call(api.deleteAccount, { body: deletion });
      void forgetPush();
      clearUser(paths.home);
    },
    [clearUser],
  );

  useEffect(() => {
    // Sends a sign-out that happened offline.
    const retry = () => isSignOutPending() && sendSignOut();
    retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [sendSignOut]);

  useEffect(() => setSignedOutAt((left) => (left === pathname ? left : null)), [pathname]);

  useEffect(() => {
    if (isUserFromDocument()) return;
    const check = new AbortController();
    // A failed connection must not sign anyone out.
    refreshUser({ signal: check.signal }).catch(() => undefined);
    return () => check.abort();
  }, [refreshUser]);

  useEffect(() => {
    const ended = () => {
      session.hasEnded = false;
      if (!readStoredUser()) return;
      // Guarded pages redirect to /login, and the other public pages need no session.
      if (location.pathname === paths.home) return clearUser(paths.login);
      forgetCachedData();
      setCurrentUser(null);
    };
    if (session.hasEnded) ended();
    session.addEventListener('ended', ended);
    return () => session.removeEventListener('ended', ended);
  }, [setCurrentUser, clearUser]);

  useEffect(() => {
    const readAgain = () => {
      const stored = readStoredUser();
      setUser((shown) => {
        if (shown?.id !== stored?.id) forgetCachedData();
        return JSON.stringify(shown) === JSON.stringify(stored) ? shown : stored;
      });
    };
    // Another tab may have signed out since the first render.
    readAgain();
    return onStoredUserChange(readAgain);
  }, []);

  const auth = useMemo(
    () => ({
      user,
      loading,
      login: (credentials: z.input<typeof api.credentials>) => signIn(() => userFrom(api.login, credentials)),
      loginBy: signIn,
      register: (registration: BodyOf<typeof api.register>) =>
        signIn(() => userFrom(api.register, registration)),
      logout,
      logoutEverywhere,
      updateUser,
      refreshUser: () => refreshUser(),
      deleteAccount,
    }),
    [user, loading, signIn, logout, logoutEverywhere, updateUser, refreshUser, deleteAccount],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
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

/** The page that asked for a sign-in, or else the dashboard. */
export function useReturnPath(): string {
  const state = useHistoryState();
  // Browsers read a leading `//` or `/\\` as another host.
  return /^\/(?![/\\])/.test(state?.from) ? state.from : paths.dashboard;
}

export function useRedirectSignedIn(to: string): void {
  const { user } = useAuth();
  const [, navigate] = useLocation();

  useEffect(() => {
    if (!user) return;
    // Another language needs another document.
    if (user.language && user.language !== currentLanguage()) location.replace(to);
    else navigate(to, { replace: true });
  }, [user, navigate, to]);
}
