import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { onInstallCardDue } from '#web/ui/install-offer.ts';

/** Loaded after the thank-you, so that it does not slow the form down. */
export function LateInstallCard() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    offerApp();
    // As a transition it shows as soon as it is loaded.
    return onInstallCardDue(() => startTransition(() => setDue(true)));
  }, []);
  return <Suspense>{isDue && <CustomerInstallCard />}</Suspense>;
}

const CustomerInstallCard = lazy(() =>
  import('./CustomerInstallCard.tsx').then(
    ({ CustomerInstallCard }): { default: () => ReactNode } => ({ default: CustomerInstallCard }),
    () => ({ default: () => null }),
  ),
);

/** Browsers offer to install only pages with a manifest. */
function offerApp(): void {
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = '/manifest.webmanifest';
  document.head.append(manifest);
}
