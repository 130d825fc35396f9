import { cast } from '#server/demo/cast.ts';
import { seedEmployerLinks, seedReviewLink } from '#server/demo/seed-activity.ts';
import { pastDue } from '#tests/journeys/people.ts';
import { SUBMIT } from '#tests/journeys/unsent-review.ts';
import {
  type Acts,
  abort,
  answer,
  type Fixture,
  fill,
  goOffline,
  type Named,
  press,
  submitPlainly,
  writeReview,
} from './acts.ts';

/** maya: annual, ben: monthly, lena: free with 1 review left, amara: free and full, newcomer: no reviews. */
export type Person = 'visitor' | 'newcomer' | 'admin' | keyof typeof cast;
export type Theme = 'light' | 'dark';
export const sizes = {
  smallPhone: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof sizes;

export interface State {
  name: string;
  who: Person;
  path: string;
  /** Not there before each act. */
  expects: Named;
  sizes: readonly Size[];
  themes: readonly Theme[];
  /** Runs before the page opens. */
  fixture?: Fixture;
  act?: Acts;
  /** Elsewhere it has been dismissed. */
  hasInstallCard?: true;
}

const all = { sizes: ['smallPhone', 'phone', 'tablet', 'desktop'] } as const;
const withCard = { hasInstallCard: true } as const;
const busy = { fixture: answer('**/api/**', 503) };
const late = { fixture: answer('**/api/subscription/status', 200, pastDue) };
const validToken = { fixture: answer('**/api/auth/**', 200) };
const arrives = { fixture: answer(SUBMIT, 201) };
const refused = { fixture: answer(SUBMIT, 400, { message: 'Please remove the special characters' }) };
const unreachable = { fixture: abort(SUBMIT) };
const unloadable = { fixture: abort('**/assets/ReviewsPage-*.js') };

const wrong = { Username: cast.maya.username, Password: 'some password' };
const taken = { 'Full name': 'Maya', Email: cast.maya.email, ...wrong };
const pastDueNote = 'Your last payment failed. Update your card under Manage billing to keep your plan.';
const newPassword = { 'New password': 'some password', 'Confirm password': 'some password' };
const submit = press('button Submit Review');
const send = { act: [writeReview, submit] };
const choose = [fill(newPassword), press('button Reset password')];
const ask = [fill({ Email: 'a@b.cd' }), press('button Send reset link')];
const add = press('button Add Workplace');
const confirm = press('button Confirm this address');
const subscribe = press('button Subscribe');
const openMenu = press('button Actions for {name}');
const { key, secret } = seedReviewLink;
const employer = seedEmployerLinks.at(-1)?.token;

export const states: State[] = [
  ...on('visitor', '/', {
    landing: ['heading How it works', all],
    'landing-install-card': ['region Install {site}', withCard],
  }),
  ...on('visitor', '/pricing', { pricing: ['heading Pricing as simple as a thank you', all] }),
  ...on('visitor', '/media', { media: ['heading Goodword in numbers', all] }),
  ...on('visitor', '/terms', { terms: ['heading Fair use', all] }),
  ...on('visitor', '/privacy', { privacy: ['heading Who sees what', all] }),
  ...on('visitor', '/help', { help: ['navigation On this page', all] }),
  ...on('visitor', '/nowhere', { 'not-found': ['heading 404 Page Not Found', all] }),

  ...on('visitor', '/login', {
    login: ['heading Good to see you', all],
    'login-install-card': ['region Install {site}', withCard],
    'login-errors': ['text Username is required', { act: press('button Sign in') }],
    'login-failed': ['toast Login failed', { act: [fill(wrong), press('button Sign in')] }],
  }),
  ...on('visitor', '/register', {
    register: ['heading Create your account', all],
    'register-errors': ['text Please enter a valid email', { act: press('button Create account') }],
    'register-failed': ['toast Registration failed', { act: [fill(taken), press('button Create account')] }],
  }),
  ...on('visitor', '/forgot-password', {
    forgot: ['heading Forgot your password?', all],
    'forgot-sent': ['toast Reset email sent', { act: ask }],
  }),
  ...on('visitor', '/reset-password?token=some', {
    reset: ['heading Choose a new password', { ...validToken, ...all }],
    'reset-done': ['toast Password reset successful', { ...validToken, act: choose }],
    'reset-invalid': ['heading Invalid Reset Link'],
  }),
  ...on('visitor', '/confirm-email?token=some', {
    'confirm-email': ['heading Confirm your email', all],
    'confirm-email-done': ['heading Your email has changed', { ...validToken, act: confirm }],
    'confirm-email-invalid': ['heading Invalid confirmation link', { act: confirm }],
  }),

  ...on('maya', '/dashboard', {
    dashboard: ['text Unlimited reviews available', all],
    'dashboard-menu': ['menu {initials}, your account', { act: press('button {initials}, your account') }],
    'dashboard-error': ["text Couldn't load your stats.", busy],
  }),
  ...on('lena', '/dashboard', { 'dashboard-one-left': ['text {remaining} remaining'] }),
  ...on('amara', '/dashboard', { 'dashboard-full': ['text Review limit reached. Upgrade to continue.'] }),
  ...on('newcomer', '/dashboard', { 'dashboard-new': ['heading {name}, this is your code.', all] }),
  ...on('maya', '/reviews', {
    reviews: ['heading My Reviews', all],
    'reviews-read-me-one': ['dialog One of your reviews', { act: press('button Show a random review') }],
    'reviews-reply': ['dialog Reply privately', { act: press('button Reply privately') }],
    'reviews-offline': ["text You're offline. Last updated {time}.", { act: goOffline }],
    'reviews-error': ["text Couldn't load your reviews.", busy],
    'render-failure': ['heading Loading issue detected. Please refresh the page.', unloadable],
  }),
  ...on('maya', '/reviews?search=none', { 'reviews-not-found': ['text No reviews match “{search}”'] }),
  ...on('newcomer', '/reviews', { 'reviews-empty': ['text No reviews yet'] }),
  ...on('maya', '/reputation', { reputation: ['button Create link', all] }),
  ...on('newcomer', '/reputation', { 'reputation-empty': ['text No reviews to show yet'] }),
  ...on('ben', '/ask', {
    ask: ['button Ask once more: {name}', all],
    'ask-remove': ['dialog Remove {name}', { act: press('button Remove {name}') }],
  }),
  ...on('newcomer', '/ask', { 'ask-empty': ['text No one asked yet'] }),
  ...on('maya', '/praise', {
    praise: ['button Add praise', all],
    'praise-add': ['dialog Add praise', { act: press('button Add praise') }],
    'praise-import': ['heading Import', { act: press('button Import') }],
  }),
  ...on('newcomer', '/praise', { 'praise-empty': ['text No earlier praise yet'] }),
  ...on('amara', '/ask', { 'ask-full': ['link Upgrade'] }),
  ...on('visitor', `/for/${employer}`, {
    employer: ['text This page is only for you. It closes on {date} at the latest.', all],
  }),
  ...on('visitor', '/reply/some', { 'reply-closed': ['heading This page is closed'] }),
  ...on('visitor', '/for/some', { 'employer-closed': ['heading This page is closed'] }),
  ...on('maya', '/tracked-codes', {
    codes: ['button Edit {name}', all],
    'codes-add': ['dialog Create tracked code', { act: press('button Create tracked code') }],
    'codes-edit': ['dialog Edit tracked code', { act: press('button Edit {name}') }],
  }),
  ...on('newcomer', '/tracked-codes', { 'codes-empty': ['text Find out which table brings reviews'] }),
  ...on('maya', '/print?workplace=1', { print: ['img Preview of the sheet: {sheet}', all] }),
  ...on('maya', '/print?workplace=1&sheet=poster-letter', { poster: ['img Preview of the sheet: {sheet}'] }),
  ...on('maya', '/show', { show: ['heading How did {name} do?', all] }),

  ...on('maya', '/settings', {
    settings: ['button Edit {name}', all],
    'settings-add': ['dialog Add Workplace', { act: add }],
    'settings-edit': ['dialog Edit Workplace', { act: press('button Edit {name}') }],
    'settings-change-email': ['dialog Change your email', { act: press('button Change email') }],
    'settings-sign-out': ['dialog Sign out everywhere?', { act: press('button Sign out everywhere') }],
    'settings-delete-account': ['dialog Delete your account?', { act: press('button Delete Account') }],
    'settings-error': ["text Couldn't load your workplaces.", busy],
    'settings-late': [`text ${pastDueNote}`, late],
    'test-billing': ['heading Test billing', { act: press('button Manage billing') }],
  }),
  ...on('lena', '/settings', {
    'settings-limit': ['toast Failed to add workplace', { act: [add, fill({ 'Name#thing': 'Two' }), add] }],
  }),
  ...on('newcomer', '/settings', { 'settings-new': ['text No workplaces yet'] }),
  ...on('lena', '/subscribe', { subscribe: ['button Subscribe', all] }),
  ...on('lena', '/subscribe?canceled', { canceled: ['text Payment canceled. Nothing was charged.'] }),
  ...on('ben', '/subscribe', { 'subscribe-switch': ['button Switch to {plan}'] }),
  ...on('maya', '/subscribe', { 'subscribe-paid': ["text You're all set."] }),
  ...on('newcomer', '/subscribe', { 'test-payment': ['heading Test payment', { act: subscribe }] }),
  ...on('maya', '/subscribe/return?plan=annual', { paid: ['heading Your Annual plan is active'] }),
  ...on('lena', '/subscribe/return?plan=annual', { unpaid: ["heading Your payment isn't confirmed yet"] }),

  ...on('admin', '/admin', {
    admin: ['region Audit trail', all],
    'admin-tables': ['button Show as charts', { act: press('button Show as tables') }],
    'admin-error': ["text Couldn't load the totals.", busy],
  }),
  ...on('maya', '/admin', { 'admin-denied': ['heading Access Denied'] }),
  ...on('admin', '/admin/users', {
    users: ['button Actions for {name}', all],
    'users-not-found': ['text No users found', { act: fill({ 'Search users': 'no such user' }) }],
    'users-menu': ['menu Actions for {name}', { act: openMenu }],
    'users-edit': ['dialog Edit Subscription', { act: [openMenu, press('menuitem Edit Subscription')] }],
    'users-sign-out': ['alertdialog Sign Out User', { act: [openMenu, press('menuitem Sign Out User')] }],
    'users-delete': ['alertdialog Delete User', { act: [openMenu, press('menuitem Delete User')] }],
  }),

  ...on('visitor', '/review/2/1', {
    review: ['heading How did {name} do?', all],
    'review-filled': ['text Wonderful', { act: writeReview }],
    'review-errors': ['text Please provide your name', { act: submit }],
    'review-offline': ['text You are offline.', { act: [goOffline, writeReview, submit] }],
    'review-unreachable': ["text We can't reach {site} right now.", { ...unreachable, ...send }],
    'review-refused': ['text Not sent', { ...refused, ...send }],
    'review-thank-you': ['heading Thank You', { ...all, ...arrives, ...send }],
    'review-thank-you-install-card': ['region Install {site}', { ...withCard, ...arrives, ...send }],
  }),
  // Stored, but not with Maya, whose dashboard is pictured.
  ...on('visitor', '/review/3', {
    'review-plain-thank-you': ['heading Thank You', { act: [writeReview, submitPlainly] }],
    'review-plain-errors': ['text Almost there', { act: submitPlainly }],
  }),
  ...on('visitor', '/review/5', { 'review-closed': ["heading {name} can't take more reviews right now"] }),
  ...on('visitor', '/review/999999', { 'review-invalid': ['heading Invalid Review Link'] }),
  ...on('visitor', `/my-review#${key}.${secret}`, { 'my-review': ['heading Your review for {name}', all] }),
  ...on('visitor', '/my-review', { 'my-review-none': ['heading No private links on this phone'] }),
  ...on('visitor', '/unsubscribe?token=some', { 'unsubscribe-invalid': ["heading This link isn't valid"] }),
];

function on(who: Person, path: string, rows: Record<string, [Named, Partial<State>?]>): State[] {
  const usual = { who, path, sizes: ['phone', 'desktop'], themes: ['light', 'dark'] } as const;
  return Object.entries(rows).map(([name, [expects, more]]) => ({ name, expects, ...usual, ...more }));
}
