/*
 * Takes screenshots of every page and state at four sizes, light and dark, into screenshots/NAME/WIDTH-THEME.png.
 * `npm run screenshots -- review` takes those with "review" in their names, `-- --docs` the images of the docs and the press
 * kit, `-- --sheets` twelve phone screens side by side for docs/screenshots, and `-- --lang de` every screen that opens by
 * its address, on a phone in German, into screenshots/de.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  request,
} from '@playwright/test';
import { PNG } from 'pngjs';
import type { User } from '#contract/accounts.ts';
import { expiryAfter, type SubscriptionStatus } from '#contract/plans.ts';
import type { Session } from '#contract/sessions.ts';
import type { TrackedCode } from '#contract/tracked-codes.ts';
import { cast, demoAdmin, newRegistration, newReview } from '#server/demo/cast.ts';
import { seedEmployerLinks } from '#server/demo/seed-activity.ts';
import { seed } from '#server/demo/seed-database.ts';
import { startService } from '#server/start.ts';
import { HOUR } from '#server/system/clock.ts';
import { readConfig } from '#server/system/config.ts';
import { freePort } from '#tests/free-port.ts';
import playwright from '../playwright.config.ts';

/** maya: annual, ben: monthly, lena: free and full, noor: free with 1 remaining, newcomer: no reviews. */
type Person = 'visitor' | 'maya' | 'ben' | 'lena' | 'noor' | 'newcomer' | 'admin';

interface Shot {
  name: string;
  /** `:maya`, `:lena` and `:workplace` (Maya's first) are ids, `:employer` is the token of Maya's page for an employer. */
  path: string;
  as?: Person;
  /** Runs before the page opens, for example to fake responses. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs on the open page. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Captures the viewport instead of the full page. */
  screen?: true;
  /** Captures the loading state. */
  loading?: true;
  /** The install card is hidden elsewhere. */
  installCard?: true;
}

const shareable = {
  ...{ id: 1, rating: 5, customerName: 'Maria Lindqvist', createdAt: '2026-11-02T12:00:00.000Z' },
  comment: 'She remembered my name and my coffee. I left happier than I came.',
};
const employerLinks = [
  {
    ...{ id: 2, employer: 'Hotel Aurora', state: 'open', reviews: 1, openings: 3 },
    createdAt: '2026-11-18T12:00:00.000Z',
    expiresAt: '2026-11-25T12:00:00.000Z',
    lastOpenedAt: '2026-11-20T12:00:00.000Z',
  },
  {
    ...{ id: 1, employer: 'The Harbour House', state: 'revoked', reviews: 2, openings: 0 },
    createdAt: '2026-11-01T12:00:00.000Z',
    expiresAt: '2026-11-08T12:00:00.000Z',
    lastOpenedAt: null,
  },
];

