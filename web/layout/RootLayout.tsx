import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { AuthProvider, useAuth } from '#web/accounts/auth.tsx';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { onInstallCardDue } from '#web/ui/install-offer.ts';
import { shownToast, subscribeToToast } from '#web/ui/toast.ts';
import { forgetOfflineData } from './forget-offline-data.ts';

export function RootLayout({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      {children}
      <LazyInstallCard />
      <ForgetOnSignOut />
      <LazyToaster />
    </AuthProvider>
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

/** A person types here. */
const forms: string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
];

/** Its code is complete before it is shown: Suspense would delay the card. */
function LazyInstallCard() {
  const [path] = useLocation();
  const [Card, setCard] = useState<ComponentType<{ isInFlow: boolean }>>();
  useEffect(
    () =>
      onInstallCardDue(
        () =>
          void import('./AppInstallCard.tsx').then(
            ({ AppInstallCard }) => setCard(() => AppInstallCard),
            // The next visit tries again.
            () => undefined,
          ),
      ),
    [],
  );
  return Card && path !== paths.show && <Card isInFlow={forms.includes(path)} />;
}

const SIGNS_OF_A_PERSON = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Loads the toaster at the first sign of a person or with the first toast. Early enough, because a toast may report that
 * the connection is lost. Until then a plain section holds its place, without Radix's inline styles, which the CSP forbids
 * in HTML.
 */
function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = () => region.current?.querySelector<HTMLElement>('section, ol')?.focus();
    // The toaster does this itself, once it is there.
    const focusOnF8 = ({ key }: KeyboardEvent) => key === 'F8' && focus();
    const show = (loaded: ComponentType) => {
      const isFocused = region.current?.contains(document.activeElement);
      flushSync(() => setToaster(() => loaded));
      if (isFocused) focus();
    };
    const load = () =>
      void import('#web/ui/Toaster.tsx').then(
        ({ Toaster }) => show(Toaster),
        // The next toast tries again.
        () => undefined,
      );
    addEventListener('keydown', focusOnF8);
    const unsubscribe = subscribeToToast(load);
    if (shownToast()) load();
    for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, load, { once: true, passive: true });
    return () => {
      removeEventListener('keydown', focusOnF8);
      unsubscribe();
      for (const sign of SIGNS_OF_A_PERSON) removeEventListener(sign, load);
    };
  }, []);
  // An open dialog hides everything but live regions from assistive technology.
  return (
    <div ref={region} aria-live="off">
      {Toaster ? <Toaster /> : <section aria-label={t('Notifications (F8)')} tabIndex={-1} />}
    </div>
  );
}
