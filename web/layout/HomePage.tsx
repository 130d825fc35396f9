import { lazy, Suspense } from 'react';
import { useAuth } from '#web/accounts/auth.tsx';
import { LandingPage } from '#web/marketing/LandingPage.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

const SignedInHome = lazy(async () => {
  const [{ SignedInPage }, { DashboardPage }] = await Promise.all([
    import('./AuthenticatedLayout.tsx'),
    import('#web/dashboard/DashboardPage.tsx'),
  ]);
  return {
    default: () => (
      <SignedInPage>
        <DashboardPage />
      </SignedInPage>
    ),
  };
});

/** `/`: one's dashboard, or for everyone else what this is about. */
export function HomePage() {
  const { user, loading } = useAuth();
  if (user) {
    return (
      <Suspense fallback={<Spinner className="min-h-dvh" />}>
        <SignedInHome />
      </Suspense>
    );
  }
  return loading ? <Spinner className="min-h-dvh" /> : <LandingPage />;
}