const shots: Shot[] = [
  { name: 'landing', path: '/' },

  { name: 'login', path: '/login' },
  { name: 'login-errors', path: '/login', arrange: press('Sign in') },
  {
    name: 'login-failed',
    path: '/login',
    screen: true,
    arrange: (page) => signIn(page, cast.maya.username, 'wrong password'),
  },
  {
    name: 'login-successful',
    path: '/login',
    screen: true,
    arrange: (page) => signIn(page, cast.ben.username, cast.ben.password),
  },
  { name: 'register', path: '/register' },
  { name: 'register-errors', path: '/register', arrange: press('Create account') },
  { name: 'register-failed', path: '/register', screen: true, arrange: registerAsMaya },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'forgot-password-errors', path: '/forgot-password', arrange: press('Send reset link') },
  { name: 'forgot-password-sent', path: '/forgot-password', screen: true, arrange: askForReset },
  {
    name: 'reset-password',
    path: '/reset-password?token=some',
    before: respond('**/api/auth/reset-password/check', 200),
  },
  {
    name: 'reset-password-errors',
    path: '/reset-password?token=some',
    before: respond('**/api/auth/reset-password/check', 200),
    arrange: choosePassword('a', 'b'),
  },
  { name: 'reset-password-invalid', path: '/reset-password?token=some', screen: true, arrange: toast },
  {
    name: 'reset-password-done',
    path: '/reset-password?token=some',
    screen: true,
    before: respond('**/api/auth/reset-password**', 200),
    arrange: choosePassword('some password', 'some password'),
  },
  { name: 'reset-password-missing', path: '/reset-password', screen: true, arrange: toast },
  { name: 'confirm-email-invalid', path: '/confirm-email?token=some' },
  {
    name: 'confirm-email-done',
    path: '/confirm-email?token=some',
    before: respond('**/api/auth/confirm-email', 200),
  },
  { name: 'confirm-email-missing', path: '/confirm-email' },

  { name: 'dashboard', path: '/dashboard', as: 'maya' },
  { name: 'dashboard-monthly', path: '/', as: 'ben' },
  { name: 'dashboard-one-left', path: '/', as: 'noor' },
  { name: 'dashboard-full', path: '/', as: 'lena' },
  { name: 'dashboard-new', path: '/', as: 'newcomer' },
  {
    name: 'dashboard-payment-failed',
    path: '/',
    as: 'maya',
    before: onPlan({ subscriptionType: 'free', renewsAt: null, paymentFailed: true }),
  },
  {
    name: 'dashboard-loading',
    path: '/dashboard',
    as: 'maya',
    before: hang('**/api/**'),
    loading: true,
  },
  { name: 'dashboard-error', path: '/dashboard', as: 'maya', before: respond('**/api/**', 503) },
  { name: 'dashboard-menu', path: '/dashboard', as: 'maya', screen: true, arrange: press(/your account/) },
  {
    name: 'dashboard-workplace',
    path: '/dashboard',
    as: 'maya',
    arrange: (page) => page.getByLabel('Workplace', { exact: true }).selectOption('Taberna do Cais - Lisbon'),
  },
  { name: 'dashboard-copied', path: '/dashboard', as: 'maya', screen: true, arrange: press('Share QR Code') },
  {
    name: 'dashboard-install-card',
    path: '/dashboard',
    as: 'newcomer',
    screen: true,
    installCard: true,
    arrange: installCard,
  },
  {
    name: 'dashboard-print',
    path: '/dashboard',
    as: 'maya',
    arrange: async (page) => {
      await page.getByLabel('Workplace', { exact: true }).selectOption('Taberna do Cais - Lisbon');
      await print(page);
    },
  },

  { name: 'reviews', path: '/reviews', as: 'maya' },
  {
    name: 'reviews-filtered',
    path: '/reviews',
    as: 'maya',
    arrange: (page) => page.getByRole('combobox').selectOption('Sunday Supper Club'),
  },
  {
    name: 'reviews-search',
    path: '/reviews?search=happy+lisbon',
    as: 'maya',
    arrange: (page) => page.getByRole('article').first().waitFor(),
  },
  { name: 'reviews-empty', path: '/reviews', as: 'newcomer' },
  {
    name: 'reviews-read-me-one',
    path: '/reviews',
    as: 'maya',
    screen: true,
    arrange: async (page) => {
      await press('Read me one')(page);
      await page.getByRole('dialog').getByRole('article').waitFor();
    },
  },
  {
    name: 'reviews-offline',
    path: '/reviews',
    as: 'maya',
    screen: true,
    arrange: async (page) => {
      await page.context().setOffline(true);
      await page.getByRole('status').waitFor();
    },
  },
  {
    name: 'reviews-pinned',
    path: '/reviews',
    as: 'maya',
    arrange: async (page) => {
      const pins = page.getByRole('button', { name: /^Pin review by/, pressed: false });
      await pins.first().click();
      await page.getByText('Pinned', { exact: true }).waitFor();
    },
  },
  { name: 'reputation', path: '/reputation', as: 'maya' },
  { name: 'reputation-empty', path: '/reputation', as: 'newcomer' },
  {
    name: 'reputation-link',
    path: '/reputation',
    as: 'maya',
    before: async (page) => {
      await respond('**/api/shareable-reviews', 200, [shareable])(page);
      await respond('**/api/employer-links', 200, employerLinks)(page);
    },
    arrange: press('Create link'),
  },
  {
    name: 'reputation-error',
    path: '/reputation',
    as: 'maya',
    before: async (page) => {
      for (const url of ['**/api/shareable-reviews', '**/api/employer-links']) await respond(url, 503)(page);
    },
  },
  { name: 'employer', path: '/for/:employer' },
  { name: 'employer-closed', path: '/for/some' },
  {
    name: 'reviews-loading',
    path: '/reviews',
    as: 'maya',
    before: hang('**/api/reviews?*'),
    loading: true,
  },
  { name: 'reviews-error', path: '/reviews', as: 'maya', before: respond('**/api/reviews?*', 503) },
  {
    name: 'reviews-export-failed',
    path: '/reviews',
    as: 'maya',
    screen: true,
    arrange: async (page) => {
      await respond('**/api/reviews?*', 503)(page);
      await press('Export CSV')(page);
      await toast(page);
    },
  },

  { name: 'tracked-codes', path: '/tracked-codes', as: 'maya', before: withTrackedCodes },
  { name: 'tracked-codes-empty', path: '/tracked-codes', as: 'newcomer' },
  {
    name: 'tracked-codes-loading',
    path: '/tracked-codes',
    as: 'maya',
    before: hang('**/api/tracked-codes'),
    loading: true,
  },
  {
    name: 'tracked-codes-error',
    path: '/tracked-codes',
    as: 'maya',
    before: respond('**/api/tracked-codes', 503),
  },
  {
    name: 'tracked-codes-add',
    path: '/tracked-codes',
    as: 'maya',
    screen: true,
    arrange: press('Create tracked code'),
  },
  {
    name: 'tracked-codes-edit',
    path: '/tracked-codes',
    as: 'maya',
    screen: true,
    before: withTrackedCodes,
    arrange: press('Edit Bill folder'),
  },
  { name: 'print', path: '/print?workplace=:workplace', as: 'maya' },
  { name: 'print-tent', path: '/print?sheet=table-tent-4x6&paper=a4&laminated=1', as: 'maya' },
  { name: 'print-empty', path: '/print?sheet=receipt-sticker', as: 'newcomer' },
  {
    name: 'print-failed',
    path: '/print',
    as: 'maya',
    before: (page) => page.route('**/print/sheet.svg?*', (route) => route.abort()),
  },

  { name: 'settings', path: '/settings', as: 'maya' },
  { name: 'settings-empty', path: '/settings', as: 'newcomer' },
  { name: 'settings-ending', path: '/settings', as: 'ben', before: onPlan({ renewsAt: null }) },
  {
    name: 'settings-payment-failed',
    path: '/settings',
    as: 'maya',
    before: onPlan({ subscriptionType: 'free', renewsAt: null, paymentFailed: true }),
  },
  {
    name: 'settings-billing-loading',
    path: '/settings',
    as: 'maya',
    before: hang('**/api/subscription/status'),
    loading: true,
  },
  {
    name: 'settings-billing-error',
    path: '/settings',
    as: 'maya',
    before: respond('**/api/subscription/status', 503),
  },
  {
    name: 'settings-billing-unavailable',
    path: '/settings',
    as: 'maya',
    screen: true,
    before: respond('**/api/create-portal-session', 502, { message: 'Payment provider unavailable' }),
    arrange: async (page) => {
      await press('Manage billing')(page);
      await toast(page);
    },
  },
  {
    name: 'settings-loading',
    path: '/settings',
    as: 'maya',
    before: hang('**/api/workplaces'),
    loading: true,
  },
  { name: 'settings-mails', path: '/settings#mails', as: 'maya' },
  { name: 'settings-error', path: '/settings', as: 'maya', before: respond('**/api/workplaces', 503) },
  { name: 'settings-add', path: '/settings', as: 'maya', screen: true, arrange: press('Add Workplace') },
  {
    name: 'settings-add-errors',
    path: '/settings',
    as: 'maya',
    screen: true,
    arrange: async (page) => {
      await press('Add Workplace')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Add Workplace' }).click();
    },
  },
  { name: 'settings-plan-limit', path: '/settings', as: 'lena', screen: true, arrange: addSecondWorkplace },
  {
    name: 'settings-edit',
    path: '/settings',
    as: 'maya',
    screen: true,
    arrange: press(`Edit ${cast.maya.workplaces[0].name}`),
  },
  {
    name: 'settings-sessions',
    path: '/settings',
    as: 'maya',
    before: signedInAt(20),
    arrange: press('Show all 20'),
  },
  {
    name: 'settings-sessions-few',
    path: '/settings',
    as: 'maya',
    screen: true,
    before: signedInAt(3),
    arrange: (page) => page.getByRole('button', { name: 'Sign out everywhere' }).scrollIntoViewIfNeeded(),
  },
  { name: 'settings-sessions-only', path: '/settings', as: 'maya', before: signedInAt(1) },
  {
    name: 'settings-sessions-loading',
    path: '/settings',
    as: 'maya',
    before: hang('**/api/auth/sessions'),
    loading: true,
  },
  {
    name: 'settings-sessions-error',
    path: '/settings',
    as: 'maya',
    before: respond('**/api/auth/sessions', 503),
  },
  {
    name: 'settings-sign-out-everywhere',
    path: '/settings',
    as: 'maya',
    screen: true,
    before: signedInAt(3),
    arrange: press('Sign out everywhere'),
  },
  {
    name: 'settings-delete-account',
    path: '/settings',
    as: 'maya',
    screen: true,
    arrange: press('Delete Account'),
  },

  { name: 'pricing', path: '/pricing' },
  { name: 'pricing-signed-in', path: '/pricing', as: 'lena' },
  { name: 'pricing-paid', path: '/pricing', as: 'maya' },
  { name: 'show', path: '/show', as: 'ben', screen: true },
  {
    name: 'show-workplace',
    path: '/show',
    as: 'maya',
    screen: true,
    arrange: (page) => page.getByLabel('Workplace').selectOption({ index: 1 }),
  },

  { name: 'subscribe', path: '/subscribe', as: 'lena' },
  {
    name: 'subscribe-error',
    path: '/subscribe',
    as: 'lena',
    screen: true,
    before: respond('**/api/create-subscription', 503),
    arrange: async (page) => {
      await press('Subscribe')(page);
      await toast(page);
    },
  },
  { name: 'subscribe-canceled', path: '/subscribe?canceled=1', as: 'lena' },
  {
    name: 'subscribe-payment-failed',
    path: '/subscribe',
    as: 'lena',
    before: onPlan({ subscriptionType: 'free', renewsAt: null, paymentFailed: true }),
  },
  { name: 'subscribe-paid', path: '/subscribe', as: 'maya' },
  { name: 'subscribe-switch', path: '/subscribe', as: 'ben' },
  {
    name: 'subscribe-return-waiting',
    path: '/subscribe/return?plan=annual',
    as: 'lena',
    before: hang('**/api/subscription/status'),
    loading: true,
  },
  { name: 'subscribe-return', path: '/subscribe/return?plan=annual', as: 'maya' },
  {
    name: 'subscribe-return-unconfirmed',
    path: '/subscribe/return?plan=annual',
    as: 'lena',
    arrange: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    name: 'test-payment',
    path: '/subscribe',
    as: 'newcomer',
    arrange: async (page) => {
      const answer = await page.request.post('/api/create-subscription', { data: { plan: 'yearly' } });
      await page.goto(`${new URL((await answer.json()).paymentUrl).pathname}?declined=1`);
    },
  },
  {
    name: 'test-billing',
    path: '/settings',
    as: 'maya',
    arrange: async (page) => {
      const answer = await page.request.post('/api/create-portal-session', { data: {} });
      await page.goto(new URL((await answer.json()).portalUrl).pathname);
    },
  },

  { name: 'media', path: '/media' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'help', path: '/help' },
  { name: 'help-signed-in', path: '/help', as: 'maya' },

  { name: 'admin', path: '/admin', as: 'admin' },
  { name: 'admin-tables', path: '/admin', as: 'admin', arrange: press('Show as tables') },
  {
    name: 'admin-retried',
    path: '/admin',
    as: 'admin',
    screen: true,
    before: respond('**/api/admin/mail-health/retry', 200, { message: '' }),
    arrange: async (page) => {
      await press('Retry all failed')(page);
      await toast(page);
    },
  },
  { name: 'admin-needs-attention', path: '/admin', as: 'admin', before: needsAttention },
  { name: 'admin-empty', path: '/admin', as: 'admin', before: emptyPlatform },
  { name: 'admin-denied', path: '/admin', as: 'maya' },
  {
    name: 'admin-loading',
    path: '/admin',
    as: 'admin',
    before: hang('**/api/admin/**'),
    loading: true,
  },
  { name: 'admin-error', path: '/admin', as: 'admin', before: respond('**/api/admin/**', 503) },
  { name: 'users', path: '/admin/users', as: 'admin' },
  { name: 'users-denied', path: '/admin/users', as: 'maya' },
  {
    name: 'users-loading',
    path: '/admin/users',
    as: 'admin',
    before: hang('**/api/admin/**'),
    loading: true,
  },
  { name: 'users-error', path: '/admin/users', as: 'admin', before: respond('**/api/admin/**', 503) },
  { name: 'users-none', path: '/admin/users', as: 'admin', before: respond('**/api/admin/users?*', 200, []) },
  { name: 'users-found', path: '/admin/users', as: 'admin', arrange: searchUsers('example') },
  { name: 'users-not-found', path: '/admin/users', as: 'admin', arrange: searchUsers('no such user') },
  { name: 'users-menu', path: '/admin/users', as: 'admin', screen: true, arrange: userMenu() },
  {
    name: 'users-edit',
    path: '/admin/users',
    as: 'admin',
    screen: true,
    arrange: userMenu('Edit Subscription'),
  },
  {
    name: 'users-edit-subscriber',
    path: '/admin/users',
    as: 'admin',
    screen: true,
    arrange: userMenu('Edit Subscription', cast.maya.fullName),
  },
  {
    name: 'users-sign-out',
    path: '/admin/users',
    as: 'admin',
    screen: true,
    arrange: userMenu('Sign Out User'),
  },
  { name: 'users-delete', path: '/admin/users', as: 'admin', screen: true, arrange: userMenu('Delete User') },

  { name: 'review', path: '/review/:maya/:workplace' },
  { name: 'review-general', path: '/review/:maya' },
  { name: 'review-filled', path: '/review/:maya/:workplace', arrange: (page) => write(page) },
  { name: 'review-errors', path: '/review/:maya/:workplace', arrange: press('Submit Review') },
  { name: 'review-link-none-saved', path: '/my-review' },
  {
    name: 'review-languages',
    path: '/review/:maya/:workplace',
    screen: true,
    arrange: (page) => page.locator('summary').click(),
  },
  { name: 'review-german', path: '/review/:maya/:workplace?lang=de' },
  {
    name: 'review-arabic',
    path: '/review/:maya/:workplace?lang=ar',
    arrange: (page) => page.locator('[type=submit]').click(),
  },
  {
    name: 'review-offline',
    path: '/review/:maya/:workplace',
    arrange: async (page) => {
      await page.context().setOffline(true);
      await send(page);
    },
  },
  {
    name: 'review-unreachable',
    path: '/review/:maya/:workplace',
    before: (page) => page.route('**/api/reviews/submit', (route) => route.abort()),
    arrange: send,
  },
  {
    name: 'review-busy',
    path: '/review/:maya/:workplace',
    before: respond('**/api/reviews/submit', 503),
    arrange: send,
  },
  {
    name: 'review-slow',
    path: '/review/:maya/:workplace',
    before: hang('**/api/reviews/submit'),
    loading: true,
    arrange: send,
  },
  {
    name: 'review-not-saved',
    path: '/review/:maya/:workplace',
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB')),
    arrange: async (page) => {
      await page.context().setOffline(true);
      await send(page);
    },
  },
  {
    name: 'review-not-taken',
    path: '/review/:maya/:workplace',
    before: respond('**/api/reviews/submit', 400, { message: 'Please use ordinary characters only' }),
    arrange: send,
  },
  {
    name: 'review-closed-kept',
    path: '/review/:lena',
    before: storeUnsentReview,
    arrange: (page) => page.getByText('saved on this phone').waitFor(),
  },
  {
    name: 'review-earlier-sent',
    path: '/review/:maya/:workplace',
    screen: true,
    before: async (page) => {
      await respond('**/api/reviews/submit', 201)(page);
      await storeUnsentReview(page);
    },
    arrange: (page) => page.getByText('Earlier review sent').waitFor(),
  },
  {
    name: 'review-refused',
    path: '/review/:maya/:workplace',
    before: respond('**/api/reviews/submit', 403, { message: 'Review limit reached' }),
    arrange: send,
  },
  {
    name: 'review-thank-you',
    path: '/review/:maya/:workplace',
    screen: true,
    before: respond('**/api/reviews/submit', 201),
    arrange: send,
  },
  {
    name: 'review-thank-you-closed',
    path: '/review/:maya/:workplace',
    before: respond('**/api/reviews/submit', 201),
    arrange: async (page) => {
      await send(page);
      await press('Close Window')(page);
      await press('Close')(page);
    },
  },
  {
    name: 'review-plain-thank-you',
    path: '/review/:maya/:workplace',
    arrange: async (page) => {
      await write(page);
      await post(page);
    },
  },
  { name: 'review-plain-errors', path: '/review/:maya/:workplace', arrange: post },
  {
    name: 'review-plain-refused',
    path: '/review/:maya/:workplace',
    arrange: async (page) => {
      await write(page);
      await page.evaluate(
        (full) => document.forms[0]?.setAttribute('action', full),
        demo.fillIn('/review/:lena'),
      );
      await post(page);
    },
  },
  {
    name: 'review-plain-invalid',
    path: '/review/:maya/:workplace',
    arrange: async (page) => {
      await write(page);
      await page.evaluate(() => document.forms[0]?.setAttribute('action', '/review/999999'));
      await post(page);
    },
  },
  { name: 'review-closed', path: '/review/:lena' },
  { name: 'review-invalid', path: '/review/999999' },

  { name: 'unsubscribe-invalid', path: '/unsubscribe?token=some' },
  { name: 'dev-mail', path: '/dev/mail' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'not-found-signed-in', path: '/nowhere', as: 'maya' },
  {
    name: 'render-failure',
    path: '/reviews',
    as: 'maya',
    before: (page) => page.route('**/assets/ReviewsPage-*.js', (route) => route.abort()),
  },
];

