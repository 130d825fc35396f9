import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { AppPages, AppTemplate } from '#contract/app-pages.ts';
import { brand } from '#contract/brand.ts';
import { type Language, languages, textDirection } from '#contract/languages/languages.ts';
import type { Area } from '#contract/languages/sentences.ts';
import type { Translator } from '#contract/languages/translator.ts';
import { freePlan, prices } from '#contract/plans.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { describe, escapeHtml, fill, withoutStyleAttributes } from '#web/document-head.ts';
import { currentLanguage, setTranslator, t } from '#web/language.ts';
import { offeredPages, pageAt, pageTitle } from '#web/pages.tsx';
import { paths } from '#web/paths.ts';
import { renderReviewTemplate } from '#web/public/review-template.tsx';
import { App, loadPage } from '#web/router.tsx';
import { renderFragments, renderSignedInPages } from '#web/signed-in-templates.tsx';
import { site } from '#web/site.ts';
import { price } from '#web/ui/counts.ts';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

export { renderReviewTemplate };

/** Public pages, with the module whose chunks they preload, and a description for search engines and link previews. */
export const publicPages = [
  {
    path: paths.home,
    name: 'landing',
    module: 'marketing/LandingPage.tsx',
    areas: ['landing'],
    describe: () =>
      t(
        'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.',
      ),
  },
  {
    path: paths.login,
    name: 'login',
    module: 'accounts/LoginPage.tsx',
    needsScript: true,
    describe: () => t('Sign in to {site} to read what your customers say about you.', named),
  },
  {
    path: paths.register,
    name: 'register',
    module: 'accounts/RegisterPage.tsx',
    needsScript: true,
    describe: () =>
      site.hasPlans
        ? t(
            'Create your {site} account and get your own review link and QR code. Your first {count} reviews are free.',
            { ...named, count: freePlan.reviews },
          )
        : t('Create your {site} account and get your own review link and QR code.', named),
  },
  {
    path: paths.pricing,
    name: 'pricing',
    module: 'marketing/PricingPage.tsx',
    describe: () =>
      t(
        "{site} is free for your first {count} reviews. After that, it's {monthly} a month or {annual} a year for unlimited reviews.",
        {
          ...named,
          count: freePlan.reviews,
          monthly: price(prices.monthly),
          annual: price(prices.annual),
        },
      ),
  },
  {
    path: paths.media,
    name: 'media',
    module: 'marketing/MediaPage.tsx',
    describe: () => t('Facts, logos and screenshots for anyone writing about {site}.', named),
  },
  {
    path: paths.terms,
    name: 'terms',
    module: 'marketing/TermsPage.tsx',
    describe: () => t('What you can expect from {site}, and what we ask of you.', named),
  },
  {
    path: paths.privacy,
    name: 'privacy',
    module: 'marketing/PrivacyPage.tsx',
    describe: () =>
      t('What {site} stores, for how long, who sees it, and how to download or delete it.', named),
  },
  {
    path: paths.help,
    name: 'help',
    module: 'marketing/HelpPage.tsx',
    describe: () =>
      t(
        site.hasPlans
          ? 'Answers about review links, QR codes, emails, plans and your data.'
          : 'Answers about review links, QR codes, emails and your data.',
      ),
  },
] satisfies PublicPage[];

interface PublicPage {
  path: string;
  name: string;
  module: string;
  needsScript?: boolean;
  /** By default those of the page. */
  areas?: Area[];
  describe: () => string;
}

const named = { site: site.name };

/** The most visited signed-in pages, with the modules to preload. */
export const appPages = Object.entries({
  [paths.home]: [],
  [paths.dashboard]: [],
  [paths.reviews]: ['reviews/ReviewsPage.tsx'],
  [paths.settings]: ['settings/SettingsPage.tsx'],
  [paths.admin]: ['admin/AdminPage.tsx'],
}).map(([path, modules]) => ({ path, modules: ['signed-in.ts', ...modules] }));

/** Renders everything that depends on `site`: at build, and at a start with other settings. */
export async function renderAppPages(
  template: AppTemplate,
  loadTranslator: (language: Language, areas: readonly Area[]) => Promise<Translator>,
): Promise<AppPages> {
  const known = offeredPages.map(({ path }) => path);
  const prerendered = publicPages.filter(({ path }) => known.includes(path));
  const documents = new Map<string, string>();
  const fragments: Partial<AppPages['fragments']> = {};
  for (const language of Object.keys(languages) as Language[]) {
    setTranslator(await loadTranslator(language, renderedAreas));
    for (const [name, html] of await renderDocuments(template, prerendered))
      documents.set(`${name}.${language}`, html);
    fragments[language] = renderFragments();
    for (const [name, html] of Object.entries(fragments[language])) withoutStyleAttributes(name, html);
  }
  return {
    documents: Object.fromEntries(documents),
    prerendered: Object.fromEntries(prerendered.map(({ path, name }) => [path, name])),
    fragments: fragments as AppPages['fragments'],
    known,
  };
}

