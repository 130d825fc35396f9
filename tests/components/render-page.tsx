import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect } from 'vitest';
import { getMe, type User } from '#contract/accounts.ts';
import { freePlan, getSubscriptionStatus } from '#contract/plans.ts';
import { getReviewInsights, getReviewStats, listReviews } from '#contract/reviews.ts';
import { listWorkplaces } from '#contract/workplaces.ts';
import { cast } from '#server/cast.ts';
import { loadRoutesFor, routes } from '#web/router.tsx';
import { answer } from './fake-api.ts';

const members = Object.keys(cast) as (keyof typeof cast)[];

/** A member of the cast, as the API describes them. */
export function member(name: keyof typeof cast, overrides: Partial<User> = {}): User {
  const { plan, fullName, username, email, industry } = cast[name];
  return {
    id: members.indexOf(name) + 2,
    fullName,
    username,
    email,
    industry,
    subscriptionType: plan,
    subscriptionExpiresAt: plan === 'free' ? null : new Date(Date.now() + 20 * 86_400_000).toISOString(),
    createdAt: '2026-01-05T12:00:00.000Z',
    ...overrides,
  };
}

/** Signs a member in, without reviews or workplaces. */
export function signIn(user: User = member('lena')): User {
  localStorage.setItem('user', JSON.stringify(user));
  answer(getMe, user);
  answer(listWorkplaces, []);
  answer(listReviews, []);
  answer(getReviewStats, { totalReviews: 0, recentViews: 0, averageRating: 0 });
  answer(getReviewInsights, {
    months: [],
    ratings: [0, 0, 0, 0, 0],
    recent: { views: 0, reviews: 0 },
    workplaces: [],
  });
  answer(getSubscriptionStatus, {
    subscriptionType: user.subscriptionType,
    subscriptionExpiresAt: user.subscriptionExpiresAt,
    totalReviews: 0,
    reviewLimit: user.subscriptionType === 'free' ? freePlan.reviews : null,
    renewsAt: null,
  });
  return user;
}

/** Renders a path of the app with its real router and layout; `state` is what a link to it passed along. */
export async function renderPage(path: string, { state }: { state?: unknown } = {}) {
  const { pathname } = new URL(path, location.origin);
  history.replaceState({ usr: state, key: 'first', idx: 0 }, '', path);
  await loadRoutesFor(pathname);
  render(<RouterProvider router={createBrowserRouter(routes)} />);
  return userEvent.setup();
}

/** Waits until the one toast says this title, and this description under it, letter for letter. */
export async function expectToast(title: string, description = ''): Promise<void> {
  await waitFor(() => {
    const texts = shownToasts().map((toast) =>
      // The text block comes before the close button; its lines are elements of their own.
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