/** What only the pictured state shows, so that the ordinary page can't pass for it. */
const signs: Record<string, string> = {
  'login-errors': 'text=Username is required',
  'login-failed': 'text=Login failed',
  'register-errors': 'text=Please enter a valid email',
  'register-failed': 'text=Registration failed',
  'forgot-password-errors': 'text=Please enter a valid email address',
  'reset-password-errors': "text=Passwords don't match",
  'dashboard-payment-failed': 'text=Your last payment failed',
  'dashboard-loading': '[data-placeholder].grid',
  'dashboard-error': "text=Couldn't load your reviews.",
  'reviews-empty': 'text=No reviews yet',
  'reviews-loading': '.letter[data-placeholder]',
  'reviews-error': "text=Couldn't load your reviews.",
  'reviews-export-failed': 'text=Failed to export reviews',
  'reputation-empty': 'text=No reviews to show yet',
  'reputation-error': "text=Couldn't load your links.",
  'tracked-codes-empty': 'text=Find out which table brings reviews',
  'tracked-codes-loading': '[data-placeholder]',
  'tracked-codes-error': "text=Couldn't load your tracked codes.",
  'print-empty': 'select:has(optgroup:only-child > option:only-child)',
  'print-failed': "text=Couldn't load the preview.",
  'settings-empty': 'text=No workplaces yet',
  'settings-loading': 'tr[data-placeholder]',
  'settings-error': "text=Couldn't load your workplaces.",
  'settings-payment-failed': 'text=Your last payment failed',
  'settings-billing-loading': '#billing [data-placeholder]',
  'settings-billing-error': "text=Couldn't load your plan.",
  'settings-add-errors': 'text=Workplace name is required',
  'settings-sessions-loading': '#devices [data-placeholder]',
  'settings-sessions-error': "text=Couldn't load your devices.",
  'subscribe-error': 'text=Payment Error',
  'subscribe-payment-failed': 'text=Your last payment failed',
  'admin-loading': 'dd [data-placeholder]',
  'admin-empty': 'text=No sign-ups in the last 12 months.',
  'admin-error': "text=Couldn't load the totals.",
  'users-loading': 'tr[data-placeholder]',
  'users-error': "text=Couldn't load the users.",
  'review-errors': 'text=Please provide your name',
  'review-plain-errors': 'text=Almost there',
};
const unproven = shots.filter(({ name }) => /-(empty|errors?|failed|loading)$/.test(name) && !signs[name]);
if (unproven.length > 0) throw new Error(`No sign of ${unproven.map(({ name }) => name)}`);