const renderedAreas: Area[] = [
  'descriptions',
  'common',
  ...new Set([...publicPages, ...appPages].flatMap(areasOf)),
];

function areasOf({ path, areas }: { path: string; areas?: Area[] }): readonly Area[] {
  return areas ?? pageAt(path).areas ?? [];
}

/** All documents in the current language, by name. */
async function renderDocuments(
  template: AppTemplate,
  prerendered: PublicPage[],
): Promise<Map<string, string>> {
  const language = currentLanguage();
  const dictionaries = template.dictionaries[language];
  const html = inLanguage(withIcons(template.html), language, dictionaries);
  const inlined = fill(html, { [template.stylesheet]: '<style>%STYLES%</style>' });
  const preloadsOf = (page: { path: string; areas?: Area[] }) =>
    ['common' as const, ...areasOf(page)].flatMap((area) =>
      dictionaries[area] ? [`<link rel="modulepreload" crossorigin href="${dictionaries[area]}">`] : [],
    );
  const documents = new Map<string, string>();
  for (const page of prerendered) {
    const preloads = [...preloadsOf(page), ...(template.preloads[page.module] ?? [])];
    documents.set(page.name, await renderPublicPage(page, inlined, preloads));
  }
  // Not inlined: it is precached for offline use, and needs the stylesheet from there.
  documents.set('shell', fillShell(html, site.name, `<div id="root">${renderWaiting()}</div>`));
  for (const { name, path, markup } of renderSignedInPages()) {
    const root = `<div id="root" data-prerendered="signed-in">${markup}</div>%DATA%`;
    documents.set(name, fillShell(inlined, pageTitle(pageAt(path), true), root, preloadsOf({ path })));
  }
  for (const [name, html] of documents) withoutStyleAttributes(name, html);
  return documents;
}

function inLanguage(html: string, language: Language, dictionaries: Partial<Record<Area, string>>): string {
  if (language === 'en') return html;
  const direction = textDirection(language) === 'rtl' ? ' dir="rtl"' : '';
  const files = `<script type="application/json" id="dictionaries">${JSON.stringify(dictionaries)}</script>`;
  return fill(html, {
    '<html lang="en">': `<html lang="${language}"${direction}>`,
    '"/manifest.webmanifest"': `"/manifest.webmanifest?lang=${language}"`,
    '<!--head-->': `${files}<!--head-->`,
  });
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
  { path, needsScript, describe: describePage }: PublicPage,
  template: string,
  preloads: string[],
): Promise<string> {
  const page = pageAt(path);
  await loadPage(page);
  const markup = renderToString(
    <StrictMode>
      <App ssrPath={path} />
    </StrictMode>,
  );
  const description = describePage();
  const address = addressIn(currentLanguage(), path);
  return fill(template, {
    '<title>Goodword</title>': [
      ...describe({ title: pageTitle(page, false), description, path: address }),
      `<meta name="description" content="${escapeHtml(description)}" />`,
      `<link rel="canonical" href="%APP_URL%${address}" />`,
      ...Object.keys(languages).map(
        (tag) =>
          `<link rel="alternate" hreflang="${tag}" href="%APP_URL%${addressIn(tag as Language, path)}" />`,
      ),
      `<link rel="alternate" hreflang="x-default" href="%APP_URL%${path}" />`,
      ...preloads,
    ].join('\n    '),
    '<div id="root"></div>': `${needsScript ? renderScriptNotes() : ''}<div id="root" data-prerendered>${markup}</div>`,
  });
}

function addressIn(language: Language, path: string): string {
  return language === 'en' ? path : `${path}?lang=${language}`;
}

function fillShell(template: string, title: string, root: string, preloads: string[] = []): string {
  return fill(template, {
    '<title>Goodword</title>': [
      `<title>${escapeHtml(title)}</title>`,
      `<meta name="description" content="${escapeHtml(t(brand.tagline))}" />`,
      ...preloads,
    ].join('\n    '),
    '<div id="root"></div>': `${renderScriptNotes()}${root}`,
  });
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
        <p className="bg-warning-soft p-4 text-center">{t('This page needs JavaScript.')}</p>
      </noscript>
      <p
        role="alert"
        className="fixed inset-x-5 top-5 z-50 mx-auto max-w-96 animate-late rounded-control bg-sheet p-4 text-center shadow-raised noscript:hidden"
      >
        {t('Taking longer than usual.')}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: empty, it is the address of any page */}
        <a href="" className={textLink}>
          {t('Reload')}
        </a>
      </p>
    </div>,
  );
}
