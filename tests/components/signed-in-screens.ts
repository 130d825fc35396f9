import type { QueryKey } from '@tanstack/react-query';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { Router } from 'wouter';
import { freePlan } from '#contract/plans.ts';
import { type Auth, AuthContext } from '#web/accounts/auth.tsx';
import { emailStatusQuery } from '#web/accounts/email-status.ts';
import { AdminPage } from '#web/admin/AdminPage.tsx';
import * as admin from '#web/admin/queries.ts';
import { UsersPage } from '#web/admin/UsersPage.tsx';
import { queryClient } from '#web/api/query-client.ts';
import { PrintPage } from '#web/cards/PrintPage.tsx';
import { trackedCodesQuery } from '#web/cards/queries.ts';
import { ShowPage } from '#web/cards/ShowPage.tsx';
import { TrackedCodesPage } from '#web/cards/TrackedCodesPage.tsx';
import { DashboardPage } from '#web/dashboard/DashboardPage.tsx';
import { EarlierPraisePage } from '#web/earlier-praise/EarlierPraisePage.tsx';
import { praiseQuery } from '#web/earlier-praise/queries.ts';
import { AuthenticatedLayout, FullScreenLayout } from '#web/layout/AuthenticatedLayout.tsx';
import { paths } from '#web/paths.ts';
import { subscriptionStatusQuery } from '#web/plans/queries.ts';
import { SubscribePage } from '#web/plans/SubscribePage.tsx';
import { SubscribeReturnPage } from '#web/plans/SubscribeReturnPage.tsx';
import { employerLinksQuery, shareableReviewsQuery } from '#web/reputation/queries.ts';
import { ReputationPage } from '#web/reputation/ReputationPage.tsx';
import { AskPage } from '#web/review-requests/AskPage.tsx';
import { reviewRequestsQuery } from '#web/review-requests/queries.ts';
import * as reviews from '#web/reviews/queries.ts';
import { ReviewsPage } from '#web/reviews/ReviewsPage.tsx';
import { connectionsQuery } from '#web/settings/connections/queries.ts';
import { passkeysQuery } from '#web/settings/passkeys/queries.ts';
import { sessionsQuery } from '#web/settings/queries.ts';
import { SettingsPage } from '#web/settings/SettingsPage.tsx';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { member, receivedReview } from './fixtures.ts';

const at = '2026-01-31T23:30:00.000Z';
const status = {
  subscriptionType: 'free',
  subscriptionExpiresAt: null,
  totalReviews: 3,
  renewsAt: null,
} as const;
const stats = { totalUsers: 41, paidUsers: 1, conversionRate: 2.4, monthlyRevenue: 12, totalReviews: 99 };
const months = [{ month: '2026-01', signUps: 3, reviews: 2, revenue: 0 }];
const list = [3, 2, 1].map((id) =>
  receivedReview({
    id,
    comment: `Letter ${id}`,
    workplaceId: 1,
    linkSavedAt: at,
    createdAt: at,
    isUnread: id === 3,
  }),
);
const shareable = { id: 3, rating: 5, comment: 'Letter 3', customerName: 'Zoë', createdAt: at };
const praise = {
  id: 1,
  words: 'Praise 1',
  name: 'Ida',
  rating: 5,
  month: '2024-03',
  source: 'yelp',
  url: null,
};
const pages = (page: object) => ({ pages: [page], pageParams: [null] });
const code = { id: 1, code: 'ABCD1234', name: 'Window table', workplaceId: 1, url: '/r/ABCD1234', scans: 12 };
const session = { id: 'a', device: 'Chrome on Android', isCurrent: true, signedInAt: at, lastUsedAt: at };
const link = { id: 1, employer: 'Hotel Aurora', state: 'open' as const, reviews: 2, openings: 1 };

const request = { id: 1, name: 'Sara', url: '/r/ABCDEFGHJK', language: 'en', state: 'opened' } as const;

const set = (queryKey: QueryKey, data: object) => queryClient.setQueryData(queryKey, data);