/** Public pages once more, with the card. */
for (const name of [
  ...[
    'landing',
    'login',
    'register',
    'forgot-password',
    'reset-password',
    'confirm-email-missing',
    'pricing',
  ],
  ...['media', 'terms', 'privacy', 'help', 'not-found', 'review-thank-you'],
]) {
  const { screen: _, arrange, ...shot } = shots.find((each) => each.name === name) as Shot;
  shots.push({
    ...shot,
    name: `${name}-install-card`,
    installCard: true,
    arrange: async (page) => {
      await arrange?.(page);
      await installCard(page);
    },
  });
}

interface Picture {
  file: string;
  shot: string;
  screen: keyof typeof screens;
  theme?: Theme;
  /** Device pixel ratio. */
  scale?: number;
  /** Captures only this element. */
  of?: (page: Page) => Locator;
}

const pictures: Picture[] = [
  { file: 'docs/screenshots/landing.png', shot: 'landing', screen: 'desktop' },
  { file: 'docs/screenshots/register.png', shot: 'register', screen: 'desktop' },
  { file: 'docs/screenshots/dashboard.png', shot: 'dashboard', screen: 'desktop' },
  { file: 'docs/screenshots/dashboard-dark.png', shot: 'dashboard', screen: 'desktop', theme: 'dark' },
  { file: 'docs/screenshots/reviews.png', shot: 'reviews', screen: 'desktop' },
  { file: 'docs/screenshots/settings.png', shot: 'settings', screen: 'desktop' },
  { file: 'docs/screenshots/pricing.png', shot: 'pricing', screen: 'desktop' },
  { file: 'docs/screenshots/users.png', shot: 'users', screen: 'desktop' },
  { file: 'docs/screenshots/review.png', shot: 'review', screen: 'phone' },
  { file: 'docs/screenshots/review-thank-you.png', shot: 'review-thank-you', screen: 'phone' },
  { file: 'web/static/press/dashboard.png', shot: 'dashboard', screen: 'desktop' },
  { file: 'web/static/press/review-page.png', shot: 'review-filled', screen: 'phone', scale: 2 },
  {
    file: 'web/static/press/qr-card.png',
    shot: 'dashboard-print',
    screen: 'desktop',
    scale: 2,
    of: (page) => page.locator('.printed-sheet img'),
  },
];

