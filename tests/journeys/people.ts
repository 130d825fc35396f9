import type { Page } from '@playwright/test';
import { freePlan, type SubscriptionStatus } from '#contract/plans.ts';
import { screens } from '#contract/screens.ts';
import { answerBusyPlatform, longNames } from './busy-platform.ts';
import { test as base, leaveReview } from './fixtures.ts';
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

const pathOf = (page: string) => page.replace(/\?.*/, '');

/** Paths of the app that are not listed above. */
export function missingPaths(): string[] {
  const listed = Object.values(pagesOf).flat().map(pathOf);
  return Object.values(screens)
    .map(({ path }) => path)
    .filter((path) => !listed.includes(path));
}

/** Every page of this person at night. In the gate, only those that no person before this one has opened. */
function pagesToOpen(person: Person): readonly string[] {
  if (process.env.FULL) return pagesOf[person];
  const before = people.slice(0, people.indexOf(person)).flatMap((other) => pagesOf[other].map(pathOf));
  return pagesOf[person].filter((page) => !before.includes(pathOf(page)));
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
  /** For messages, as in `/admin as admin`. */
  name: string;
}

export const test = base.extend<{
  /** Opens a tab signed in as this person. */
  tabOf: (person: Person) => Promise<Page>;
  /** Opens each page of a person in one tab, after `prepare` has run. */
  open: (person: Person, prepare?: (tab: Page) => Promise<void>) => AsyncGenerator<OpenPage>;
}>({
  tabOf: async ({ app, page, signUp, newVisitor }, use) => {
    await use(async (person) => {
      if (person === 'visitor' || person === 'admin') {
        const tab = await newVisitor();
        await (person === 'admin' ? becomeAdmin(tab) : becomeVisitor(tab));
        return tab;
      }
      const { user } = await signUp();
      await page.request.post('/api/workplaces', {
        data: { name: `${'Long'.repeat(25)} name`, location: 'ホテル 東京' },
      });
      for (const words of difficultReviews.slice(0, freePlan.reviews)) await leaveReview(app, user.id, words);
      if (person === 'subscriber')
        await page.route('**/api/subscription/status', (route) => route.fulfill({ json: pastDue }));
      return page;
    });
  },

  open: async ({ tabOf, signUp, consoleErrors }, use) => {
    await use(async function* (person, prepare) {
      const tab = await tabOf(person);
      const pending = pendingRequests(tab);
      await prepare?.(tab);
      const id = person === 'visitor' ? (await signUp()).user.id : 0;
      for (const path of pagesToOpen(person)) {
        const response = await tab.goto(path.replace(':id', String(id)));
        await untilLoaded(tab);
        await untilIdle(tab, pending);
        const policy = response?.headers()['content-security-policy'] ?? '';
        yield { page: tab, policy, name: `${path} as ${person}` };
      }
    });
    // The browser logs the errors of unknown pages, used tokens and forbidden pages.
    const expected = /status of (400|403|404)/;
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !expected.test(error)));
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

async function becomeVisitor(tab: Page): Promise<void> {
  // A valid token shows the form.
  await tab.route('**/api/auth/reset-password/check', (route) => route.fulfill({ json: { valid: true } }));
}

async function becomeAdmin(tab: Page): Promise<void> {
  const login = await tab.request.post('/api/auth/login', {
    data: { username: 'admin', password: 'the admin password' },
  });
  await tab.addInitScript((user) => localStorage.setItem('user', user), await login.text());
  await answerBusyPlatform(tab, longNames);
}
