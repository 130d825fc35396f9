import { type ComponentType, lazy, Suspense } from 'react';
import { useAuth } from '#web/accounts/auth.tsx';
import { readStoredUser } from '#web/accounts/stored-user.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

const loadLanding = () => import('#web/marketing/LandingPage.tsx');
const loadDashboard = () =>
  Promise.all([import('./AuthenticatedLayout.tsx'), import('#web/dashboard/DashboardPage.tsx')]);

/** Drawn at once where it is there: markup that was rendered before can only be hydrated so. */
let landing: ComponentType | undefined;
const LateLanding = lazy(async () => ({ default: (await loadLanding()).LandingPage }));

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

/** Fetches what `/` will show, and nothing of the other. */
export async function loadHome(): Promise<ComponentType> {
  if (readStoredUser()) void loadDashboard().catch(() => undefined);
  else landing = (await loadLanding()).LandingPage;
  return HomePage;
}

/** `/`: one's dashboard, or for everyone else what this is about. */
function HomePage() {
  const { user, loading } = useAuth();
  if (loading && !user) return <Spinner className="min-h-dvh" />;
  const Page = user ? SignedInHome : (landing ?? LateLanding);
  return (
    <Suspense fallback={<Spinner className="min-h-dvh" />}>
      <Page />
    </Suspense>
  );
}