const sheetOfTwelve = [
  ...['landing', 'register', 'dashboard-new', 'show-workplace', 'review', 'review-thank-you'],
  ...['dashboard', 'reviews', 'reviews-read-me-one', 'settings', 'print', 'employer'],
];

const screens = {
  smallPhone: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
};

/** A page opens once per device and is resized to each of its screens. */
const devices = [
  { isTouch: true, screens: [screens.smallPhone, screens.phone] },
  { isTouch: false, screens: [screens.tablet, screens.desktop] },
];

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The server's and browsers' clocks stop here, so that screenshots don't change daily. */
const NOW = new Date('2026-11-20T17:30:00.000Z');
const CONCURRENCY = 2;
const TIMEOUT_MS = 20_000;
/** In pixels; longer lists are cut off. */
const MAX_HEIGHT = 6_000;

const root = join(import.meta.dirname, '..');
const {
  values: options,
  positionals: [filter = ''],
} = parseArgs({
  allowPositionals: true,
  options: { docs: { type: 'boolean' }, sheets: { type: 'boolean' }, lang: { type: 'string' } },
});
const started = performance.now();
const failures: string[] = [];

const demo = await startDemo();
const browser = await chromium.launch(playwright.use?.launchOptions);
try {
  const taken = options.lang
    ? await takeInLanguage(browser, options.lang)
    : await (options.docs ? takeDocImages : options.sheets ? takeContactSheets : takeScreenshots)(browser);
  console.log(`${taken} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
} finally {
  await browser.close();
  await demo.stop();
}
if (failures.length > 0) {
  console.error(`Not taken:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}

async function takeScreenshots(browser: Browser): Promise<string> {
  const chosen = shots.filter(({ name }) => name.includes(filter));
  for (const { name } of chosen) rmSync(join(root, 'screenshots', name), { recursive: true, force: true });
  let count = 0;
  await forEachParallel(
    chosen.flatMap((shot) => devices.map((device) => ({ shot, device }))),
    async ({ shot, device }) => {
      const [first = screens.phone] = device.screens;
      await withPage(
        browser,
        shot,
        { viewport: first, hasTouch: device.isTouch, isMobile: device.isTouch },
        async (page) => {
          for (const screen of device.screens) {
            await page.setViewportSize(screen);
            for (const theme of themes) {
              await page.emulateMedia({ colorScheme: theme });
              save(`screenshots/${shot.name}/${screen.width}-${theme}.png`, await screenshot(page, shot));
              count += 1;
            }
          }
        },
      );
    },
  );
  return `${count} pictures of ${chosen.length} screens in screenshots/`;
}

/** Steps by English labels would fail in another language. */
async function takeInLanguage(browser: Browser, language: string): Promise<string> {
  const chosen = shots.filter(
    ({ name, arrange, before }) => name.includes(filter) && !arrange && !before && !signs[name],
  );
  const look = { viewport: screens.phone, hasTouch: true, isMobile: true, locale: language };
  await forEachParallel(chosen, (shot) =>
    withPage(browser, shot, look, async (page) => {
      save(`screenshots/${language}/${shot.name}.png`, await screenshot(page, shot));
    }),
  );
  return `${chosen.length} screens in screenshots/${language}/`;
}

async function takeDocImages(browser: Browser): Promise<string> {
  const chosen = pictures.filter(({ file }) => file.includes(filter));
  const taken = new Map<string, Buffer>();
  await forEachParallel(chosen, async ({ file, shot: name, screen, theme = 'light', scale = 1, of }) => {
    const shot = shots.find((each) => each.name === name);
    if (!shot) throw new Error(`There is no shot ${name}`);
    const isTouch = screen === 'phone' || screen === 'smallPhone';
    const look = { viewport: screens[screen], colorScheme: theme, deviceScaleFactor: scale };
    await withPage(browser, shot, { ...look, hasTouch: isTouch, isMobile: isTouch }, async (page) => {
      const picture = of
        ? await of(page).screenshot({ animations: 'disabled' })
        : await screenshot(page, { ...shot, screen: true });
      taken.set(file, picture);
    });
  });
  let bytes = 0;
  for (const [file, picture] of taken) {
    const small = compress(picture);
    save(file, small);
    bytes += small.length;
  }
  return `${taken.size} pictures of together ${Math.round(bytes / 1024)} KB`;
}

async function takeContactSheets(browser: Browser): Promise<string> {
  for (const theme of themes) {
    const cells = new Map<string, string>();
    await forEachParallel(sheetOfTwelve, async (name) => {
      const shot = shots.find((each) => each.name === name);
      if (!shot) throw new Error(`There is no shot ${name}`);
      const look = { viewport: screens.phone, colorScheme: theme, hasTouch: true, isMobile: true };
      await withPage(browser, shot, look, async (page) => {
        cells.set(name, (await screenshot(page, { ...shot, screen: true })).toString('base64'));
      });
    });
    const page = await browser.newPage({ viewport: { width: 1_900, height: 1_400 } });
    const images = sheetOfTwelve.map((name) => `<img src="data:image/png;base64,${cells.get(name)}">`);
    await page.setContent(`<style>
      body { margin: 0; padding: 20px; width: max-content; display: grid; grid-template-columns: repeat(6, 292px); gap: 20px;
        background: #85858d }
      img { display: block; width: 100%; border-radius: 12px }
    </style>${images.join('')}`);
    save(`docs/screenshots/twelve-screens-${theme}.png`, compress(await page.locator('body').screenshot()));
    await page.close();
  }
  return `${themes.length} sheets of ${sheetOfTwelve.length} screens`;
}

/** Opens the shot's page in a new browser context and passes it on when it has settled. */
async function withPage(
  browser: Browser,
  { name, path, as = 'visitor', before, arrange, loading, installCard: showInstallCard }: Shot,
  look: BrowserContextOptions,
  take: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...look,
    baseURL: demo.url,
    storageState: demo.signIns[as],
    serviceWorkers: 'block',
    // Bots don't count as views, which would change the dashboard.
    userAgent: 'Goodword screenshots (bot)',
  });
  try {
    await context.clock.setFixedTime(NOW);
    if (!showInstallCard)
      await context.addInitScript(() => localStorage.setItem('install-dismissed', 'true'));
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    if (before) await withoutData(page);
    await before?.(page);
    await page.goto(demo.fillIn(path), { waitUntil: loading ? 'commit' : 'load' });
    await waitUntilLoaded(page, loading);
    await arrange?.(page);
    if (arrange) await waitUntilLoaded(page, loading);
    await page
      .locator(signs[name] ?? 'body')
      .first()
      .waitFor();
    await take(page);
  } catch (error) {
    failures.push(`${name} (${look.viewport?.width}): ${String(error).split('\n')[0]}`);
  } finally {
    await context.close();
  }
}

