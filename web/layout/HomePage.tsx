import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useAuth } from '#web/accounts/auth.tsx';
import { readStoredUser } from '#web/accounts/stored-user.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

type LoadDashboard = () => Promise<{
  AuthenticatedLayout: ComponentType<{ children: ReactNode }>;
  DashboardPage: ComponentType;
}>;

const loadLanding = async () => (await import('#web/marketing/LandingPage.tsx')).LandingPage;

/** Preloaded, because a lazy component would show a spinner between the server's markup and the page. */
const preloaded: { landing?: ComponentType; home?: ComponentType | undefined } = {};
const LazyLanding = lazy(async () => ({ default: await loadLanding() }));
let LazyHome: ComponentType;

/** Loads only the page that `/` will show. */
export async function loadHome(loadDashboard: LoadDashboard): Promise<ComponentType> {
  const loadSignedInHome = async () => {
    const { AuthenticatedLayout, DashboardPage } = await loadDashboard();
    return () => (
      <AuthenticatedLayout>
        <DashboardPage />
      </AuthenticatedLayout>
    );
  };
  LazyHome = lazy(async () => ({ default: await loadSignedInHome() }));
  // The server shows both.
  const isServer = typeof window === 'undefined';
  if (isServer || readStoredUser()) preloaded.home = await loadSignedInHome().catch(() => undefined);
  if (isServer || !readStoredUser()) preloaded.landing = await loadLanding();
  return HomePage;
}

function HomePage() {
  const { user, loading } = useAuth();
  if (loading && !user) return <Spinner className="min-h-dvh" />;
  const Preloaded = user ? preloaded.home : preloaded.landing;
  // Suspense would take the page over after what was typed has been put back.
  if (Preloaded) return <Preloaded />;
  const Page = user ? LazyHome : LazyLanding;
  return (
    <Suspense fallback={<Spinner className="min-h-dvh" />}>
      <Page />
    </Suspense>
  );
}
