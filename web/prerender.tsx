import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { AppPages, AppTemplate } from '#contract/app-pages.ts';
import { brand } from '#contract/brand.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { DemoNote } from '#web/DemoNote.tsx';
import { describe, escapeHtml, fill, withoutStyleAttributes } from '#web/document-head.ts';
import { offeredPages, pageAt, pageTitle } from '#web/pages.tsx';
import { paths } from '#web/paths.ts';
import { renderReviewTemplate } from '#web/public/review-template.tsx';
import { App, loadPage } from '#web/router.tsx';
import { renderFragments, renderSignedInPages } from '#web/signed-in-templates.tsx';
import { site } from '#web/site.ts';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

export { renderReviewTemplate };

/** Public pages, with the module whose chunks they preload. */
export const publicPages = [
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

/** Renders everything that depends on `site`: at build, and at a start with other settings. */
export async function renderAppPages(template: AppTemplate): Promise<AppPages> {
  const html = withIcons(template.html);
  const inlined = fill(html, { [template.stylesheet]: `<style>${template.styles}</style>` });
  const known = offeredPages.map(({ path }) => path);
  const prerendered = publicPages.filter(({ path }) => known.includes(path));
  const documents = new Map<string, string>();
  for (const page of prerendered)
    documents.set(page.name, await renderPublicPage(page, inlined, template.preloads[page.module]));
  // Not inlined: it is precached for offline use, and needs the stylesheet from there.
  documents.set('shell', fillShell(html, site.name, `<div id="root">${renderWaiting()}</div>`));
  for (const { name, path, markup } of renderSignedInPages()) {
    const root = `<div id="root" data-prerendered="signed-in">${markup}</div>%DATA%`;
    documents.set(name, fillShell(inlined, pageTitle(pageAt(path), true), root));
  }
  const fragments = renderFragments();
  for (const [name, html] of [...documents, ...Object.entries(fragments)]) withoutStyleAttributes(name, html);
  return {
    documents: Object.fromEntries(documents),
    prerendered: Object.fromEntries(prerendered.map(({ path, name }) => [path, name])),
    fragments,
    known,
  };
}

function withIcons(html: string): string {
  if (!site.logo) return html;
  const { path } = site.logo;
  const touchIcon = path.endsWith('.png') ? `<link rel="apple-touch-icon" href="${path}" />` : '';
  return html
    .replace(/<link rel="icon" [^>]*>/, `<link rel="icon" href="${path}" />`)
    .replace(/<link rel="apple-touch-icon" [^>]*>/, touchIcon);
}

/** As the customer's pages show it. */
export function renderMark(): string {
  return renderToStaticMarkup(<LogoMark className="size-5" />);
}

async function renderPublicPage(
  { path, needsScript }: { path: string; needsScript?: boolean },
  template: string,
  preloads: string[] = [],
): Promise<string> {
  const page = pageAt(path);
  await loadPage(page);
  const markup = renderToString(
    <StrictMode>
      <App ssrPath={path} />
    </StrictMode>,
  );
  const { description } = page;
  return fill(template, {
    '<title>Goodword</title>': [
      ...describe({ title: pageTitle(page, false), description, path }),
      ...(description ? [`<meta name="description" content="${escapeHtml(description)}" />`] : []),
      `<link rel="canonical" href="%APP_URL%${path}" />`,
      ...preloads,
    ].join('\n    '),
    '<div id="root"></div>': `${needsScript ? renderScriptNotes() : ''}${renderDemoNote(false)}<div id="root" data-prerendered>${markup}</div>`,
  });
}

function fillShell(template: string, title: string, root: string): string {
  return fill(template, {
    '<title>Goodword</title>': `<title>${title}</title>\n    <meta name="description" content="${brand.tagline}" />`,
    '<div id="root"></div>': `${renderScriptNotes()}${renderDemoNote(true)}${root}`,
  });
}

function renderDemoNote(isSignedIn: boolean): string {
  return site.isDemo ? renderToStaticMarkup(<DemoNote isSignedIn={isSignedIn} />) : '';
}

/** The app shell's content until the page's code has loaded. */
function renderWaiting(): string {
  return renderToStaticMarkup(<Spinner className="min-h-dvh animate-appear" />);
}

/** For pages that do little without their script. CSS alone shows the alert if it is late; `main.tsx` removes both. */
function renderScriptNotes(): string {
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
