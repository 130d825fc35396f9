import type { Page } from '@playwright/test';
import type { AdminUser } from '#contract/admin.ts';

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
