import { type ComponentType, lazy, Suspense } from 'react';
import { useAuth } from '#web/accounts/auth.tsx';
import { readStoredUser } from '#web/accounts/stored-user.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

const loadLanding = () => import('#web/marketing/LandingPage.tsx');
const loadDashboard = () =>
  Promise.all([import('./AuthenticatedLayout.tsx'), import('#web/dashboard/DashboardPage.tsx')]);

/** Preloaded, because prerendered markup can't be hydrated through a lazy component. */
let landing: ComponentType | undefined;
const LazyLanding = lazy(async () => ({ default: (await loadLanding()).LandingPage }));

const SignedInHome = lazy(async () => {
  const [{ SignedInPage }, { DashboardPage }] = await loadDashboard();
  return {
    default: () => (
      <SignedInPage>
        <DashboardPage />
      </SignedInPage>
    ),
  };
});

/** Loads only the page that `/` will show. */
export async function loadHome(): Promise<ComponentType> {
  if (readStoredUser()) void loadDashboard().catch(() => undefined);
  else landing = (await loadLanding()).LandingPage;
  return HomePage;
}

function HomePage() {
  const { user, loading } = useAuth();
  if (loading && !user) return <Spinner className="min-h-dvh" />;
  const Page = user ? SignedInHome : (landing ?? LazyLanding);
  return (
    <Suspense fallback={<Spinner className="min-h-dvh" />}>
      <Page />
    </Suspense>
  );
}
