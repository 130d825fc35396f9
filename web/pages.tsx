import type { ComponentType, ReactNode } from 'react';
import type { ArticleName } from '#contract/articles.ts';
import { brand } from '#contract/brand.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { type Screen, type ScreenName, screenNameAt, screens } from '#contract/screens.ts';
import { readStoredUser } from '#web/accounts/stored-user.ts';
import { t } from '#web/language.ts';
import { loadHome } from '#web/layout/HomePage.tsx';
import { loadArticle } from '#web/marketing/load-article.tsx';
import { site } from '#web/site.ts';

/** A screen with its code. */
export interface Page extends Screen {
  /** Its code, which its document preloads with its sentences. */
  modules: readonly string[];
  signedInModules?: readonly string[];
  /** Pages with the same layout keep it during a navigation. */
  layout?: () => Promise<ComponentType<{ children: ReactNode }>>;
  load: () => Promise<ComponentType>;
}

export const signedInCode = () => import('#web/signed-in.ts');
const signedIn = async () => (await signedInCode()).AuthenticatedLayout;
const fullScreen = async () => (await signedInCode()).FullScreenLayout;

const article = (name: ArticleName) => ({
  modules: ['marketing/ArticlePage.tsx'],
  load: () => loadArticle(name, async () => (await import('#web/marketing/ArticlePage.tsx')).ArticlePage),
});

const code: Record<ScreenName, Pick<Page, 'modules' | 'signedInModules' | 'layout' | 'load'>> = {
  home: {
    modules: ['marketing/LandingPage.tsx'],
    signedInModules: ['signed-in.ts'],
    load: () => loadHome(signedInCode),
  },
  login: {
    modules: ['accounts/LoginPage.tsx'],
    load: async () => (await import('#web/accounts/LoginPage.tsx')).LoginPage,
  },
  register: {
    modules: ['accounts/RegisterPage.tsx'],
    load: async () => (await import('#web/accounts/RegisterPage.tsx')).RegisterPage,
  },
  forgotPassword: {
    modules: ['accounts/ForgotPasswordPage.tsx'],
    load: async () => (await import('#web/accounts/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  resetPassword: {
    modules: ['accounts/ResetPasswordPage.tsx'],
    load: async () => (await import('#web/accounts/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  confirmEmail: {
    modules: ['accounts/ConfirmEmailPage.tsx'],
    load: async () => (await import('#web/accounts/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  },
  pricing: {
    modules: ['marketing/PricingPage.tsx'],
    signedInModules: ['marketing/PricingPage.tsx', 'marketing/SignedInPlans.tsx'],
    load: loadPricing,
  },
  media: {
    modules: ['marketing/MediaPage.tsx'],
    load: () => loadArticle('media', async () => (await import('#web/marketing/MediaPage.tsx')).MediaPage),
  },
  terms: article('terms'),
  privacy: article('privacy'),
  help: article('help'),
  dashboard: {
    modules: ['signed-in.ts'],
    layout: signedIn,
    load: async () => (await signedInCode()).DashboardPage,
  },
  reviews: {
    modules: ['signed-in.ts', 'reviews/ReviewsPage.tsx'],
    layout: signedIn,
    load: async () => (await import('#web/reviews/ReviewsPage.tsx')).ReviewsPage,
  },
  trackedCodes: {
    modules: ['signed-in.ts', 'cards/TrackedCodesPage.tsx'],
    layout: signedIn,
    load: async () => (await import('#web/cards/TrackedCodesPage.tsx')).TrackedCodesPage,
  },
  reputation: {
    modules: ['signed-in.ts', 'reputation/ReputationPage.tsx'],
    layout: signedIn,
    load: async () => (await import('#web/reputation/ReputationPage.tsx')).ReputationPage,
  },
  settings: {
    modules: ['signed-in.ts', 'settings/SettingsPage.tsx'],
    layout: signedIn,
    load: async () => (await import('#web/settings/SettingsPage.tsx')).SettingsPage,
  },
  show: {
    modules: ['signed-in.ts', 'cards/ShowPage.tsx'],
    layout: fullScreen,
    load: loadShow,
  },
  print: {
    modules: ['signed-in.ts', 'cards/PrintPage.tsx'],
    layout: signedIn,
    load: loadPrint,
  },
  subscribe: {
    modules: ['signed-in.ts', 'plans/SubscribePage.tsx'],
    layout: signedIn,
    load: async () => (await import('#web/plans/SubscribePage.tsx')).SubscribePage,
  },
  subscribeReturn: {
    modules: ['signed-in.ts', 'plans/SubscribeReturnPage.tsx'],
    layout: signedIn,
    load: async () => (await import('#web/plans/SubscribeReturnPage.tsx')).SubscribeReturnPage,
  },
  admin: {
    modules: ['signed-in.ts', 'admin/AdminPage.tsx'],
    layout: signedIn,
    load: async () => (await import('#web/admin/AdminPage.tsx')).AdminPage,
  },
  adminUsers: {
    modules: ['signed-in.ts', 'admin/UsersPage.tsx'],
    layout: signedIn,
    load: async () => (await import('#web/admin/UsersPage.tsx')).UsersPage,
  },
};

const pages = new Map<string, Page>(
  Object.entries(screens).map(([name, screen]) => [name, { ...screen, ...code[name as ScreenName] }]),
);

const notFound: Page = {
  path: '*',
  title: '404 Page Not Found' as Sentence,
  visitor: 'anyone',
  modules: ['layout/NotFoundPage.tsx'],
  load: async () => (await import('#web/layout/NotFoundPage.tsx')).NotFoundPage,
};

export function modulesOf({ modules, signedInModules }: Page, isSignedIn: boolean): readonly string[] {
  return (isSignedIn && signedInModules) || modules;
}

export function pageAt(pathname: string): Page {
  return pages.get(screenNameAt(pathname, site.hasPlans) ?? '') ?? notFound;
}

export function pageTitle(page: Page, isSignedIn: boolean): string {
  const title = (isSignedIn && page.signedInTitle) || page.title;
  return title ? `${t(title)} - ${site.name}` : `${site.name} - ${t(brand.tagline)}`;
}

/** There, one process shows a page both to visitors and to those who are signed in. */
const isServer = typeof window === 'undefined';

async function loadPricing(): Promise<ComponentType> {
  const [{ PricingPage }, plans] = await Promise.all([
    import('#web/marketing/PricingPage.tsx'),
    isServer || readStoredUser() ? import('#web/marketing/SignedInPlans.tsx') : undefined,
  ]);
  return () => <PricingPage SignedInPlans={plans?.SignedInPlans} />;
}

const loadPaused = () => import('#web/plans/PausedNote.tsx');

async function loadPrint(): Promise<ComponentType> {
  const [{ PrintPage }, { PausedNote }] = await Promise.all([
    import('#web/cards/PrintPage.tsx'),
    loadPaused(),
  ]);
  return () => <PrintPage note={<PausedNote className="mt-4 max-w-prose" />} />;
}

async function loadShow(): Promise<ComponentType> {
  const [{ ShowPage }, { PausedNote, useIsPaused }] = await Promise.all([
    import('#web/cards/ShowPage.tsx'),
    loadPaused(),
  ]);
  // biome-ignore lint/correctness/noComponentHookFactories: Called once, when the page's code is loaded.
  return function Show() {
    return <ShowPage pausedNote={useIsPaused() && <PausedNote />} />;
  };
}
