import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { freePlan, getSubscriptionStatus } from '#contract/plans.ts';
import { getReviewStats, listReviews } from '#contract/reviews.ts';
import { createWorkplace, listWorkplaces } from '#contract/workplaces.ts';
import { allRequests, answer, disconnect, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { receivedReview } from '#tests/components/fixtures.ts';
import { expectToast, refresh, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const MINUTE_MS = 60_000;
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tab = (name: string) => screen.getByRole('link', { name });

describe('Reads', () => {
  test('are fresh for 5 minutes: coming back sends nothing, and after that one request, with a new review', async () => {
    await openDashboard();
    expect([requestsTo(listReviews), requestsTo(getReviewStats)]).toMatchObject([[{}], [{}]]);
    await advance(4.5 * MINUTE_MS);
    await leaveAndReturn();
    expect([requestsTo(listReviews), requestsTo(getReviewStats)]).toMatchObject([[{}], [{}]]);
    receiveReview('Just now.');
    await advance(0.5 * MINUTE_MS + 1_000);
    await leaveAndReturn();
    expect(await screen.findByText('Just now.')).toBeVisible();
    expect([requestsTo(listReviews), requestsTo(getReviewStats)]).toMatchObject([
      [{}, {}],
      [{}, {}],
    ]);
  });

  test('show a new review right after Refresh, here and on /reviews', async () => {
    await openDashboard();
    fireEvent.click(tab('My Reviews'));
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    fireEvent.click(tab('Dashboard'));
    await screen.findByRole('heading', { name: 'Recent Reviews' });
    receiveReview('Just now.');
    await refresh();
    expect(await screen.findByText('Just now.')).toBeVisible();
    expect(await screen.findByText(`${freePlan.reviews - 1} remaining`)).toBeVisible();
    fireEvent.click(tab('My Reviews'));
    await screen.findByRole('heading', { name: 'My Reviews' });
    expect(await screen.findByText('Just now.')).toBeVisible();
  });

  test('are not repeated on focus or on reconnecting, nor by polling, however old they are', async () => {
    await openDashboard();
    const before = allRequests().length;
    expect(before).toBeGreaterThan(0);
    await advance(30 * MINUTE_MS);
    for (const [target, type] of [
      [window, 'blur'],
      [document, 'visibilitychange'],
      [window, 'visibilitychange'],
      [window, 'focus'],
      [window, 'offline'],
      [window, 'online'],
    ] as const)
      act(() => void target.dispatchEvent(new Event(type)));
    await advance(30 * MINUTE_MS);
    expect(allRequests()).toHaveLength(before);
  });

  test('that failed for want of a network are repeated when it is back, others are not', async () => {
    signIn();
    disconnect(getReviewStats);
    refuse(getSubscriptionStatus, 500);
    await renderPage(paths.home);
    expect(await screen.findByText("Couldn't load your stats.")).toBeVisible();
    answer(getReviewStats, { totalReviews: 26, recentViews: 1, averageRating: 5 });
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('26')).toBeVisible();
    expect([requestsTo(getReviewStats), requestsTo(getSubscriptionStatus)]).toMatchObject([[{}, {}], [{}]]);
  });

  test.for<{ path: string; endpoint: Endpoint }>([
    { path: paths.reviews, endpoint: listReviews },
    { path: paths.settings, endpoint: listWorkplaces },
  ])(
    'are not retried: each fails once on $path, and Try again sends it once more',
    async ({ path, endpoint }) => {
      signIn();
      refuse(endpoint, 500);
      await renderPage(path);
      const retry = await screen.findByRole('button', { name: 'Try again' });
      vi.useFakeTimers();
      await advance(10 * MINUTE_MS);
      const before = requestsTo(endpoint);
      expect(new Set(before.map((request) => JSON.stringify(request))).size).toBe(before.length);
      fireEvent.click(retry);
      await advance(MINUTE_MS);
      expect(requestsTo(endpoint)).toHaveLength(2 * before.length);
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );
});

test('Writes are not retried', async () => {
  signIn();
  refuse(createWorkplace, 503);
  const user = await renderPage(paths.settings);
  await user.click(await screen.findByRole('button', { name: 'Add Workplace' }));
  await user.type(screen.getByLabelText('Name'), 'Blue Door');
  await user.keyboard('{Enter}');
  await expectToast('Error', 'Failed to add workplace');
  vi.useFakeTimers();
  await advance(10 * MINUTE_MS);
  expect(requestsTo(createWorkplace)).toHaveLength(1);
});

/** The clock runs, and a test can turn it on. */
async function openDashboard(): Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signIn();
  await renderPage(paths.home);
  await screen.findByText('No reviews yet. Share your QR code to start collecting reviews!');
  await screen.findByText(`${freePlan.reviews} remaining`);
}

async function leaveAndReturn(): Promise<void> {
  fireEvent.click(tab('Settings'));
  await screen.findByRole('heading', { name: 'Manage Workplaces' });
  fireEvent.click(tab('Dashboard'));
  await screen.findByRole('heading', { name: 'Recent Reviews' });
}

function receiveReview(comment: string): void {
  answer(listReviews, [receivedReview({ comment })]);
  answer(getReviewStats, { totalReviews: 1, recentViews: 1, averageRating: 5 });
  answer(getSubscriptionStatus, {
    subscriptionType: 'free',
    subscriptionExpiresAt: null,
    totalReviews: 1,
    reviewLimit: freePlan.reviews,
    renewsAt: null,
  });
}
