import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router';
import { pageTitle } from '#web/layout/page-title.ts';
import { LOADING_ISSUE } from '#web/layout/RenderFailure.tsx';
import { knownPaths, paths } from '#web/paths.ts';
import { renderReviewTemplate } from '#web/public/review-template.tsx';
import { loadRoutesFor, routes } from '#web/router.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

export { knownPaths, renderReviewTemplate };

/** The public pages that stand as HTML from the first byte: path → file name, and the module whose chunks it needs. */
export const prerenderedPages = [
  { path: paths.home, name: 'landing', module: 'marketing/LandingPage.tsx' },
  { path: paths.login, name: 'login', module: 'accounts/LoginPage.tsx' },
  { path: paths.register, name: 'register', module: 'accounts/RegisterPage.tsx' },
  { path: paths.pricing, name: 'pricing', module: 'marketing/PricingPage.tsx' },
  { path: paths.media, name: 'media', module: 'marketing/MediaPage.tsx' },
  { path: paths.terms, name: 'terms', module: 'marketing/TermsPage.tsx' },
  { path: paths.privacy, name: 'privacy', module: 'marketing/PrivacyPage.tsx' },
  { path: paths.help, name: 'help', module: 'marketing/HelpPage.tsx' },
];

/** The pages that the browser fills itself and people open most: the modules that it will ask for once the router runs. */
export const appPages = Object.entries({
  [paths.home]: 'dashboard/DashboardPage.tsx',
  [paths.dashboard]: 'dashboard/DashboardPage.tsx',
  [paths.reviews]: 'reviews/ReviewsPage.tsx',
  [paths.settings]: 'settings/SettingsPage.tsx',
}).map(([path, module]) => ({ path, modules: ['layout/AuthenticatedLayout.tsx', module] }));

export interface RenderedPage {
  title: string;
  description: string | undefined;
  markup: string;
}

export async function renderPage(path: string): Promise<RenderedPage> {
  await loadRoutesFor(path);
  const matches = (matchRoutes(routes, path) ?? []).map(({ route }) => route);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const markup = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  router.dispose();
  return { title: pageTitle(matches, false), description: matches.at(-1)?.handle?.description, markup };
}

/** What the plain shell shows until the page's own code is there, and by style sheet alone, if that never comes. */
export function renderWaiting(): string {
  return renderToStaticMarkup(
    <>
      <Spinner className="min-h-dvh animate-appear" />
      <p role="alert" className="absolute inset-x-4 top-8 animate-late text-center">
        {LOADING_ISSUE}
      </p>
      <noscript>
        <p className="absolute inset-x-4 top-24 text-center">This page needs JavaScript.</p>
      </noscript>
    </>,
  );
}
