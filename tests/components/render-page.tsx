import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { getMe, type User } from '#contract/accounts.ts';
import { getEmailStatus } from '#contract/email-status.ts';
import { getUnreadReviews } from '#contract/my-reviews.ts';
import { listPasskeys } from '#contract/passkeys.ts';
import { freePlan, getSubscriptionStatus } from '#contract/plans.ts';
import { listReviewRequests } from '#contract/review-requests.ts';
import { getReviewInsights, getReviewStats, listReviews } from '#contract/reviews.ts';
import { listSessions } from '#contract/sessions.ts';
import { listTrackedCodes } from '#contract/tracked-codes.ts';
import { getConnections } from '#contract/webhook.ts';
import { listWorkplaces } from '#contract/workplaces.ts';
import { pageAt } from '#web/pages.tsx';
import { App, loadPage } from '#web/router.tsx';
import { answer } from './fake-api.ts';
import { member } from './fixtures.ts';

export function signIn(user: User = member('lena')): User {
  localStorage.setItem('user', JSON.stringify(user));
  answerPageRequests(user);
  return user;
}

/** Responses for an account without reviews or workplaces. */
export function answerPageRequests(user: User): void {
  answer(getMe, user);
  answer(listWorkplaces, []);
  answer(listReviews, []);
  answer(getUnreadReviews, { count: 0, oldest: [] });
  answer(getReviewStats, { totalReviews: 0, recentViews: 0, averageRating: 0 });
  answer(getReviewInsights, {
    months: [],
    ratings: [0, 0, 0, 0, 0],
    recent: { views: 0, reviews: 0 },
    workplaces: [],
  });
  answer(listTrackedCodes, []);
  answer(listReviewRequests, []);
  answer(listSessions, []);
  answer(listPasskeys, { passkeys: [], isAvailable: true });
  answer(getConnections, { tokens: [], webhook: null });
  answer(getEmailStatus, { state: 'confirmed', refusal: null });
  answer(getSubscriptionStatus, {
    subscriptionType: user.subscriptionType,
    subscriptionExpiresAt: user.subscriptionExpiresAt,
    totalReviews: 0,
    reviewLimit: user.subscriptionType === 'free' ? freePlan.reviews : null,
    renewsAt: null,
  });
}

/** Renders the app at this path; `state` is the state of the history entry. */
export async function renderPage(path: string, { state }: { state?: unknown } = {}) {
  const { pathname } = new URL(path, location.origin);
  history.replaceState(state, '', path);
  await loadPage(pageAt(pathname));
  render(<App />);
  return userEvent.setup();
}

/** Chooses Refresh in the account menu. */
export async function refresh(): Promise<void> {
  fireEvent.click(within(screen.getByRole('banner')).getByRole('button'), { detail: 0 });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
}

/** Waits until exactly one toast is shown, with this title and description. */
export async function expectToast(title: string, description = ''): Promise<void> {
  await waitFor(() => {
    const texts = shownToasts().map((toast) =>
      Array.from(toast.firstElementChild?.children ?? [], ({ textContent }) => textContent).join(' '),
    );
    expect(texts).toEqual([`${title} ${description}`.trim()]);
  });
}

export function shownToasts(): HTMLElement[] {
  return within(screen.getByRole('region', { name: /^Notifications/, hidden: true })).queryAllByRole(
    'listitem',
    {
      hidden: true,
    },
  );
}
