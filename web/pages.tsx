import type { ComponentType, ReactNode } from 'react';
import { brand } from '#contract/brand.ts';
import { type Screen, type ScreenName, screenNameAt, screens } from '#contract/screens.ts';
import { readStoredUser } from '#web/accounts/stored-user.ts';
import { t } from '#web/language.ts';
import { loadHome } from '#web/layout/HomePage.tsx';
import { site } from '#web/site.ts';

/** A screen with its code. */
export interface Page extends Screen {
  /** The module that its document preloads. */
  module: string;
  /** Pages with the same layout keep it during a navigation. */
  layout?: () => Promise<ComponentType<{ children: ReactNode }>>;
  load: () => Promise<ComponentType>;
}

export const signedInCode = () => import('#web/signed-in.ts');
const signedIn = async () => (await signedInCode()).AuthenticatedLayout;
const fullScreen = async () => (await signedInCode()).FullScreenLayout;

const code: Record<ScreenName, Pick<Page, 'module' | 'layout' | 'load'>> = {
  home: { module: 'marketing/LandingPage.tsx', load: () => loadHome(signedInCode) },
  login: {
    module: 'accounts/LoginPage.tsx',
    load: async () => (await import('#web/accounts/LoginPage.tsx')).LoginPage,
  },
  register: {
    module: 'accounts/RegisterPage.tsx',
    load: async () => (await import('#web/accounts/RegisterPage.tsx')).RegisterPage,
  },
  forgotPassword: {
    module: 'accounts/ForgotPasswordPage.tsx',
    load: async () => (await import('#web/accounts/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  resetPassword: {
    module: 'accounts/ResetPasswordPage.tsx',
    load: async () => (await import('#web/accounts/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  confirmEmail: {
    module: 'accounts/ConfirmEmailPage.tsx',
    load: async () => (await import('#web/accounts/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  },
  pricing: { module: 'marketing/PricingPage.tsx', load: loadPricing },
  media: {
    module: 'marketing/MediaPage.tsx',
    load: async () => (await import('#web/marketing/MediaPage.tsx')).MediaPage,
  },
  terms: {
    module: 'marketing/TermsPage.tsx',
    load: async () => (await import('#web/marketing/TermsPage.tsx')).TermsPage,
  },
  privacy: {
    module: 'marketing/PrivacyPage.tsx',
    load: async () => (await import('#web/marketing/PrivacyPage.tsx')).PrivacyPage,
  },
  help: {
    module: 'marketing/HelpPage.tsx',
    load: async () => (await import('#web/marketing/HelpPage.tsx')).HelpPage,
  },
  dashboard: {
    module: 'signed-in.ts',
    layout: signedIn,
    load: async () => (await signedInCode()).DashboardPage,
  },
  reviews: {
    module: 'reviews/ReviewsPage.tsx',
    layout: signedIn,
    load: async () => (await import('#web/reviews/ReviewsPage.tsx')).ReviewsPage,
  },
  trackedCodes: {
    module: 'cards/TrackedCodesPage.tsx',
    layout: signedIn,
    load: async () => (await import('#web/cards/TrackedCodesPage.tsx')).TrackedCodesPage,
  },
  reputation: {
    module: 'reputation/ReputationPage.tsx',
    layout: signedIn,
    load: async () => (await import('#web/reputation/ReputationPage.tsx')).ReputationPage,
  },
  settings: {
    module: 'settings/SettingsPage.tsx',
    layout: signedIn,
    load: async () => (await import('#web/settings/SettingsPage.tsx')).SettingsPage,
  },
  show: { module: 'cards/ShowPage.tsx', layout: fullScreen, load: loadShow },
  print: { module: 'cards/PrintPage.tsx', layout: signedIn, load: loadPrint },
  subscribe: {
    module: 'plans/SubscribePage.tsx',
    layout: signedIn,
    load: async () => (await import('#web/plans/SubscribePage.tsx')).SubscribePage,
  },
  subscribeReturn: {
    module: 'plans/SubscribeReturnPage.tsx',
    layout: signedIn,
    load: async () => (await import('#web/plans/SubscribeReturnPage.tsx')).SubscribeReturnPage,
  },
  admin: {
    module: 'admin/AdminPage.tsx',
    layout: signedIn,
    load: async () => (await import('#web/admin/AdminPage.tsx')).AdminPage,
  },
  adminUsers: {
    module: 'admin/UsersPage.tsx',
    layout: signedIn,
    load: async () => (await import('#web/admin/UsersPage.tsx')).UsersPage,
  },
};

const pages = new Map<string, Page>(
  Object.entries(screens).map(([name, screen]) => [name, { ...screen, ...code[name as ScreenName] }]),
);

const notFound: Page = {
  path: '*',
  title: '404 Page Not Found',
  visitor: 'anyone',
  areas: [],
  module: 'layout/NotFoundPage.tsx',
  load: async () => (await import('#web/layout/NotFoundPage.tsx')).NotFoundPage,
};

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
