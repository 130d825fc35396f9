import { useEffect } from 'react';
import { useAuth } from '#web/accounts/auth.tsx';
import { readPushChoice } from '#web/accounts/push-choice.ts';
import { queryClient } from '#web/api/query-client.ts';
import { reviewPagesQuery, UNFILTERED } from '#web/reviews/queries.ts';
import { onceIdle } from '#web/ui/once-idle.ts';
import { refreshOld } from './old-data.ts';

/** The first requests on a new connection often still fail. */
const REFRESH_AGAIN_MS = 3_000;

/** Is kept from when the page is idle, and read again when the network is back. */
export function OfflineData() {
  useEffect(() => {
    const refresh = async () => {
      await refreshOld();
      setTimeout(refreshOld, REFRESH_AGAIN_MS);
    };
    addEventListener('online', refresh);
    const keep = () => void import('./offline-copy.ts').then(readNewestReviews, () => undefined);
    // Without a network, the first reads have failed already.
    const cancel = navigator.onLine ? onceIdle(keep) : keep();
    return () => {
      cancel?.();
      removeEventListener('online', refresh);
    };
  }, []);
  return null;
}

/** Only for those who turned notifications on here. */
export function RenewPush() {
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

/** Most visits end on the dashboard. The very first one has the network to itself. */
function readNewestReviews(): void {
  if (!navigator.serviceWorker?.controller) return;
  void queryClient.prefetchInfiniteQuery(reviewPagesQuery(UNFILTERED));
}
