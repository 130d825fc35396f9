import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getMailHealth } from '#contract/admin.ts';
import { getUnreadReviews } from '#contract/my-reviews.ts';
import { freePlan, getSubscriptionStatus } from '#contract/plans.ts';
import { getReviewStats, listReviews } from '#contract/reviews.ts';
import { signInAsAdmin } from '#tests/components/admin.ts';
import { answer, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { member, receivedReview } from '#tests/components/fixtures.ts';
import { refresh, renderPage, shownToasts, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const stats = { totalReviews: 4, recentViews: 87, averageRating: 4.6 };
const reviews = [4, 3, 2, 1].map((id) => receivedReview({ id, comment: `Review No. ${id}` }));

describe('A first run', () => {
  test('shows the code, the welcome with 0 reviews and the empty state, but no letter and no insights', async () => {
    signIn(member('lena', { fullName: 'Rosa Álvarez' }));
    await renderPage(paths.dashboard);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rosa, this is your code.' })).toBeVisible();
    expect(screen.getByText(/^Welcome,/)).toHaveTextContent('Welcome, Rosa!');
    expect(screen.getByText(/You've built/)).toHaveTextContent(
      "You've built 0 reviews for your personal reputation.",
    );
    expect(screen.getByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show my code' })).toHaveAttribute('href', paths.show);
    const recent = within(screen.getByRole('region', { name: 'Recent Reviews' }));
    expect(recent.getByText('No reviews yet. Share your QR code to start collecting reviews!')).toBeVisible();
    expect(recent.getByRole('link', { name: 'View all' })).toHaveAttribute('href', paths.reviews);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Insights' })).not.toBeInTheDocument();
  });

  test('becomes the day view when the first review arrives, whose letter lands', async () => {
    signIn();
    await renderPage(paths.dashboard);
    await screen.findByRole('heading', { name: /this is your code/ });
    answer(getReviewStats, { ...stats, totalReviews: 1 });
    answer(listReviews, [receivedReview({ comment: 'The first one' })]);
    await refresh();
    const letter = (await screen.findByText('The first one')).closest('article');
    expect(letter?.parentElement).toHaveClass('animate-land');
    expect(await screen.findByText(/You've built/)).toHaveTextContent('1 review for');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Lena!');
  });
});

describe('The day view', () => {
  test('shows three Recent Reviews, newest first, also where the response has more', async () => {
    signIn();
    answer(getReviewStats, stats);
    answer(listReviews, reviews);
    await renderPage(paths.home);
    const region = within(await screen.findByRole('region', { name: 'Recent Reviews' }));
    const shown = await region.findAllByText(/^Review No. \d$/);
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Review No. 4',
      'Review No. 3',
      'Review No. 2',
    ]);
  });

  test('marks what is unread, and leads from the newest to all that is new', async () => {
    signIn();
    answer(getReviewStats, stats);
    const unread = [8, 9].map((id) => receivedReview({ id, isUnread: true }));
    answer(listReviews, unread.toReversed());
    answer(getUnreadReviews, { count: 2, oldest: unread });
    const user = await renderPage(paths.home);
    const [newest] = await screen.findAllByRole('article');
    expect(screen.getAllByText('Unread')).toHaveLength(2);
    expect(document.querySelector('.animate-land')).toBeNull();
    await user.click(await within(newest as HTMLElement).findByRole('link', { name: 'Read 2 new reviews' }));
    expect(await screen.findByRole('dialog', { name: 'Your new reviews' })).toBeVisible();
  });

  test('leads to older unread letters where the newest are read', async () => {
    signIn();
    answer(getReviewStats, stats);
    answer(listReviews, reviews);
    answer(getUnreadReviews, { count: 1, oldest: [receivedReview({ id: 1, isUnread: true })] });
    await renderPage(paths.home);
    expect(await screen.findByRole('link', { name: 'Read 1 new review' })).toHaveAttribute(
      'href',
      '/reviews?new',
    );
  });

  test('lets a letter that a refresh brings land, and its number rise', async () => {
    signIn();
    answer(getReviewStats, { ...stats, totalReviews: 3 });
    answer(listReviews, reviews.slice(1));
    await renderPage(paths.home);
    await screen.findByText('Review No. 3');
    answer(getReviewStats, stats);
    answer(listReviews, reviews);
    await refresh();
    const letter = (await screen.findByText('Review No. 4')).closest('article');
    expect(letter?.parentElement).toHaveClass('animate-land');
    expect(await screen.findByText('4 reviews')).toHaveClass('animate-rise');
  });

  test('keeps everything else where the stats do not load', async () => {
    signIn();
    refuse(getReviewStats, 500);
    answer(listReviews, reviews);
    await renderPage(paths.home);
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load your stats.");
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(requestsTo(getReviewStats)).toHaveLength(1);
  });
});

test('The admin’s dashboard opens with how the service is, and has the tab Admin', async () => {
  signInAsAdmin();
  answer(getMailHealth, { held: 0, queued: 0, failed: 3, lastError: null });
  await renderPage(paths.dashboard);
  const failed = await screen.findByRole('link', { name: '3 emails failed' });
  expect(failed).toHaveAttribute('href', `${paths.admin}#email-delivery`);
  expect(failed.closest('p')).toHaveTextContent('Admin, 3 emails failed.');
  expect(screen.queryByText(/this is your code/)).not.toBeInTheDocument();
  const tabs = within(screen.getByRole('navigation', { name: 'Your pages' }));
  expect(tabs.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', paths.admin);
});

test('At the limit the page is said to be paused, with Upgrade', async () => {
  signIn();
  answer(getReviewStats, stats);
  answer(getSubscriptionStatus, {
    subscriptionType: 'free',
    subscriptionExpiresAt: null,
    totalReviews: freePlan.reviews,
    reviewLimit: freePlan.reviews,
    renewsAt: null,
  });
  await renderPage(paths.home);
  const note = await screen.findByText(
    "Your page is paused. Customers can't leave a review until you upgrade.",
  );
  expect(within(note).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.pricing);
  expect(screen.queryByRole('link', { name: 'Show my code' })).not.toBeInTheDocument();
  expect(screen.getByText('Review limit reached. Upgrade to continue.')).toBeVisible();
});

describe('The stats', () => {
  test('show Total Reviews, Recent Views, and Average Rating as value / 5', async () => {
    signIn();
    answer(getReviewStats, { totalReviews: 1234, recentViews: 87, averageRating: 4.6 });
    await renderPage(paths.home);
    for (const [label, value] of [
      ['Total Reviews', '1,234'],
      ['Recent Views', '87'],
      ['Average Rating', '4.6 / 5'],
    ] as const)
      await waitFor(() => expect(screen.getByText(label).parentElement).toHaveTextContent(value));
  });

  test('show a dash without ratings, read out as No ratings yet', async () => {
    signIn();
    await renderPage(paths.home);
    expect(await screen.findByText('– / 5')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('No ratings yet')).toBeVisible();
  });
});

describe('The subscription card', () => {
  const bar = () => screen.queryByRole('progressbar');
  // A day view is replaced if the stats turn out to be those of a first run.
  const untilVisible = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
  const used = (totalReviews: number) => ({
    subscriptionType: 'free' as const,
    subscriptionExpiresAt: null,
    totalReviews,
    reviewLimit: freePlan.reviews,
    renewsAt: null,
  });

  test.for([
    { remaining: 2, color: 'text-star' },
    { remaining: 1, color: 'text-danger' },
  ])(
    'of a free plan has a Limited badge, a reviews-used bar and $remaining remaining, its icon in $color',
    async ({ remaining, color }) => {
      signIn();
      answer(getSubscriptionStatus, used(freePlan.reviews - remaining));
      await renderPage(paths.home);
      await untilVisible(`${remaining} remaining`);
      expect(screen.getByText('Limited')).toBeVisible();
      expect(bar()).toHaveAttribute('aria-valuenow', String(freePlan.reviews - remaining));
      expect(bar()).toHaveAttribute('aria-valuemax', String(freePlan.reviews));
      expect(bar()?.querySelectorAll('path.fill-accent')).toHaveLength(freePlan.reviews - remaining);
      expect(screen.getByRole('heading', { name: /plan$/ }).querySelector('svg')).toHaveClass(color);
    },
  );

  test.for(['monthly', 'annual'] as const)(
    'of the %s plan has an Active badge, reviews this month, and Unlimited reviews available',
    async (subscriptionType) => {
      signIn();
      answer(getSubscriptionStatus, {
        ...used(40),
        subscriptionType,
        reviewLimit: null,
        reviewsThisMonth: 12,
      });
      await renderPage(paths.home);
      await untilVisible('Active');
      expect(screen.getByText('12 reviews this month')).toBeVisible();
      expect(screen.getByText('Unlimited reviews available')).toBeVisible();
      expect(screen.queryByText('Limited')).toBeNull();
      expect(bar()).toBeNull();
    },
  );

  test.for([
    { subscriptionType: 'free', totalReviews: freePlan.reviews - 1, text: '1 remaining' },
    { subscriptionType: 'annual', totalReviews: 40, text: '40 reviews this month' },
  ])(
    'needs nothing but subscriptionType and totalReviews: $subscriptionType',
    async ({ text, ...status }) => {
      signIn();
      respond(getSubscriptionStatus, () => Response.json(status));
      await renderPage(paths.home);
      await untilVisible(text);
    },
  );

  test('falls back to free with 0 reviews where the status call fails', async () => {
    signIn();
    refuse(getSubscriptionStatus, 500);
    await renderPage(paths.home);
    await untilVisible('Limited');
    expect(screen.getByText(`${freePlan.reviews} remaining`)).toBeVisible();
    expect(bar()).toHaveAttribute('aria-valuenow', '0');
    expect(shownToasts()).toEqual([]);
  });
});
