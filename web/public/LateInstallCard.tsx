import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { onInstallCardDue } from '#web/ui/install-offer.ts';

/** Comes after the thank-you, and is fetched only then: the form is for writing. */
export function LateInstallCard() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    offerApp();
    // As a transition it is shown when it is loaded, and not some time after.
    return onInstallCardDue(() => startTransition(() => setTime(true)));
  }, []);
  return <Suspense>{isTime && <CustomerInstallCard />}</Suspense>;
}

const CustomerInstallCard = lazy(() =>
  import('./CustomerInstallCard.tsx').then(
    ({ CustomerInstallCard }): { default: () => ReactNode } => ({ default: CustomerInstallCard }),
    () => ({ default: () => null }),
  ),
);

/** Without a manifest a browser has nothing to install. */
function offerApp(): void {
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = '/manifest.webmanifest';
  document.head.append(manifest);
}