async function waitUntilLoaded(page: Page, loading = false): Promise<void> {
  await page
    .locator('h1, h2, [data-placeholder]')
    .or(page.getByText('Loading...'))
    .first()
    .waitFor({ state: 'attached' });
  if (!loading) {
    await page.locator('h1, h2').first().waitFor({ state: 'attached' });
    await page.waitForFunction(() => {
      // Charts are read near the screen only.
      const placeholder = document.querySelector('[data-placeholder]');
      placeholder?.scrollIntoView();
      return (
        !placeholder &&
        !document.querySelector('[aria-busy=true]') &&
        !document.body.innerText.includes('Loading...')
      );
    });
    await page.evaluate(() => scrollTo(0, 0));
  }
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => {}))]);
  });
}

async function screenshot(page: Page, { screen }: Shot): Promise<Buffer> {
  if (screen) return page.screenshot({ animations: 'disabled' });
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) };
  return page.screenshot({ animations: 'disabled', fullPage: true, clip });
}

function save(file: string, picture: Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), picture);
}

/** Drops the alpha channel and picks the smallest filter. */
function compress(picture: Buffer): Buffer {
  const png = PNG.sync.read(picture);
  const tries = [0, 1, 2, 3, 4, -1].map((filterType) =>
    PNG.sync.write(png, { colorType: 2, deflateLevel: 9, filterType: filterType as 0 }),
  );
  return tries.reduce((smallest, each) => (each.length < smallest.length ? each : smallest), picture);
}

