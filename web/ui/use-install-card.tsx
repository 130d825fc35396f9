import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { onInstallCardDue } from './install-offer.ts';

/** The card once it is due. Its code is complete before it is shown: Suspense would delay the card. */
export function useInstallCard(load: () => Promise<ComponentType>): ReactNode {
  const [Card, setCard] = useState<ComponentType>();
  useEffect(
    () =>
      onInstallCardDue(() => {
        load().then(
          (Loaded) => setCard(() => Loaded),
          // The next visit tries again.
          () => undefined,
        );
      }),
    [load],
  );
  return Card && <Card />;
}
