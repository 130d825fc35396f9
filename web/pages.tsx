import type { ComponentType, ReactNode } from 'react';
import { brand } from '#contract/brand.ts';
import type { Area, Sentence } from '#contract/languages/sentences.ts';
import { readStoredUser } from '#web/accounts/stored-user.ts';
import { t } from '#web/language.ts';
import { loadHome } from '#web/layout/HomePage.tsx';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';

export interface Page {
  path: string;
  /** By default true. Otherwise this installation has no such page, and answers 404. */
  isOffered?: boolean;
  /** By default the tagline, after the name of the site. */
  title?: Sentence;
  signedInTitle?: Sentence;
  /** What it says, besides `common`. */
  areas?: readonly Area[];
  /** Pages with the same layout keep it during a navigation. */
  layout?: () => Promise<ComponentType<{ children: ReactNode }>>;
  load: () => Promise<ComponentType>;
  /** Starts to fetch what a signed-in user sees first. */
  fetchData?: () => Promise<void>;
}

const signedInCode = () => import('#web/signed-in.ts');
const signedIn = async () => (await signedInCode()).AuthenticatedLayout;
const fullScreen = async () => (await signedInCode()).FullScreenLayout;

const pages: readonly Page[] = [
  {
    path: paths.home,
    signedInTitle: 'Dashboard',
    load: () => loadHome(signedInCode),
    fetchData: async () => (await signedInCode()).fetchDashboard(),
  },
  {
    path: paths.login,
    title: 'Sign in',
    areas: ['accounts'],
    load: async () => (await import('#web/accounts/LoginPage.tsx')).LoginPage,
  },
  {
    path: paths.register,
    title: 'Create your account',
    areas: ['accounts'],
    load: async () => (await import('#web/accounts/RegisterPage.tsx')).RegisterPage,
  },
  {
    path: paths.forgotPassword,
    title: 'Forgot password',
    areas: ['accounts'],
    load: async () => (await import('#web/accounts/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  {
    path: paths.resetPassword,
    title: 'Choose a new password',
    areas: ['accounts'],
    load: async () => (await import('#web/accounts/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  {
    path: paths.confirmEmail,
    title: 'Confirm your email',
    areas: ['accounts'],
    load: async () => (await import('#web/accounts/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  },
  {
    path: paths.pricing,
    isOffered: site.hasPlans,
    title: 'Pricing',
    areas: ['billing', 'plans'],
    load: loadPricing,
    fetchData: async () => (await signedInCode()).fetchPlan(),
  },
  {
    path: paths.media,
    title: 'Press and media kit',
    areas: ['marketing'],
    load: async () => (await import('#web/marketing/MediaPage.tsx')).MediaPage,
  },
  {
    path: paths.terms,
    title: 'Terms of Service',
    areas: ['marketing'],
    load: async () => (await import('#web/marketing/TermsPage.tsx')).TermsPage,
  },
  {
    path: paths.privacy,
    title: 'Privacy Policy',
    areas: ['marketing'],
    load: async () => (await import('#web/marketing/PrivacyPage.tsx')).PrivacyPage,
  },
  {
    path: paths.help,
    title: 'Help Center',
    areas: ['help'],
    load: async () => (await import('#web/marketing/HelpPage.tsx')).HelpPage,
  },
  {
    path: paths.dashboard,
    title: 'Dashboard',
    areas: ['dashboard', 'plans'],
    layout: signedIn,
    load: async () => (await signedInCode()).DashboardPage,
    fetchData: async () => (await signedInCode()).fetchDashboard(),
  },
  {
    path: paths.reviews,
    title: 'My Reviews',
    areas: ['reviews'],
    layout: signedIn,
    load: async () => (await import('#web/reviews/ReviewsPage.tsx')).ReviewsPage,
    fetchData: async () => (await signedInCode()).fetchReviews(),
  },
  {
    path: paths.trackedCodes,
    title: 'Tracked codes',
    areas: ['cards'],
    layout: signedIn,
    load: async () => (await import('#web/cards/TrackedCodesPage.tsx')).TrackedCodesPage,
    fetchData: async () => (await signedInCode()).fetchCodes(),
  },
  {
    path: paths.reputation,
    title: 'Take my reviews with me',
    areas: ['reputation', 'reviews', 'settings'],
    layout: signedIn,
    load: async () => (await import('#web/reputation/ReputationPage.tsx')).ReputationPage,
  },
  {
    path: paths.settings,
    title: 'Settings',
    areas: ['settings', 'billing', 'plans'],
    layout: signedIn,
    load: async () => (await import('#web/settings/SettingsPage.tsx')).SettingsPage,
    fetchData: async () => (await signedInCode()).fetchSettings(),
  },
  {
    path: paths.print,
    title: 'Print studio',
    areas: ['cards', 'plans'],
    layout: signedIn,
    load: loadPrint,
    fetchData: async () => (await signedInCode()).fetchCodes(),
  },
  {
    path: paths.subscribe,
    isOffered: site.hasPlans,
    title: 'Upgrade Your Account',
    areas: ['billing', 'plans'],
    layout: signedIn,
    load: async () => (await import('#web/plans/SubscribePage.tsx')).SubscribePage,
    fetchData: async () => (await signedInCode()).fetchPlan(),
  },
  {
    path: paths.subscribeReturn,
    isOffered: site.hasPlans,
    title: 'Payment',
    areas: ['billing'],
    layout: signedIn,
    load: async () => (await import('#web/plans/SubscribeReturnPage.tsx')).SubscribeReturnPage,
  },
  {
    path: paths.admin,
    title: 'Admin',
    areas: ['admin'],
    layout: signedIn,
    load: async () => (await import('#web/admin/AdminPage.tsx')).AdminPage,
    fetchData: async () => (await signedInCode()).fetchAdmin(),
  },
  {
    path: paths.adminUsers,
    title: 'User Management',
    areas: ['admin'],
    layout: signedIn,
    load: async () => (await import('#web/admin/UsersPage.tsx')).UsersPage,
    fetchData: async () => (await signedInCode()).fetchAdminUsers(),
  },
  {
    path: paths.show,
    title: 'Your code',
    areas: ['cards', 'plans'],
    layout: fullScreen,
    load: loadShow,
    fetchData: async () => (await signedInCode()).fetchWorkplaces(),
  },
];

export const offeredPages = pages.filter(({ isOffered = true }) => isOffered);

const notFound: Page = {
  path: '*',
  title: '404 Page Not Found',
  load: async () => (await import('#web/layout/NotFoundPage.tsx')).NotFoundPage,
};

export function pageAt(pathname: string): Page {
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1');
  return offeredPages.find((page) => page.path === path) ?? notFound;
}

export function pageTitle(page: Page, isSignedIn: boolean): string {
  const title = (isSignedIn && page.signedInTitle) || page.title;
  return title ? `${t(title)} - ${site.name}` : `${site.name} - ${t(brand.tagline)}`;
}

async function loadPricing(): Promise<ComponentType> {
  const [{ PricingPage }, plans] = await Promise.all([
    import('#web/marketing/PricingPage.tsx'),
    readStoredUser() ? import('#web/marketing/SignedInPlans.tsx') : undefined,
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
