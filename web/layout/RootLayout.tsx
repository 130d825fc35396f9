import { QueryClientProvider } from '@tanstack/react-query';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { AuthProvider, useAuth } from '#web/accounts/auth.tsx';
import { refreshOld } from '#web/accounts/offline-copy.ts';
import { readPushChoice } from '#web/accounts/push-choice.ts';
import { queryClient } from '#web/api/query-client.ts';
import { paths } from '#web/paths.ts';
import { onInstallCardDue } from '#web/ui/install-offer.ts';
import { shownToast, subscribeToToast } from '#web/ui/toast.ts';
import { forgetOfflineData } from './forget-offline-data.ts';

export function RootLayout({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        {children}
        <LazyInstallCard />
        <OfflineData />
        <RenewPush />
        <LazyToaster />
      </AuthProvider>
    </QueryClientProvider>
  );
}

/** Is refreshed when the network is back, and deleted at sign-out. */
function OfflineData() {
  const { user } = useAuth();
  const id = user?.id;
  useEffect(() => {
    if (id === undefined) return;
    const refresh = () => void refreshOld();
    addEventListener('online', refresh);
    const cancelIdle = onceIdle(() => void readNewestReviews().catch(() => undefined));
    return () => {
      cancelIdle();
      removeEventListener('online', refresh);
      forgetOfflineData();
    };
  }, [id]);
  return null;
}

/** Most visits end on the dashboard. The very first one has the network to itself. */
async function readNewestReviews(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const { reviewPagesQuery, UNFILTERED } = await import('#web/reviews/queries.ts');
  await queryClient.prefetchInfiniteQuery(reviewPagesQuery(UNFILTERED));
}

/** Only for those who turned notifications on here. */
function RenewPush() {
  const { user } = useAuth();
  const id = user?.id;
  useEffect(() => {
    if (id === undefined || readPushChoice()?.userId !== id) return;
    return onceIdle(() => {
      // The next start tries again.
      import('#web/settings/push-device.ts').then(({ renewPush }) => renewPush()).catch(() => undefined);
    });
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
  const isShowingCode = useLocation()[0] === paths.show;
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