/** Stores the data that the screens begin with. */
export function fillCache(): void {
  set(reviews.reviewStatsQuery.queryKey, {
    totalReviews: 3,
    recentViews: 87,
    averageRating: 4.5,
  });
  set(reviews.recentReviewsQuery.queryKey, { items: list, next: null });
  set(reviews.unreadReviewsQuery.queryKey, { count: 0, oldest: [] });
  set(reviews.pinnedReviewsQuery.queryKey, { items: [], next: null });
  set(reviews.reviewPagesQuery(reviews.UNFILTERED).queryKey, pages({ items: list, next: '1' }));
  set(workplacesQuery.queryKey, [{ id: 1, name: 'Café Luna', location: 'Lisbon' }]);
  set(subscriptionStatusQuery.queryKey, {
    ...status,
    reviewLimit: freePlan.reviews,
    paymentFailed: false,
  });
  set(emailStatusQuery.queryKey, { state: 'unconfirmed', refusal: null });
  set(trackedCodesQuery.queryKey, [{ ...code, reviews: 4, offAt: null, createdAt: at }]);
  set(sessionsQuery.queryKey, [session]);
  set(passkeysQuery.queryKey, { passkeys: [], isAvailable: true });
  set(connectionsQuery.queryKey, {
    tokens: [{ id: 1, name: 'My spreadsheet', createdAt: at, expiresAt: at, lastUsedAt: null }],
    webhook: {
      ...{ url: 'https://hooks.example/goodword', words: false, state: 'active' },
      ...{ lastError: null, lastErrorAt: null },
    },
  });
  set(employerLinksQuery.queryKey, [{ ...link, createdAt: at, expiresAt: at, lastOpenedAt: at }]);
  set(reviewRequestsQuery.queryKey, [{ ...request, createdAt: at, remindedAt: null }]);
  set(shareableReviewsQuery.queryKey, pages({ items: [shareable], next: null }));
  set(praiseQuery.queryKey, pages({ items: [{ ...praise, createdAt: at }], next: null }));
  set(admin.userStatsQuery.queryKey, stats);
  set(admin.serviceStatusQuery.queryKey, {
    version: '0.9.0',
    commit: null,
    ageDays: null,
    update: null,
    problems: [],
  });
  set(admin.platformInsightsQuery.queryKey, { months });
  set(admin.mailHealthQuery.queryKey, {
    held: 0,
    queued: 0,
    failed: 0,
    lastError: { at, error: 'Refused' },
  });
  set(admin.auditPagesQuery.queryKey, pages({ items: [], next: null }));
  const user = { ...member('lena'), reviewCount: 5, workplaceCount: 1, renews: false };
  set(
    admin.userPagesQuery({ search: '', sort: 'newest' }).queryKey,
    pages({ items: [user], next: null, search: '' }),
  );
}

const Ask = () => createElement(AskPage, { pausedNote: null });
const Print = () => createElement(PrintPage, { pausedNote: null });
const Show = () => createElement(ShowPage, { pausedNote: null });

type Screen = [
  path: string,
  page: ComponentType,
  texts: string[],
  layout?: ComponentType<{ children: ReactNode }>,
];

/** The texts are its heading and the data that it begins with. */
export const screens: Screen[] = [
  [paths.home, DashboardPage, ['Welcome back, ', 'Letter 3', 'Letter 1', 'January 31, 2026', '2 remaining']],
  [paths.dashboard, DashboardPage, ['Total Reviews', '87', 'Café Luna - Lisbon', 'Send it again']],
  [paths.reviews, ReviewsPage, ['My Reviews', 'Letter 3', '|January 2026|', 'Show more']],
  [`${paths.reviews}?search=quick`, ReviewsPage, ['My Reviews', 'Café Luna - Lisbon']],
  [paths.settings, SettingsPage, ['Settings', 'Café Luna', 'Free', 'Chrome on Android', 'No passkeys yet.']],
  [paths.ask, Ask, ['Ask someone', 'Asked', 'Sara', 'Opened', 'January 31']],
  [paths.print, Print, ['Print studio', 'Window table (Café Luna - Lisbon)', 'Business card']],
  [paths.show, Show, ['How did ', 'reads it.'], FullScreenLayout],
  [paths.trackedCodes, TrackedCodesPage, ['Tracked codes', 'Window table', '12']],
  [paths.reputation, ReputationPage, ['Take my reviews with me', 'Letter 3', 'Hotel Aurora', 'January 31']],
  [paths.praise, EarlierPraisePage, ['Earlier praise', 'Praise 1', 'Added by Lena from Yelp, March 2024']],
  [paths.subscribe, SubscribePage, ['Upgrade Your Account', 'used 3 of your 5 free reviews']],
  [paths.subscribeReturn, SubscribeReturnPage, ['Confirming your payment...']],
  [paths.admin, AdminPage, ['Admin Dashboard', '41', 'Refused', 'Jan 31, 2026, 11:30 PM', '0.9.0']],
  [paths.adminUsers, UsersPage, ['User Management', 'Lena', 'January 5, 2026']],
];

export function screenAt([path, Page, , Layout = AuthenticatedLayout]: Screen) {
  const [ssrPath = path, ssrSearch = ''] = path.split('?');
  const user = path.startsWith(paths.admin) ? { ...member('lena'), id: 1 } : member('lena');
  const auth = { user, loading: false } as unknown as Auth;
  const children = createElement(
    AuthContext,
    { value: auth },
    createElement(Layout, null, createElement(Page)),
  );
  return createElement(Router, { ssrPath, ssrSearch, children });
}
