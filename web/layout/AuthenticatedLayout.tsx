import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '#web/accounts/auth.tsx';
import { EmailNotice } from '#web/accounts/EmailNotice.tsx';
import { readPushChoice } from '#web/accounts/push-choice.ts';
import { CatchUp } from '#web/api/CatchUp.tsx';
import { queryClient } from '#web/api/query-client.ts';
import { t } from '#web/language.ts';
import { Copyright, FooterLinks } from '#web/marketing/SmallPrint.tsx';
import { paths } from '#web/paths.ts';
import { InstallCardSlot } from '#web/ui/InstallCardSlot.tsx';
import { onceIdle } from '#web/ui/once-idle.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';
import { Header } from './Header.tsx';
import { LastUpdated } from './LastUpdated.tsx';

export function AuthenticatedLayout({ children }: { children: ReactNode }) {
  return (
    <FullScreenLayout>
      <div className="flex min-h-[calc(100dvh-var(--tab-bar,0px))] flex-col">
        <a
          href="#content"
          className="sr-only rounded-control bg-sheet px-4 py-2 shadow-raised focus:not-sr-only focus:absolute focus:top-3 focus:start-4 focus:z-50"
        >
          {t('Skip to content')}
        </a>
        <Header />
        <main
          id="content"
          tabIndex={-1}
          className="group/page max-lg:has-data-first-run:flex max-lg:has-data-first-run:flex-col page-width grow pt-2 pb-4 sm:pt-4 sm:pb-14"
        >
          <DashboardTabs />
          <LastUpdated />
          <EmailNotice />
          {children}
        </main>
        <InstallCardSlot />
        <Footer />
      </div>
    </FullScreenLayout>
  );
}

export function FullScreenLayout({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();

  if (loading) return <Spinner className="min-h-dvh" />;
  if (!user) return <AskToSignIn />;
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <CatchUp />
      <RenewPush />
    </QueryClientProvider>
  );
}

/** Comes back to this page afterwards. */
function AskToSignIn() {
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    const { pathname, search, hash } = location;
    navigate(paths.login, { replace: true, state: { from: pathname + search + hash } });
  }, [navigate]);
  return null;
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

function Footer() {
  return (
    <footer className="print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 pb-2 text-sm text-ink-muted sm:py-6">
        <Copyright />
        <FooterLinks />
      </div>
    </footer>
  );
}
