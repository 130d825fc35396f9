import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '#web/accounts/auth.tsx';
import { t } from '#web/language.ts';
import { DueInstallCard } from '#web/ui/InstallCardSlot.tsx';
import { onceIdle } from '#web/ui/once-idle.ts';
import { shownToast, subscribeToToast } from '#web/ui/toast.ts';
import { useInstallCard } from '#web/ui/use-install-card.tsx';
import { forgetOfflineData } from './forget-offline-data.ts';

export function RootLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <DueInstallCard value={useInstallCard(loadInstallCard)}>{children}</DueInstallCard>
      <ForgetOnSignOut />
      <LazyToaster />
    </>
  );
}

/** Deletes personal data that was kept for offline use. */
function ForgetOnSignOut() {
  const { user } = useAuth();
  const id = user?.id;
  useEffect(() => {
    if (id === undefined) return;
    return forgetOfflineData;
  }, [id]);
  return null;
}

const loadInstallCard = async () => (await import('./AppInstallCard.tsx')).AppInstallCard;

const SIGNS_OF_A_PERSON = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Loads the toaster once the page is idle, or before, at the first sign of a person or with the first toast. Not later,
 * because a toast may report that the connection is lost, with which this code would be lost too. Until then a plain
 * section holds its place, without Radix's inline styles, which the CSP forbids in HTML.
 */
function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = (sign?: Event) =>
      void import('#web/ui/Toaster.tsx').then(
        ({ toasterFor }) => setToaster((shown?: ComponentType) => toasterFor(sign, shown)),
        // The next toast tries again.
        () => undefined,
      );
    const unsubscribe = subscribeToToast(load);
    if (shownToast()) load();
    const cancel = onceIdle(load);
    for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, load, { once: true, passive: true });
    return () => {
      unsubscribe();
      cancel();
      for (const sign of SIGNS_OF_A_PERSON) removeEventListener(sign, load);
    };
  }, []);
  // An open dialog hides everything but live regions from assistive technology.
  return (
    <div aria-live="off">
      {Toaster ? <Toaster /> : <section aria-label={t('Notifications (F8)')} tabIndex={-1} />}
    </div>
  );
}
