import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { textLink } from '#web/accounts/text-link.ts';
import { pageAt, pageTitle } from '#web/pages.tsx';
import { knownPaths, paths } from '#web/paths.ts';
import { renderReviewTemplate } from '#web/public/review-template.tsx';
import { App, loadPage } from '#web/router.tsx';
import { renderFragments, renderSignedInPages } from '#web/signed-in-templates.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

export { knownPaths, renderFragments, renderReviewTemplate, renderSignedInPages };

/** Pages rendered at build time, with the module whose chunks they preload. */
export const prerenderedPages = [
  { path: paths.home, name: 'landing', module: 'marketing/LandingPage.tsx' },
  { path: paths.login, name: 'login', module: 'accounts/LoginPage.tsx', needsScript: true },
  { path: paths.register, name: 'register', module: 'accounts/RegisterPage.tsx', needsScript: true },
  { path: paths.pricing, name: 'pricing', module: 'marketing/PricingPage.tsx' },
  { path: paths.media, name: 'media', module: 'marketing/MediaPage.tsx' },
  { path: paths.terms, name: 'terms', module: 'marketing/TermsPage.tsx' },
  { path: paths.privacy, name: 'privacy', module: 'marketing/PrivacyPage.tsx' },
  { path: paths.help, name: 'help', module: 'marketing/HelpPage.tsx' },
];

/** The most visited signed-in pages, with the modules to preload. */
export const appPages = Object.entries({
  [paths.home]: [],
  [paths.dashboard]: [],
  [paths.reviews]: ['reviews/ReviewsPage.tsx'],
  [paths.settings]: ['settings/SettingsPage.tsx'],
  [paths.admin]: ['admin/AdminPage.tsx'],
}).map(([path, modules]) => ({ path, modules: ['signed-in.ts', ...modules] }));

export interface RenderedPage {
  title: string;
  description: string | undefined;
  markup: string;
}

export async function renderPage(path: string): Promise<RenderedPage> {
  const page = pageAt(path);
  await loadPage(page);
  const markup = renderToString(
    <StrictMode>
      <App ssrPath={path} />
    </StrictMode>,
  );
  return { title: pageTitle(page, false), description: page.description, markup };
}

export function signedInTitle(path: string): string {
  return pageTitle(pageAt(path), true);
}

/** The app shell's content until the page's code has loaded. */
export function renderWaiting(): string {
  return renderToStaticMarkup(<Spinner className="min-h-dvh animate-appear" />);
}

/** For pages that do little without their script. CSS alone shows the alert if it is late; `main.tsx` removes both. */
export function renderScriptNotes(): string {
  return renderToStaticMarkup(
    <div id="script-notes">
      <noscript>
        <p className="bg-warning-soft p-4 text-center">This page needs JavaScript.</p>
      </noscript>
      <p
        role="alert"
        className="fixed inset-x-5 top-5 z-50 mx-auto max-w-96 animate-late rounded-control bg-sheet p-4 text-center shadow-raised noscript:hidden"
      >
        Taking longer than usual.{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: empty, it is the address of any page */}
        <a href="" className={textLink}>
          Reload
        </a>
      </p>
    </div>,
  );
}
