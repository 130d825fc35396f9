import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { User } from '#contract/accounts.ts';
import { currentLanguage } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { actions, arriveAt, getState, start, stateOf, subscribe } from './auth-store.ts';

export type Auth = typeof actions & {
  user: User | null;
  /** True while signing in, signing up or leaving a page that someone signed out from. */
  loading: boolean;
};

export const AuthContext = createContext<Auth | null>(null);

interface AuthProviderProps {
  /** Only the server names who asked for the page. */
  user?: User | null | undefined;
  children: ReactNode;
}

export function AuthProvider({ user: asking, children }: AuthProviderProps) {
  const [pathname, navigate] = useLocation();
  const rendered = asking === undefined ? getState : () => stateOf(asking);
  const { user, isSigningIn, leftPath } = useSyncExternalStore(subscribe, getState, rendered);
  useEffect(() => start(navigate), [navigate]);
  useEffect(() => arriveAt(pathname), [pathname]);
  const auth = { ...actions, user, loading: isSigningIn || leftPath === pathname };
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
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
