import type { ArticleName } from './articles.ts';
import type { Endpoint } from './endpoint.ts';
import type { Sentence } from './languages/sentence.ts';
import type { Read } from './reads.ts';

export interface Screen {
  /** It has no params: the server answers any other path with 404. */
  path: string;
  /** The default is the tagline, after the name of the site. */
  title?: Sentence;
  signedInTitle?: Sentence;
  /** Others are asked to sign in, or refused. */
  visitor: Endpoint['caller'];
  /** What someone who is signed in sees first. */
  reads?: readonly Read[];
  /** The name of its text. */
  article?: ArticleName;
  /** Only where plans are sold; elsewhere the path is unknown. */
  sellsPlans?: true;
  /** Opened by a mailed link: what it shows depends on the token in the address. */
  hasToken?: true;
}

const dashboardReads = [
  'reviewStats',
  'recentReviews',
  'unreadReviews',
  'workplaces',
  'subscriptionStatus',
] as const;

export const screens = {
  home: {
    path: '/',
    signedInTitle: 'Dashboard' as Sentence,
    visitor: 'anyone',
    reads: dashboardReads,
  },
  login: { path: '/login', title: 'Sign in' as Sentence, visitor: 'anyone' },
  register: {
    path: '/register',
    title: 'Create your account' as Sentence,
    visitor: 'anyone',
  },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot password' as Sentence,
    visitor: 'anyone',
  },
  resetPassword: {
    path: '/reset-password',
    title: 'Choose a new password' as Sentence,
    visitor: 'anyone',
    hasToken: true,
  },
  confirmEmail: {
    path: '/confirm-email',
    title: 'Confirm your email' as Sentence,
    visitor: 'anyone',
    hasToken: true,
  },
  pricing: {
    path: '/pricing',
    title: 'Pricing' as Sentence,
    visitor: 'anyone',
    reads: ['subscriptionStatus'],
    sellsPlans: true,
  },
  media: { path: '/media', title: 'Press and media kit' as Sentence, visitor: 'anyone', article: 'media' },
  terms: { path: '/terms', title: 'Terms of Service' as Sentence, visitor: 'anyone', article: 'terms' },
  privacy: { path: '/privacy', title: 'Privacy Policy' as Sentence, visitor: 'anyone', article: 'privacy' },
  help: { path: '/help', title: 'Help Center' as Sentence, visitor: 'anyone', article: 'help' },
  dashboard: {
    path: '/dashboard',
    title: 'Dashboard' as Sentence,
    visitor: 'professional',
    reads: dashboardReads,
  },
  reviews: {
    path: '/reviews',
    title: 'My Reviews' as Sentence,
    visitor: 'professional',
    reads: ['reviews', 'unreadReviews', 'pinnedReviews', 'workplaces'],
  },
  trackedCodes: {
    path: '/tracked-codes',
    title: 'Tracked codes' as Sentence,
    visitor: 'professional',
    reads: ['trackedCodes', 'workplaces'],
  },
  reputation: {
    path: '/reputation',
    title: 'Take my reviews with me' as Sentence,
    visitor: 'professional',
    reads: ['employerLinks', 'shareableCount', 'shareableReviews', 'earlierPraise'],
  },
  praise: {
    path: '/praise',
    title: 'Earlier praise' as Sentence,
    visitor: 'professional',
    reads: ['earlierPraise'],
  },
  settings: {
    path: '/settings',
    title: 'Settings' as Sentence,
    visitor: 'professional',
    reads: ['workplaces', 'subscriptionStatus'],
  },
  show: {
    path: '/show',
    title: 'Your code' as Sentence,
    visitor: 'professional',
    reads: ['workplaces', 'subscriptionStatus'],
  },
  ask: {
    path: '/ask',
    title: 'Ask someone' as Sentence,
    visitor: 'professional',
    reads: ['reviewRequests', 'workplaces', 'subscriptionStatus'],
  },
  print: {
    path: '/print',
    title: 'Print studio' as Sentence,
    visitor: 'professional',
    reads: ['trackedCodes', 'workplaces', 'subscriptionStatus'],
  },
  subscribe: {
    path: '/subscribe',
    title: 'Upgrade Your Account' as Sentence,
    visitor: 'professional',
    reads: ['subscriptionStatus'],
    sellsPlans: true,
  },
  subscribeReturn: {
    path: '/subscribe/return',
    title: 'Payment' as Sentence,
    visitor: 'professional',
    sellsPlans: true,
  },
  admin: {
    path: '/admin',
    title: 'Admin' as Sentence,
    visitor: 'admin',
    reads: ['userStats', 'serviceStatus'],
  },
  adminUsers: {
    path: '/admin/users',
    title: 'User Management' as Sentence,
    visitor: 'admin',
    reads: ['userStats', 'users'],
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

export function screenNameAt(pathname: string, hasPlans: boolean): ScreenName | null {
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1');
  const names = Object.keys(screens) as ScreenName[];
  const found = names.find((name) => screens[name].path === path);
  return found && (hasPlans || !('sellsPlans' in screens[found])) ? found : null;
}
