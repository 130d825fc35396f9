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
import { useLocation, useNavigate } from 'react-router';
import type { z } from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import * as api from '#contract/accounts.ts';
import { call, send } from '#web/api/call.ts';
import { queryClient, read, session } from '#web/api/query-client.ts';
import { paths } from '#web/paths.ts';
import {
  isSignOutOwed,
  onStoredUserChange,
  readStoredUser,
  readUser,
  storeSignOutOwed,
  storeUser,
} from './stored-user.ts';

const SIGN_OUT_PATIENCE_MS = 8_000;

export interface Auth {
  user: User | null;
  /** True while someone signs in, registers or leaves. */
  loading: boolean;
  /** Answers undefined, without doing anything, while another sign-in runs. */
  login: (credentials: z.input<typeof api.credentials>) => Promise<User | undefined>;
  register: (registration: z.input<typeof api.registration>) => Promise<User | undefined>;
  logout: () => Promise<void>;
  /** Ends the sessions in every browser, and leaves. Unlike `logout` it fails where the server cannot do so. */
  logoutEverywhere: () => Promise<void>;
  /** Takes over what the server now says of the person who is signed in. */
  updateUser: (user: User) => void;
  /** Asks the server who that is. */
  refreshUser: () => Promise<void>;
  deleteAccount: (deletion: z.input<typeof api.accountDeletion>) => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [user, setUser] = useState(readStoredUser);
  const [entering, setEntering] = useState(false);
  // Where someone signed out. Until the next page stands, a guarded one must not send them to /login on the way.
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const { key: here } = useLocation();
  const loading = entering || leftAt === here;
  const busy = useRef(false);
  const telling = useRef<Promise<void>>(null);

  const keep = useCallback((next: User | null) => {
    storeUser(next);
    setUser(next);
  }, []);

  const enter = useCallback(
    async (answer: () => Promise<User>) => {
      if (busy.current) return undefined;
      busy.current = true;
      setEntering(true);
      try {
        queryClient.clear();
        // The answer to a sign-out takes the cookie away, which must not be the new one.
        await telling.current;
        const entered = await answer();
        keep(entered);
        return entered;
      } finally {
        busy.current = false;
        setEntering(false);
      }
    },
    [keep],
  );

  const leave = useCallback(
    async (to: string) => {
      setLeftAt(here);
      queryClient.clear();
      keep(null);
      await navigate(to);
    },
    [here, keep, navigate],
  );

  const tellOfSignOut = useCallback(async () => {
    if (!isSignOutOwed()) return;
    telling.current ??= call(api.logout, { signal: AbortSignal.timeout(SIGN_OUT_PATIENCE_MS) })
      .then(
        () => storeSignOutOwed(false),
        (error) => console.error('The server could not be told of the sign-out', error),
      )
      .finally(() => {
        telling.current = null;
      });
    await telling.current;
  }, []);

  const logout = useCallback(async () => {
    storeSignOutOwed(true);
    await tellOfSignOut();
    await leave(paths.home);
  }, [leave, tellOfSignOut]);

  const logoutEverywhere = useCallback(async () => {
    await call(api.endAllSessions);
    await leave(paths.home);
  }, [leave]);

  const updateUser = useCallback(
    (next: User) => {
      // Who left meanwhile, perhaps in another tab, stays away.
      if (readStoredUser()?.id === next.id) keep(next);
    },
    [keep],
  );

  const refreshUser = useCallback(
    async (options: { signal?: AbortSignal } = {}) => {
      const checked = readStoredUser();
      if (!checked) return;
      const me = await read(api.getMe, options);
      if (me && readStoredUser()?.id === checked.id) keep(me);
    },
    [keep],
  );

  const deleteAccount = useCallback(
    async (deletion: z.input<typeof api.accountDeletion>) => {
      await call(api.deleteAccount, { body: deletion });
      await leave(paths.home);
    },
    [leave],
  );

  useEffect(() => {
    // Of a sign-out without a network. Until then nobody is signed in here, and nothing else is asked.
    const catchUp = () => void tellOfSignOut();
    catchUp();
    addEventListener('online', catchUp);
    return () => removeEventListener('online', catchUp);
  }, [tellOfSignOut]);

  useEffect(() => setLeftAt((left) => (left === here ? left : null)), [here]);

  useEffect(() => {
    const check = new AbortController();
    // Without an answer the stored user stays: a dead connection signs nobody out.
    refreshUser({ signal: check.signal }).catch(() => undefined);
    return () => check.abort();
  }, [refreshUser]);

  useEffect(() => {
    const ended = () => {
      if (!readStoredUser()) return;
      // Guarded pages go to /login by themselves; the other public ones may stay.
      if (location.pathname === paths.home) return void leave(paths.login);
      queryClient.clear();
      keep(null);
    };
    session.addEventListener('ended', ended);
    return () => session.removeEventListener('ended', ended);
  }, [keep, leave]);

  useEffect(
    () =>
      onStoredUserChange(() => {
        const stored = readStoredUser();
        setUser((shown) => {
          if (shown?.id !== stored?.id) queryClient.clear();
          return JSON.stringify(shown) === JSON.stringify(stored) ? shown : stored;
        });
      }),
    [],
  );

  const auth = useMemo(
    () => ({
      user,
      loading,
      login: (credentials: z.input<typeof api.credentials>) => enter(() => userFrom(api.login, credentials)),
      register: (registration: z.input<typeof api.registration>) =>
        enter(() => userFrom(api.register, registration)),
      logout,
      logoutEverywhere,
      updateUser,
      refreshUser: () => refreshUser(),
      deleteAccount,
    }),
    [user, loading, enter, logout, logoutEverywhere, updateUser, refreshUser, deleteAccount],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The session has begun with a 2xx answer: where its body does not tell whose it is, the server is asked. */
async function userFrom(endpoint: Parameters<typeof send>[0], body: unknown): Promise<User> {
  const response = await send(endpoint, { body });
  const user = readUser(await response.json().catch(() => null)) ?? (await read(api.getMe));
  if (!user) throw new Error('Nobody is signed in');
  return user;
}

/** Takes whoever is signed in away from the entrance: to where they wanted to go, else to the dashboard. */
export function useEntrance(): void {
  const { user } = useAuth();
  const { state } = useLocation();
  const navigate = useNavigate();
  const to = isPathHere(state?.from) ? state.from : paths.dashboard;

  useEffect(() => {
    if (user) void navigate(to, { replace: true });
  }, [user, navigate, to]);
}

/** A browser takes two slashes, of either kind, for the beginning of another host. */
function isPathHere(from: unknown): from is string {
  return typeof from === 'string' && /^\/(?![/\\])/.test(from);
}
