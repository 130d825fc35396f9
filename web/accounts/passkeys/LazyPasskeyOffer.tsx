import { type ComponentType, useEffect, useState } from 'react';

const AFTER_MS = 2_500;

/** Comes after the page, and only to people without a passkey. */
export function LazyPasskeyOffer() {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadOffer().then(
        (found) => found && setOffer(() => found),
        // The next visit tries again.
        () => undefined,
      );
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Offer && <Offer />;
}

async function loadOffer(): Promise<ComponentType | null> {
  const { isOfferDue } = await import('./offer.ts');
  if (!(await isOfferDue())) return null;
  const { isNeeded, PasskeyOffer } = await import('./PasskeyOffer.tsx');
  return (await isNeeded()) ? PasskeyOffer : null;
}
