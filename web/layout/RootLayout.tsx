import { QueryClientProvider } from '@tanstack/react-query';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useMatch, useMatches } from 'react-router';
import { AuthProvider, useAuth } from '#web/accounts/auth.tsx';
import { queryClient } from '#web/api/query-client.ts';
import { clearShownCodes } from '#web/cards/shown-codes.ts';
import { paths } from '#web/paths.ts';
import { clearSavedReviews } from '#web/reviews/saved-reviews.ts';
import { onInstallCardDue } from '#web/ui/install-offer.ts';
import { shownToast, subscribeToToast } from '#web/ui/toast.ts';
import { pageTitle } from './page-title.ts';
import { deleteCachedImages } from './service-worker.ts';

export function RootLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Outlet />
        <LazyInstallCard />
        <DocumentTitle />
        <HeadingFocus />
        <ForgetOnSignOut />
        <LazyToaster />
        <ScrollRestoration getKey={scrollKey} />
      </AuthProvider>
    </QueryClientProvider>
  );
}

/** All first pages of a tab share the key `default`, so they are told apart by path. */
function scrollKey({ key, pathname, hash }: Location): string {
  if (key !== 'default') return key;
  return hash === '' ? pathname : String(performance.timeOrigin);
}

function DocumentTitle() {
  const { user } = useAuth();
  const title = pageTitle(useMatches(), user !== null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** Focuses the heading after a navigation, for screen readers and keyboards. */
function HeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A redirect before any interaction is part of the first load.
    if (navigator.userActivation?.hasBeenActive === false) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}

/** Deletes personal data that was cached for offline use. */
function ForgetOnSignOut() {
  const { user } = useAuth();
  const id = user?.id;
  useEffect(() => {
    if (id === undefined) return;
    return () => {
      void deleteCachedImages();
      clearShownCodes();
      clearSavedReviews();
    };
  }, [id]);
  return null;
}

const AppInstallCard = lazy(() =>
  import('./AppInstallCard.tsx').then(
    ({ AppInstallCard }): { default: () => ReactNode } => ({ default: AppInstallCard }),
    // The next visit tries again.
    () => ({ default: (): ReactNode => null }),
  ),
);

function LazyInstallCard() {
  const isShowingCode = useMatch(paths.show) !== null;
  const [isTime, setTime] = useState(false);
  // Without a transition, Suspense would delay the card.
  useEffect(() => onInstallCardDue(() => startTransition(() => setTime(true))), []);
  return <Suspense>{isTime && !isShowingCode && <AppInstallCard />}</Suspense>;
}

/**
 * Loads the toaster when idle or with the first toast. Early enough, because a toast may report that the connection is
 * lost. Until then a plain section holds its place, without Radix's inline styles, which the CSP forbids in HTML.
 */
function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import('#web/ui/Toaster.tsx').then(
        ({ Toaster }) => setToaster(() => Toaster),
        // The next toast tries again.
        () => undefined,
      );
    const unsubscribe = subscribeToToast(load);
    if (shownToast()) load();
    const cancelIdle = onceIdle(load);
    return () => {
      unsubscribe();
      cancelIdle();
    };
  }, []);
  // An open dialog hides everything but live regions from assistive technology.
  return (
    <div aria-live="off">
      {Toaster ? <Toaster /> : <section aria-label="Notifications (F8)" tabIndex={-1} />}
    </div>
  );
}

/** Returns a function that cancels it. */
function onceIdle(work: () => void): () => void {
  // Missing in Safari.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
