import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { User } from '#contract/accounts.ts';
import { type ArticleName, articleAddress } from '#contract/articles.ts';
import { brand } from '#contract/brand.ts';
import { type Language, languages, languageTag } from '#contract/languages/languages.ts';
import type { Context, Render, ViewName, Views } from '#contract/rendering.ts';
import { type ScreenName, screenNameAt } from '#contract/screens.ts';
import { readUser } from '#web/accounts/stored-user.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { qrImageUrl, reviewUrl, setConfig } from '#web/api/config.ts';
import { setDocument } from '#web/api/initial-data.ts';
import { queryClient } from '#web/api/query-client.ts';
import { descriptions } from '#web/descriptions.ts';
import { describe, documentOf, escapeHtml, jsonScript, preloads, type View } from '#web/document.ts';
import { blank, setTranslator, t } from '#web/language.ts';
import { setRenderedArticle } from '#web/marketing/load-article.tsx';
import { modulesOf, type Page, pageAt, pageTitle } from '#web/pages.tsx';
import { customerViews, renderKeys } from '#web/public/server-views.tsx';
import { App, loadPage } from '#web/router.tsx';
import { site } from '#web/site.ts';
import { smallPages } from '#web/small-pages.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

export { renderKeys };

/**
 * Renders a page. State of the module is what the page reads, as in the browser: it is set right before the synchronous part,
 * so that no request sees that of another.
 */
export const render: Render = async (name, props, context) => {
  if (name === 'screen') await loadPage(pageAt((props as Views['screen']).path));
  setTranslator(context.translator);
  setConfig(context.installation);
  try {
    const view = views[name](props, context);
    return documentOf(view, renderToString(view.element), context);
  } finally {
    queryClient.clear();
    setDocument({});
    setRenderedArticle(null);
  }
};

const views: { [Name in ViewName]: (props: Views[Name], context: Context) => View } = {
  screen: screenView,
  shell: () => ({
    title: site.name,
    styles: 'app',
    script: 'entry-client.tsx',
    linksStyles: true,
    head: [description(t(brand.tagline))],
    before: scriptNotes(),
    needsScript: true,
    element: <Spinner className="min-h-dvh animate-appear" />,
  }),
  ...customerViews,
  ...smallPages,
};

function screenView({ path, search, data, article }: Views['screen'], context: Context): View {
  const name = screenNameAt(path, site.hasPlans);
  const page = pageAt(path);
  const user = readUser(data?.user);
  setDocument(data ?? {});
  setRenderedArticle(article);
  const isPublic = page.visitor === 'anyone' && !user;
  const needsScript = !isPublic || needScripts.has(name);
  return {
    title: pageTitle(page, user !== null),
    styles: isPublic ? 'visitor' : 'app',
    script: 'entry-client.tsx',
    head: [
      ...(user && (name === 'dashboard' || name === 'home') ? [preloadCode(user)] : []),
      ...(isPublic && name ? publicHead(name, page, context) : [description(t(brand.tagline))]),
      ...preloads(context, 'entry-client.tsx', modulesOf(page, user !== null)),
      ...(page.article ? [preloadText(page.article, context)] : []),
    ],
    before: needsScript ? scriptNotes(isPublic) : '',
    needsScript,
    root: ` data-rendered="${user ? 'signed-in' : 'visitor'}"`,
    after: data ? jsonScript('initial-data', data) : '',
    element: (
      <StrictMode>
        <App ssrPath={page.path === '*' ? path : page.path} ssrSearch={search} user={user} />
      </StrictMode>
    ),
    status: name ? 200 : 404,
  };
}

/** The largest picture of the dashboard; a browser finds it behind all scripts, which share the line. */
function preloadCode({ id }: User): string {
  const address = escapeHtml(qrImageUrl(reviewUrl(id)));
  return `<link rel="preload" as="image" fetchpriority="high" href="${address}">`;
}

function preloadText(article: ArticleName, { translator }: Context): string {
  const address = escapeHtml(articleAddress(article, translator.language));
  return `<link rel="preload" as="fetch" crossorigin href="${address}">`;
}

/** Public pages that do little without it. */
const needScripts = new Set<ScreenName | null>(['login', 'register', 'forgotPassword']);

function scriptNotes(isSigningIn = false): string {
  return renderToStaticMarkup(<ScriptNotes isSigningIn={isSigningIn} />);
}

/** CSS alone shows the alert if the script is late; `entry-client.tsx` removes both. */
function ScriptNotes({ isSigningIn }: { isSigningIn: boolean }) {
  return (
    <div id="script-notes">
      <noscript>
        <p className="notice border-warning">
          {isSigningIn
            ? t("Signing in needs JavaScript. Your customers' page works without.")
            : t('This page needs JavaScript.')}
        </p>
      </noscript>
      <p
        id="late"
        role="alert"
        className="fixed inset-x-5 top-5 z-50 mx-auto max-w-96 animate-late rounded-control bg-sheet p-4 text-center shadow-raised noscript:hidden"
      >
        {t('Taking longer than usual.')}
        {blank()}
        {/* biome-ignore lint/a11y/useValidAnchor: empty, it is the address of any page */}
        <a href="" className={textLink}>
          {t('Reload')}
        </a>
      </p>
    </div>
  );
}

function publicHead(name: ScreenName, page: Page, { installation, translator }: Context): string[] {
  const text = descriptions[name]?.();
  const { appUrl } = installation;
  const addressIn = (language: Language) => (language === 'en' ? page.path : `${page.path}?lang=${language}`);
  const address = addressIn(translator.language);
  return [
    ...describe(installation, { title: pageTitle(page, false), description: text, path: address }),
    description(text ?? t(brand.tagline)),
    `<link rel="canonical" href="${escapeHtml(appUrl + address)}">`,
    ...(Object.keys(languages) as Language[]).map(
      (code) =>
        `<link rel="alternate" hreflang="${languageTag(code)}" href="${escapeHtml(appUrl + addressIn(code))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(appUrl + page.path)}">`,
  ];
}

function description(text: string): string {
  return `<meta name="description" content="${escapeHtml(text)}">`;
}
