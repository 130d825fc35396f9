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
import { onTimeToPropose } from '#web/ui/install-offer.ts';
import { shownToast, subscribeToToast } from '#web/ui/toast.ts';
import { pageTitle } from './page-title.ts';
import { forgetPictures } from './service-worker.ts';

/** What surrounds every page. */
export function RootLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Outlet />
        <LateInstallCard />
        <DocumentTitle />
        <HeadingFocus />
        <KeptForOnePerson />
        <LateToaster />
        <ScrollRestoration getKey={scrollKey} />
      </AuthProvider>
    </QueryClientProvider>
  );
}

/** Every first page of a tab has the same key: by that, each would begin where another was left. An anchor always counts. */
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

/** After a navigation the new page's heading takes focus: what a screen reader says, and where Tab goes on from. */
function HeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A redirect before anyone has touched the page still belongs to its first load.
    if (navigator.userActivation?.hasBeenActive === false) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}

/** What was kept for being offline shows names: it goes when its person does. */
function KeptForOnePerson() {
  const { user } = useAuth();
  const id = user?.id;
  useEffect(() => {
    if (id === undefined) return;
    return () => {
      void forgetPictures();
      clearShownCodes();
    };
  }, [id]);
  return null;
}

const AppInstallCard = lazy(() =>
  import('./AppInstallCard.tsx').then(
    ({ AppInstallCard }): { default: () => ReactNode } => ({ default: AppInstallCard }),
    // After a deploy, or offline: the next visit asks again.
    () => ({ default: (): ReactNode => null }),
  ),
);

/** Never over the code that a customer scans. */
function LateInstallCard() {
  const isShowingCode = useMatch(paths.show) !== null;
  const [isTime, setTime] = useState(false);
  // As a transition it is shown when it is loaded, and not some time after.
  useEffect(() => onTimeToPropose(() => startTransition(() => setTime(true))), []);
  return <Suspense>{isTime && !isShowingCode && <AppInstallCard />}</Suspense>;
}

/**
 * Radix' toasts come when the page has nothing else to do, or with the first of them: what they tell may be that there is no
 * connection any more. Until then their place is a plain one, without the style attributes that prerendered markup must not
 * have.
 */
function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import('#web/ui/Toaster.tsx').then(
        ({ Toaster }) => setToaster(() => Toaster),
        // The next toast asks again.
        () => undefined,
      );
    const forget = subscribeToToast(load);
    if (shownToast()) load();
    const forgetIdle = onceIdle(load);
    return () => {
      forget();
      forgetIdle();
    };
  }, []);
  // An open dialog hides everything else from assistive technology but live regions: this one keeps the place. It says
  // nothing itself; the notifications in it do.
  return (
    <div aria-live="off">
      {Toaster ? <Toaster /> : <section aria-label="Notifications (F8)" tabIndex={-1} />}
    </div>
  );
}

/** @returns a function that calls it off. */
function onceIdle(work: () => void): () => void {
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