async function forEachParallel<T>(items: T[], act: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

type SignIns = Partial<Record<Person, Exclude<BrowserContextOptions['storageState'], string>>>;

/** Starts the service with demo data and signs everyone in. */
async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-screenshots-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: demoAdmin.password,
    LOG_LEVEL: 'silent',
  });
  // Keeps the random port out of links on screen.
  const service = await startService({ ...config, appUrl: 'https://goodword.example' }, () => NOW);
  await seed(service.deps);
  await service.app.listen({ port, host: '127.0.0.1' });

  const signIns: SignIns = {};
  const users: Partial<Record<Person, User>> = {};
  const enter = async (person: Person, action: 'login' | 'register', data: object) => {
    const api = await request.newContext({ baseURL: url });
    const answer = await api.post(`/api/auth/${action}`, { data });
    const user: User = await answer.json();
    const { cookies } = await api.storageState();
    const localStorage = [{ name: 'user', value: JSON.stringify(user) }];
    signIns[person] = { cookies, origins: [{ origin: url, localStorage }] };
    users[person] = user;
    await api.dispose();
    return user.id;
  };
  const fill = async (userId: number, count: number) => {
    for (let i = 0; i < count; i += 1) {
      const body = JSON.stringify(newReview(userId));
      await fetch(`${url}/api/reviews/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    }
  };

  const failMails = async (userIds: (number | undefined)[]) => {
    const reasons = ['550 5.1.1 to RCPT TO: mailbox unavailable', '552 5.2.2 to RCPT TO: mailbox full'];
    for (const [i, userId] of userIds.entries()) {
      const time = new Date(NOW.getTime() - (userIds.length - i) * 26 * HOUR).toISOString();
      await service.deps.db
        .insertInto('outbox')
        .values({
          kind: 'review-received',
          user_id: userId ?? null,
          payload: '{}',
          message_id: `failed-${i}`,
          state: 'failed',
          attempts: 1 + 6 * i,
          next_attempt_at: time,
          locked_until: null,
          last_error: reasons[i] ?? null,
          failed_at: time,
          created_at: time,
          sent_at: null,
        })
        .execute();
    }
  };
  const changeAsAdmin = async (userId: number) => {
    const api = await request.newContext({ baseURL: url, storageState: signIns.admin });
    const leaver = await request.newContext({ baseURL: url });
    const registered = await leaver.post('/api/auth/register', {
      data: newRegistration({ fullName: 'Pat Oakley', username: 'pat-oakley', email: 'pat@example.com' }),
    });
    const left: User = await registered.json();
    for (const subscriptionType of ['monthly', 'free'] as const) {
      await api.patch(`/api/admin/users/${userId}`, {
        data: { subscriptionType, subscriptionExpiresAt: expiryAfter(subscriptionType, NOW) },
      });
    }
    await api.delete(`/api/admin/users/${left.id}`);
    await Promise.all([api.dispose(), leaver.dispose()]);
  };

  for (const person of ['maya', 'ben', 'lena'] as const) await enter(person, 'login', cast[person]);
  await enter('admin', 'login', demoAdmin);
  await enter('newcomer', 'register', newRegistration({ username: 'ana', email: 'ana@example.com' }));
  await fill(
    await enter(
      'noor',
      'register',
      newRegistration({ fullName: 'Noor Haddad', username: 'noor', email: 'noor@example.com' }),
    ),
    4,
  );
  await fill(users.lena?.id ?? 0, 1);
  await failMails([users.noor?.id, users.lena?.id]);
  await changeAsAdmin(users.newcomer?.id ?? 0);
  const workplace = await service.deps.db
    .selectFrom('workplaces')
    .select('id')
    .where('name', '=', cast.maya.workplaces[0].name)
    .executeTakeFirstOrThrow();

  const fillIns: Record<string, number | string | undefined> = {
    maya: users.maya?.id,
    lena: users.lena?.id,
    workplace: workplace.id,
    employer: seedEmployerLinks.at(-1)?.token,
  };
  return {
    url,
    signIns,
    fillIn: (path: string) => path.replace(/:(\w+)/g, (_, name) => String(fillIns[name])),
    stop: () => service.close(),
  };
}

/** As from a busy server, so that the page reads what `before` answers. */
function withoutData(page: Page) {
  const withData = (url: URL) => !url.pathname.includes('.') && !url.pathname.startsWith('/api/');
  return page.route(withData, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[^>]* id="initial-data">.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  });
}

function hang(url: string) {
  return (page: Page) => page.route(url, () => {});
}

/** Fakes the server's response, except for /api/auth/me. */
function respond(
  url: string,
  status: number,
  json: unknown = { message: 'Service temporarily unavailable' },
) {
  return (page: Page) =>
    page.route(url, (route) =>
      route.request().url().endsWith('/api/auth/me') ? route.continue() : route.fulfill({ status, json }),
    );
}

function needsAttention(page: Page) {
  const since = '2026-11-20T17:30:00.000Z';
  const problems = [
    {
      kind: 'mail',
      title: "Emails aren't being sent",
      advice:
        '12 emails are waiting. The last attempt failed with "Mail server unreachable: ESOCKET ECONNREFUSED". Check the mail server and SMTP_URL: once it works, emails leave by themselves.',
      values: { count: 12, error: 'Mail server unreachable: ESOCKET ECONNREFUSED' },
      since,
    },
    {
      kind: 'disk',
      title: 'The disk is almost full',
      advice:
        "/var/lib/goodword has 512 MB left. When it is full, reviews can't be stored: free some space, or get a larger disk.",
      values: { folder: '/var/lib/goodword', megabytes: 512 },
      since: null,
    },
    {
      kind: 'backup',
      title: 'There is no backup yet',
      advice: 'Run ./goodword backup now, and let it run every night.',
      values: {},
      since,
    },
  ];
  return respond('**/api/admin/service-status', 200, { version: '1.0.0', commit: '4461360', problems })(page);
}

function withTrackedCodes(page: Page) {
  const trackedCode = (
    id: number,
    code: string,
    name: string,
    workplaceId: number | null,
    scans: number,
  ): TrackedCode => ({
    id,
    code,
    name,
    workplaceId,
    url: `http://localhost:3000/r/${code}`,
    scans,
    reviews: Math.floor(scans / 3),
    offAt: id === 3 ? NOW.toISOString() : null,
    createdAt: NOW.toISOString(),
  });
  return respond('**/api/tracked-codes', 200, [
    trackedCode(1, '2XJN69HF', 'Table tents by the window', 1, 1_204),
    trackedCode(2, '4N58XKTF', 'Bill folder', 2, 61),
    trackedCode(3, 'KJX7C5JJ', 'Flyer in the takeaway bag, spring edition', 2, 7),
    trackedCode(4, 'T9XK4TNH', 'Instagram', null, 0),
  ])(page);
}

