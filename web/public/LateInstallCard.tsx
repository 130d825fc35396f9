import { type ComponentType, useEffect, useState } from 'react';
import { onTimeToPropose } from '#web/ui/install-offer.ts';

/** Comes after the thank-you, and is fetched only then: the form is for writing. */
export function LateInstallCard() {
  const [Card, setCard] = useState<ComponentType>();
  useEffect(() => {
    offerApp();
    const show = () =>
      import('./CustomerInstallCard.tsx').then(
        ({ CustomerInstallCard }) => setCard(() => CustomerInstallCard),
        () => undefined,
      );
    return onTimeToPropose(() => void show());
  }, []);
  return Card ? <Card /> : null;
}

/** Without a manifest a browser has nothing to install. */
function offerApp(): void {
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = '/manifest.webmanifest';
  document.head.append(manifest);
}
