import { type ComponentType, lazy, Suspense } from 'react';
import { useAuth } from '#web/accounts/auth.tsx';
import { readStoredUser } from '#web/accounts/stored-user.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

const loadLanding = () => import('#web/marketing/LandingPage.tsx');
const loadSignedInHome = async () => {
  const [{ SignedInPage }, { DashboardPage }] = await Promise.all([
    import('./AuthenticatedLayout.tsx'),
    import('#web/dashboard/DashboardPage.tsx'),
  ]);
  return () => (
    <SignedInPage>
      <DashboardPage />
    </SignedInPage>
  );
};

/** Preloaded, because a lazy component would show a spinner between prerendered markup and the page. */
const preloaded: { landing?: ComponentType; home?: ComponentType | undefined } = {};
const LazyLanding = lazy(async () => ({ default: (await loadLanding()).LandingPage }));
const LazyHome = lazy(async () => ({ default: await loadSignedInHome() }));

/** Loads only the page that `/` will show. */
export async function loadHome(): Promise<ComponentType> {
  if (readStoredUser()) preloaded.home = await loadSignedInHome().catch(() => undefined);
  else preloaded.landing = (await loadLanding()).LandingPage;
  return HomePage;
}

function HomePage() {
  const { user, loading } = useAuth();
  if (loading && !user) return <Spinner className="min-h-dvh" />;
  const Page = user ? (preloaded.home ?? LazyHome) : (preloaded.landing ?? LazyLanding);
  return (
    <Suspense fallback={<Spinner className="min-h-dvh" />}>
      <Page />
    </Suspense>
  );
}