/** A renewing annual plan, with overrides. */
function onPlan(status: Partial<SubscriptionStatus>) {
  return respond('**/api/subscription/status', 200, {
    subscriptionType: 'annual',
    subscriptionExpiresAt: '2027-06-21T09:00:00.000Z',
    totalReviews: 28,
    reviewsThisMonth: 6,
    reviewLimit: null,
    renewsAt: '2027-06-21T09:00:00.000Z',
    paymentFailed: false,
    ...status,
  } satisfies SubscriptionStatus);
}

function signedInAt(count: number) {
  const devices = ['Chrome on Android', 'Safari on iPhone', 'Firefox on Windows', null, 'Long '.repeat(20)];
  return (page: Page) => {
    const sessions = Array.from({ length: count }, (_, i): Session => {
      const lastUsedAt = new Date(NOW.getTime() - i * 13 * HOUR);
      return {
        id: i.toString(16).padStart(16, '0'),
        device: devices[i % devices.length] ?? null,
        signedInAt: new Date(lastUsedAt.getTime() - (i + 1) * 50 * HOUR).toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: i === 0,
      };
    });
    return respond('**/api/auth/sessions', 200, sessions)(page);
  };
}

function press(name: string | RegExp) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
}

async function toast(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Notifications (F8)' })
    .getByRole('button', { name: 'Close' })
    .waitFor();
}

async function installCard(page: Page): Promise<void> {
  await page.getByRole('region', { name: /install/i }).waitFor();
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await press('Sign in')(page);
  await toast(page);
}

async function registerAsMaya(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill(cast.maya.fullName);
  await page.getByLabel('Username').fill(cast.maya.username);
  await page.getByLabel('Email').fill(cast.maya.email);
  await page.getByLabel('Password').fill(cast.maya.password);
  await press('Create account')(page);
  await toast(page);
}

async function askForReset(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('somebody@example.com');
  await press('Send reset link')(page);
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
}

function choosePassword(newPassword: string, again: string) {
  return async (page: Page) => {
    await page.getByLabel('New password').fill(newPassword);
    await page.getByLabel('Confirm password').fill(again);
    await press('Reset password')(page);
    await page.locator('[aria-invalid], a[href="/login"], a[href="/forgot-password"]').first().waitFor();
  };
}

async function addSecondWorkplace(page: Page): Promise<void> {
  await press('Add Workplace')(page);
  await page.getByRole('dialog').getByLabel('Name').fill('The Second');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Workplace' }).click();
  await toast(page);
}

async function print(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {};
  });
  await press('Print QR Code')(page);
  await page.emulateMedia({ media: 'print' });
}

async function emptyPlatform(page: Page): Promise<void> {
  const months = Array.from({ length: 12 }, (_, i) => ({
    month: new Date(Date.UTC(2025, 11 + i)).toISOString().slice(0, 7),
    signUps: 0,
    reviews: 0,
    revenue: 0,
  }));
  const noUsers = { totalUsers: 0, paidUsers: 0, conversionRate: 0, monthlyRevenue: 0 };
  await respond('**/api/admin/user-stats', 200, noUsers)(page);
  await respond('**/api/admin/insights', 200, { months })(page);
  await respond('**/api/admin/mail-health', 200, { held: 0, queued: 0, failed: 0, lastError: null })(page);
  await respond('**/api/admin/audit?*', 200, [])(page);
}

function searchUsers(text: string) {
  return async (page: Page) => {
    await page.getByLabel('Search users').fill(text);
    await page.getByText(/users? found/i).waitFor();
  };
}

function userMenu(item?: string, name: string = cast.lena.fullName) {
  return async (page: Page) => {
    await press(`Actions for ${name}`)(page);
    if (item) await page.getByRole('menuitem', { name: item }).click();
  };
}

async function write(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByLabel('Your review').fill('You remembered our table, and the joke about the tiramisu.');
  await page.getByLabel('Your name').fill('Daniel');
  await page.getByLabel('Location').fill('Porto');
}

async function send(page: Page): Promise<void> {
  await write(page);
  await press('Submit Review')(page);
  await page
    .getByText('Thank You')
    .or(page.getByText(/not sent/i))
    .first()
    .waitFor();
}

/** Submits like a browser without JavaScript. */
async function post(page: Page): Promise<void> {
  await page.evaluate(() => document.forms[0]?.submit());
  await page.waitForURL(/review/, { waitUntil: 'load' });
}

/** Puts a review for Lena where the phone stores those that the server hasn't confirmed. */
async function storeUnsentReview(page: Page): Promise<void> {
  await page.addInitScript(
    (review) => {
      const opening = indexedDB.open('goodword');
      opening.onupgradeneeded = () => opening.result.createObjectStore('unconfirmed-reviews');
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('unconfirmed-reviews', 'readwrite');
        transaction.objectStore('unconfirmed-reviews').put(review, review.key);
        transaction.oncomplete = () => opening.result.close();
      };
    },
    {
      key: 'a-key',
      reviewLinkSecret: 's'.repeat(22),
      rating: 5,
      comment: 'You drew exactly what I could not describe.',
      customerName: 'Daniel',
      customerLocation: '',
      userId: Number(demo.fillIn(':lena')),
      workplaceId: null,
      firstName: 'Lena',
      language: 'en',
      submittedAt: Date.now(),
    },
  );
}
