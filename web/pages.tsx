import type { ComponentType, ReactNode } from 'react';
import type { ArticleName } from '#contract/articles.ts';
import { brand } from '#contract/brand.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { type Screen, type ScreenName, screenNameAt, screens } from '#contract/screens.ts';
import { readStoredUser } from '#web/accounts/stored-user.ts';
import { t } from '#web/language.ts';
import { loadAppStyles } from '#web/late-styles.ts';
import { loadHome } from '#web/layout/HomePage.tsx';
import { loadArticle } from '#web/marketing/load-article.tsx';
import { site } from '#web/site.ts';

/** The code of a screen. */
interface Code {
  /** What a document preloads. */
  modules: readonly string[];
  signedInModules?: readonly string[];
  /** Pages with the same layout keep it during a navigation. */
  layout?: () => Promise<ComponentType<{ children: ReactNode }>>;
  load: () => Promise<ComponentType>;
}

export type Page = Screen & Code;

/** There, one process shows a page both to visitors and to those who are signed in. */
const isServer = typeof window === 'undefined';

export const signedInCode = () => styled(import('#web/signed-in.ts'));

/** A visitor's document lacks the styles of what signed-in people see. */
async function styled<Module>(code: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([code, isServer ? undefined : loadAppStyles()]);
  return module;
}

const signedInLayout = async () => (await signedInCode()).AuthenticatedLayout;
const fullScreenLayout = async () => (await signedInCode()).FullScreenLayout;

/** Each page's module by its path; it exports a component of the same name. */
const files = import.meta.glob<Record<string, ComponentType<never>>>([
  './{accounts,admin,cards,earlier-praise,layout,marketing,plans,reputation,review-requests,reviews,settings}/*Page.tsx',
  '!./*/{Auth,Employer,Home,Live,Marketing}Page.tsx',
]);

async function load<Props = object>(file: string): Promise<ComponentType<Props>> {
  const [name = ''] = file.match(/\w+(?=\.tsx)/) ?? [];
  const found = (await files[`./${file}`]?.())?.[name];
  if (!found) throw new Error(`${file} exports no page`);
  return found as ComponentType<Props>;
}

const page = (file: string): Code => ({ modules: [file], load: () => load(file) });

const article = (name: ArticleName, file = 'marketing/ArticlePage.tsx'): Code => ({
  modules: [file],
  load: () => loadArticle(name, () => load(file)),
});

const signedIn = (file: string): Code => ({
  modules: ['signed-in.ts', file],
  layout: signedInLayout,
  load: () => load(file),
});

const dashboard: Code = {
  modules: ['signed-in.ts'],
  layout: signedInLayout,
  load: async () => (await signedInCode()).DashboardPage,
};

const PRICING = 'marketing/PricingPage.tsx';
const SHOW = 'cards/ShowPage.tsx';
const ASK = 'review-requests/AskPage.tsx';
const PRINT = 'cards/PrintPage.tsx';

const code: Record<ScreenName, Code> = {
  home: {
    modules: ['marketing/LandingPage.tsx'],
    signedInModules: dashboard.modules,
    load: () => loadHome(signedInCode),
  },
  login: page('accounts/LoginPage.tsx'),
  register: page('accounts/RegisterPage.tsx'),
  forgotPassword: page('accounts/ForgotPasswordPage.tsx'),
  resetPassword: page('accounts/ResetPasswordPage.tsx'),
  confirmEmail: page('accounts/ConfirmEmailPage.tsx'),
  pricing: {
    modules: [PRICING],
    signedInModules: [PRICING, 'marketing/SignedInPlans.tsx'],
    load: loadPricing,
  },
  media: article('media', 'marketing/MediaPage.tsx'),
  terms: article('terms'),
  privacy: article('privacy'),
  help: article('help'),
  dashboard,
  reviews: signedIn('reviews/ReviewsPage.tsx'),
  trackedCodes: signedIn('cards/TrackedCodesPage.tsx'),
  reputation: signedIn('reputation/ReputationPage.tsx'),
  praise: signedIn('earlier-praise/EarlierPraisePage.tsx'),
  settings: signedIn('settings/SettingsPage.tsx'),
  show: { ...signedIn(SHOW), layout: fullScreenLayout, load: () => loadWithNote(SHOW, 'voice-xl') },
  ask: { ...signedIn(ASK), load: () => loadWithNote(ASK, 'notice border-warning') },
  print: { ...signedIn(PRINT), load: () => loadWithNote(PRINT) },
  subscribe: signedIn('plans/SubscribePage.tsx'),
  subscribeReturn: signedIn('plans/SubscribeReturnPage.tsx'),
  admin: signedIn('admin/AdminPage.tsx'),
  adminUsers: signedIn('admin/UsersPage.tsx'),
};

const pages = new Map<string, Page>(
  Object.entries(screens).map(([name, screen]) => [name, { ...screen, ...code[name as ScreenName] }]),
);

const notFound: Page = {
  path: '*',
  title: '404 Page Not Found' as Sentence,
  visitor: 'anyone',
  ...page('layout/NotFoundPage.tsx'),
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

async function loadPricing(): Promise<ComponentType> {
  const [PricingPage, plans] = await Promise.all([
    load<{ SignedInPlans: ComponentType | undefined }>(PRICING),
    isServer || readStoredUser() ? styled(import('#web/marketing/SignedInPlans.tsx')) : undefined,
  ]);
  return () => <PricingPage SignedInPlans={plans?.SignedInPlans} />;
}

/** A page that says that guests can't use a code or link while the account is full. */
async function loadWithNote(
  file: string,
  className = 'mt-4 max-w-prose notice border-warning print:hidden',
): Promise<ComponentType> {
  const [Page, { PausedNote, useIsPaused }] = await Promise.all([
    load<{ pausedNote: ReactNode }>(file),
    import('#web/plans/PausedNote.tsx'),
  ]);
  // biome-ignore lint/correctness/noComponentHookFactories: Called once, when the page's code is loaded.
  return function WithNote() {
    return <Page pausedNote={useIsPaused() && <PausedNote className={className} />} />;
  };
}
