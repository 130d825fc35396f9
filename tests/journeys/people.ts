import type { Page } from '@playwright/test';
import type { AdminUser } from '#contract/admin.ts';
import { freePlan, type SubscriptionStatus } from '#contract/plans.ts';
import { screens } from '#contract/screens.ts';
import { addWorkplace, test as base, leaveReview, signInAsAdmin } from './fixtures.ts';
import { pendingRequests, untilIdle } from './traffic.ts';

/** Every page to check, by the person who opens it; `:id` is the professional's. */
export const pagesOf = {
  visitor: [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=some',
    '/confirm-email?token=some',
    '/pricing',
    '/media',
    '/terms',
    '/privacy',
    '/help',
    '/my-review',
    '/unsubscribe?token=some',
    '/review/:id',
    '/review/999999',
    '/nowhere',
  ],
  admin: ['/admin', '/admin/users'],
  professional: [
    '/dashboard',
    '/reviews',
    '/tracked-codes',
    '/reputation',
    '/praise',
    '/ask',
    '/print',
    '/show',
    '/settings',
    '/pricing',
    '/subscribe',
    '/admin',
  ],
  subscriber: ['/settings', '/pricing', '/subscribe?canceled=1', '/subscribe/return?plan=monthly'],
} as const;

export type Person = keyof typeof pagesOf;

export const people = Object.keys(pagesOf) as Person[];

/** Pages that are checked before each change; the night checks all. */
const inGate: readonly string[] = ['/', '/register', '/review/:id', '/dashboard', '/reviews', '/settings'];

/** Paths of the app that are not listed above. */
export function missingPaths(): string[] {
  const listed = Object.values(pagesOf)
    .flat()
    .map((page) => page.replace(/\?.*/, ''));
  return Object.values(screens)
    .map(({ path }) => path)
    .filter((path) => !listed.includes(path));
}

export const pastDue: SubscriptionStatus = {
  subscriptionType: 'monthly',
  subscriptionExpiresAt: '2099-01-01T00:00:00.000Z',
  totalReviews: 8,
  reviewsThisMonth: 3,
  reviewLimit: null,
  renewsAt: '2099-01-01T00:00:00.000Z',
  paymentFailed: true,
};

interface OpenPage {
  page: Page;
  /** The response's content security policy. */
  policy: string;
  /** Names the page in messages, as in `/admin as admin`. */
  name: string;
}

export const test = base.extend<{
  /** Opens each page of a person, signed in, in one tab, after `prepare` has run. */
  open: (person: Person, prepare?: (tab: Page) => Promise<unknown>) => AsyncGenerator<OpenPage>;
}>({
  // What the browser logs about unknown pages, used tokens and forbidden pages.
  expectedErrors: /status of (400|403|404)/,

  open: async ({ app, page, signUp, newVisitor }, use) => {
    const tabOf = async (person: Person): Promise<Page> => {
      if (person === 'visitor' || person === 'admin') {
        const tab = await newVisitor();
        // A valid token shows the form.
        const json = { valid: true };
        await tab.route('**/api/auth/reset-password/check', (route) => route.fulfill({ json }));
        if (person === 'visitor') return tab;
        await signInAsAdmin(tab);
        await answerBusyPlatform(tab, longNames);
        return tab;
      }
      const { user } = await signUp();
      await addWorkplace(page, `${'Long'.repeat(25)} name`, 'ホテル 東京');
      for (const words of difficultReviews.slice(0, freePlan.reviews)) await leaveReview(app, user.id, words);
      if (person === 'subscriber')
        await page.route('**/api/subscription/status', (route) => route.fulfill({ json: pastDue }));
      return page;
    };

    await use(async function* (person, prepare) {
      const tab = await tabOf(person);
      const pending = pendingRequests(tab);
      await prepare?.(tab);
      const id = person === 'visitor' ? (await signUp()).user.id : 0;
      for (const path of pagesOf[person]) {
        if (!process.env.FULL && !inGate.includes(path)) continue;
        const response = await tab.goto(path.replace(':id', String(id)));
        await untilLoaded(tab);
        await untilIdle(tab, pending);
        const policy = response?.headers()['content-security-policy'] ?? '';
        yield { page: tab, policy, name: `${path} as ${person}` };
      }
    });
  },
});

const difficultReviews = [
  { comment: 'W'.repeat(300), customerName: 'Donaudampfschiff'.repeat(7) },
  { comment: 'مكان رائع جداً وخدمة ممتازة', customerName: 'ليلى', rating: 2 },
  { rating: 4 },
];

/** Waits until the heading is there and no placeholder is left. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => {
    const placeholder = document.querySelector('[data-placeholder], [aria-busy=true]');
    // Charts are read near the screen only.
    placeholder?.scrollIntoView();
    return !placeholder;
  });
  await page.evaluate(() => scrollTo(0, 0));
}

export const longNames = ['Donaudampfschiff'.repeat(7), 'ليلى الخوارزمي', '山田 太郎', 'W'.repeat(120)];

/** Mocks the admin API with larger figures than a test could create, for users with these names. */
export async function answerBusyPlatform(page: Page, names: string[]): Promise<void> {
  const at = '2026-11-20T17:30:00.000Z';
  const months = Array.from({ length: 12 }, (_, i) => ({
    month: new Date(Date.UTC(2025, 11 + i)).toISOString().slice(0, 7),
    signUps: 12_345 * i,
    reviews: 1_234_567 - i,
    revenue: 98_765.43,
  }));
  await page.route('**/api/admin/users?*', (route) => route.fulfill({ json: names.map(userNamed) }));
  await page.route('**/api/admin/insights', (route) => route.fulfill({ json: { months } }));
  await page.route('**/api/admin/mail-health', (route) =>
    route.fulfill({
      json: {
        held: 1_234_567,
        queued: 1_234_567,
        failed: 1_234_567,
        lastError: { at, error: `550 5.1.1 to RCPT TO: ${'no'.repeat(95)}` },
      },
    }),
  );
  await page.route('**/api/admin/audit?*', (route) =>
    route.fulfill({
      headers: { link: '</api/admin/audit?cursor=1>; rel="next"' },
      json: names.map((username, id) => ({
        id: id + 1,
        at,
        actor: 'admin',
        action: 'subscription changed',
        target: { id: id + 2, username },
        before: { subscriptionType: 'free', subscriptionExpiresAt: null },
        after: { subscriptionType: 'annual', subscriptionExpiresAt: '2027-11-20T17:30:00.000Z' },
      })),
    }),
  );
}

/** The first user has an annual plan that renews. */
function userNamed(fullName: string, i: number): AdminUser {
  return {
    id: i + 2,
    username: 'u'.repeat(60),
    fullName,
    email: `${'e'.repeat(60)}@example.com`,
    industry: 'I'.repeat(120),
    language: null,
    reviewMails: 'each',
    foldLowRatings: false,
    subscriptionType: i === 0 ? 'annual' : 'free',
    subscriptionExpiresAt: i === 0 ? '2099-01-01T00:00:00.000Z' : null,
    createdAt: '2025-01-05T12:00:00.000Z',
    reviewCount: 123_456,
    workplaceCount: 0,
    renews: i === 0,
  };
}
