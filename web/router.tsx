import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { brand } from '#contract/brand.ts';
import { freePlan, prices } from '#contract/plans.ts';
import { loadHome } from '#web/layout/HomePage.tsx';
import type { PageHandle } from '#web/layout/page-title.ts';
import { RenderFailure } from '#web/layout/RenderFailure.tsx';
import { RootLayout } from '#web/layout/RootLayout.tsx';
import { paths } from '#web/paths.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: () => <Spinner className="min-h-dvh" />,
    ErrorBoundary: RenderFailure,
    children: [
      withErrorBoundary([
        page(paths.home, loadHome, {
          title: `${brand.name} - ${brand.tagline}`,
          signedInTitle: 'Dashboard',
          description:
            'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.',
        }),
        page(paths.login, async () => (await import('#web/accounts/LoginPage.tsx')).LoginPage, {
          title: 'Sign in',
          description: `Sign in to ${brand.name} to read what your customers say about you.`,
        }),
        page(paths.register, async () => (await import('#web/accounts/RegisterPage.tsx')).RegisterPage, {
          title: 'Create your account',
          description: `Create your ${brand.name} account and get your own review link and QR code. Your first ${freePlan.reviews} reviews are free.`,
        }),
        page(
          paths.forgotPassword,
          async () => (await import('#web/accounts/ForgotPasswordPage.tsx')).ForgotPasswordPage,
          { title: 'Forgot password' },
        ),
        page(
          paths.resetPassword,
          async () => (await import('#web/accounts/ResetPasswordPage.tsx')).ResetPasswordPage,
          { title: 'Choose a new password' },
        ),
        page(
          paths.confirmEmail,
          async () => (await import('#web/accounts/ConfirmEmailPage.tsx')).ConfirmEmailPage,
          { title: 'Confirm your email' },
        ),
        page(paths.pricing, async () => (await import('#web/marketing/PricingPage.tsx')).PricingPage, {
          title: 'Pricing',
          description: `${brand.name} is free for your first ${freePlan.reviews} reviews. After that, it's $${prices.monthly} a month or $${prices.annual} a year for unlimited reviews.`,
        }),
        page(paths.media, async () => (await import('#web/marketing/MediaPage.tsx')).MediaPage, {
          title: 'Press and media kit',
          description: `Facts, logos and screenshots for anyone writing about ${brand.name}.`,
        }),
        page(paths.terms, async () => (await import('#web/marketing/TermsPage.tsx')).TermsPage, {
          title: 'Terms of Service',
          description: `What you can expect from ${brand.name}, and what we ask of you.`,
        }),
        page(paths.privacy, async () => (await import('#web/marketing/PrivacyPage.tsx')).PrivacyPage, {
          title: 'Privacy Policy',
          description: `What ${brand.name} stores, for how long, who sees it, and how to download or delete it.`,
        }),
        page(paths.help, async () => (await import('#web/marketing/HelpPage.tsx')).HelpPage, {
          title: 'Help Center',
          description: `Answers about review links, QR codes, emails, plans and your data.`,
        }),
        {
          lazy: async () => ({
            Component: (await import('#web/layout/AuthenticatedLayout.tsx')).AuthenticatedLayout,
          }),
          children: [
            withErrorBoundary([
              page(
                paths.dashboard,
                async () => (await import('#web/dashboard/DashboardPage.tsx')).DashboardPage,
                { title: 'Dashboard' },
              ),
              page(paths.reviews, async () => (await import('#web/reviews/ReviewsPage.tsx')).ReviewsPage, {
                title: 'My Reviews',
              }),
              page(
                paths.trackedCodes,
                async () => (await import('#web/cards/TrackedCodesPage.tsx')).TrackedCodesPage,
                {
                  title: 'Tracked codes',
                },
              ),
              page(
                paths.reputation,
                async () => (await import('#web/reputation/ReputationPage.tsx')).ReputationPage,
                { title: 'Take my reviews with me' },
              ),
              page(
                paths.settings,
                async () => (await import('#web/settings/SettingsPage.tsx')).SettingsPage,
                {
                  title: 'Settings',
                },
              ),
              page(paths.print, loadPrint, {
                title: 'Print studio',
              }),
              page(
                paths.subscribe,
                async () => (await import('#web/plans/SubscribePage.tsx')).SubscribePage,
                { title: 'Upgrade Your Account' },
              ),
              page(
                paths.subscribeReturn,
                async () => (await import('#web/plans/SubscribeReturnPage.tsx')).SubscribeReturnPage,
                { title: 'Payment' },
              ),
              page(paths.admin, async () => (await import('#web/admin/AdminPage.tsx')).AdminPage, {
                title: 'Admin',
              }),
              page(paths.adminUsers, async () => (await import('#web/admin/UsersPage.tsx')).UsersPage, {
                title: 'User Management',
              }),
            ]),
          ],
        },
        {
          lazy: async () => ({
            Component: (await import('#web/layout/AuthenticatedLayout.tsx')).FullScreenLayout,
          }),
          children: [
            withErrorBoundary([
              page(paths.show, loadShow, {
                title: 'Your code',
              }),
            ]),
          ],
        },
        page('*', async () => (await import('#web/layout/NotFoundPage.tsx')).NotFoundPage, {
          title: '404 Page Not Found',
        }),
      ]),
    ],
  },
];

/** Preloads a path's code for the first render; failures are left to the error boundary. */
export async function loadRoutesFor(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

const loadPausedNote = async () => (await import('#web/plans/PausedNote.tsx')).PausedNote;

async function loadPrint(): Promise<ComponentType> {
  const [{ PrintPage }, PausedNote] = await Promise.all([
    import('#web/cards/PrintPage.tsx'),
    loadPausedNote(),
  ]);
  return () => <PrintPage note={<PausedNote className="mt-4 max-w-prose" />} />;
}

async function loadShow(): Promise<ComponentType> {
  const [{ ShowPage }, PausedNote] = await Promise.all([import('#web/cards/ShowPage.tsx'), loadPausedNote()]);
  return () => (
    <ShowPage note={<PausedNote className="mb-4 border-black bg-white text-black *:justify-center" />} />
  );
}

/** If a route's code fails to load, only a parent's error boundary can render. */
function withErrorBoundary(children: RouteObject[]): RouteObject {
  return { ErrorBoundary: RenderFailure, children };
}

function page(path: string, load: () => Promise<ComponentType>, handle: PageHandle): RouteObject {
  return { path, handle, lazy: async () => ({ Component: await load() }) };
}
