import type { Endpoint } from './endpoint.ts';
import type { InitialData } from './initial-data.ts';
import type { Area, Sentence } from './languages/sentences.ts';

/** A read of the API; what it answered is part of a signed-in page's document. */
export type Read = Exclude<keyof InitialData, 'user' | 'emailStatus'>;

export interface Screen {
  /** Without params: the server answers any other path with 404. */
  path: string;
  /** By default the tagline, after the name of the site. */
  title?: Sentence;
  signedInTitle?: Sentence;
  /** Others are asked to sign in, or refused. */
  visitor: Endpoint['caller'];
  /** What it says, besides `common`. */
  areas: readonly Area[];
  signedInAreas?: readonly Area[];
  /** What someone who is signed in sees first. */
  reads?: readonly Read[];
  /** Only where plans are sold; elsewhere the path is unknown. */
  sellsPlans?: true;
  /** Opened by a mailed link: what it shows depends on the token in the address. */
  hasToken?: true;
}

const dashboardReads = ['reviewStats', 'recentReviews', 'workplaces', 'subscriptionStatus'] as const;

/** All pages of the app. */
export const screens = {
  home: {
    path: '/',
    signedInTitle: 'Dashboard',
    visitor: 'anyone',
    areas: ['landing'],
    signedInAreas: ['dashboard', 'plans'],
    reads: dashboardReads,
  },
  login: { path: '/login', title: 'Sign in', visitor: 'anyone', areas: ['accounts'] },
  register: { path: '/register', title: 'Create your account', visitor: 'anyone', areas: ['accounts'] },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot password',
    visitor: 'anyone',
    areas: ['accounts'],
  },
  resetPassword: {
    path: '/reset-password',
    title: 'Choose a new password',
    visitor: 'anyone',
    areas: ['accounts'],
    hasToken: true,
  },
  confirmEmail: {
    path: '/confirm-email',
    title: 'Confirm your email',
    visitor: 'anyone',
    areas: ['accounts'],
    hasToken: true,
  },
  pricing: {
    path: '/pricing',
    title: 'Pricing',
    visitor: 'anyone',
    areas: ['billing', 'plans'],
    reads: ['subscriptionStatus'],
    sellsPlans: true,
  },
  media: { path: '/media', title: 'Press and media kit', visitor: 'anyone', areas: ['marketing'] },
  terms: { path: '/terms', title: 'Terms of Service', visitor: 'anyone', areas: ['marketing'] },
  privacy: { path: '/privacy', title: 'Privacy Policy', visitor: 'anyone', areas: ['marketing'] },
  help: { path: '/help', title: 'Help Center', visitor: 'anyone', areas: ['help'] },
  dashboard: {
    path: '/dashboard',
    title: 'Dashboard',
    visitor: 'professional',
    areas: ['dashboard', 'plans'],
    reads: dashboardReads,
  },
  reviews: {
    path: '/reviews',
    title: 'My Reviews',
    visitor: 'professional',
    areas: ['reviews'],
    reads: ['reviews', 'pinnedReviews', 'workplaces'],
  },
  trackedCodes: {
    path: '/tracked-codes',
    title: 'Tracked codes',
    visitor: 'professional',
    areas: ['cards'],
    reads: ['trackedCodes', 'workplaces'],
  },
  reputation: {
    path: '/reputation',
    title: 'Take my reviews with me',
    visitor: 'professional',
    areas: ['reputation', 'reviews', 'settings'],
    reads: ['employerLinks', 'shareableReviews'],
  },
  settings: {
    path: '/settings',
    title: 'Settings',
    visitor: 'professional',
    areas: ['settings', 'billing', 'plans'],
    reads: ['workplaces', 'subscriptionStatus'],
  },
  show: {
    path: '/show',
    title: 'Your code',
    visitor: 'professional',
    areas: ['cards', 'plans'],
    reads: ['workplaces', 'subscriptionStatus'],
  },
  print: {
    path: '/print',
    title: 'Print studio',
    visitor: 'professional',
    areas: ['cards', 'plans'],
    reads: ['trackedCodes', 'workplaces', 'subscriptionStatus'],
  },
  subscribe: {
    path: '/subscribe',
    title: 'Upgrade Your Account',
    visitor: 'professional',
    areas: ['billing', 'plans'],
    reads: ['subscriptionStatus'],
    sellsPlans: true,
  },
  subscribeReturn: {
    path: '/subscribe/return',
    title: 'Payment',
    visitor: 'professional',
    areas: ['billing'],
    sellsPlans: true,
  },
  admin: {
    path: '/admin',
    title: 'Admin',
    visitor: 'admin',
    areas: ['admin'],
    reads: ['userStats', 'serviceStatus'],
  },
  adminUsers: {
    path: '/admin/users',
    title: 'User Management',
    visitor: 'admin',
    areas: ['admin'],
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

export function areasOf(screen: Screen, isSignedIn: boolean): Area[] {
  return ['common', ...((isSignedIn && screen.signedInAreas) || screen.areas)];
}
