import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { deleteAccount, endAllSessions, getMe, logout, type User } from '#contract/accounts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { markReviewsRead } from '#contract/my-reviews.ts';
import { freePlan, getSubscriptionStatus } from '#contract/plans.ts';
import { getReviewInsights, getReviewStats, listReviews } from '#contract/reviews.ts';
import { createWorkplace, listWorkplaces } from '#contract/workplaces.ts';
import { answer, disconnect, hold, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { member, receivedReview } from '#tests/components/fixtures.ts';
import { answerPageRequests, expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { queryClient } from '#web/api/query-client.ts';
import { paths } from '#web/paths.ts';

const reads = [getMe, getSubscriptionStatus, getReviewStats, getReviewInsights, listReviews, listWorkplaces];
const blueDoor = { id: 31, name: 'Blue Door', location: 'Lisbon' };
const reviews = Array.from({ length: 25 }, (_, index) =>
  receivedReview({ id: 25 - index, comment: `Review No. ${25 - index}` }),
);
const NOTE = /^You're offline\. Last updated \w{3} \d+, \d{4}, \d+:\d\d [AP]M\.$/;

const copy = () => localStorage.getItem('offline-copy');

describe('Without a network', () => {
  test('plan, numbers, letters and workplaces are shown with the time they were last updated', async () => {
    await restartOffline(paths.dashboard);
    expect(await screen.findByText('Annual plan')).toBeVisible();
    expect(screen.getByText('12 reviews this month')).toBeVisible();
    expect(screen.queryByText('Limited')).toBeNull();
    expect(screen.getByText('Total Reviews').parentElement).toHaveTextContent('25');
    expect(screen.getByText('Review No. 25')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Blue Door - Lisbon' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(NOTE);
  });

  test('My Reviews has the 20 newest, filtered on this device', async () => {
    const user = await restartOffline(paths.reviews);
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    expect(screen.getByRole('status')).toHaveTextContent(NOTE);
    await user.click(screen.getByRole('button', { name: '5 stars' }));
    expect(await screen.findByText('No 5-star reviews')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(NOTE);
    await user.click(screen.getByRole('button', { name: '4 stars' }));
    expect(await screen.findAllByRole('article')).toHaveLength(20);
  });

  test('everything is read again when it is back, and the note disappears', async () => {
    await restartOffline(paths.dashboard);
    await screen.findByText(NOTE);
    goOnline();
    answer(getReviewStats, { totalReviews: 26, recentViews: 91, averageRating: 4.5 });
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getByText('Total Reviews').parentElement).toHaveTextContent('26'));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  test.for([
    { whose: 'another account', change: { userId: 99 } },
    { whose: 'another build', change: { build: 'older' } },
  ])('a copy of $whose is not shown', async ({ change }) => {
    await restartOffline(paths.dashboard, change);
    expect(await screen.findByText('Limited')).toBeVisible();
    expect(screen.getByText(`${freePlan.reviews} remaining`)).toBeVisible();
    expect(screen.queryByText(/Review No/)).toBeNull();
    expect(screen.getByText("You're offline. Couldn't load your stats.")).toBeVisible();
  });

  test('a button that needs it says so, without alarm', async () => {
    const user = await restartOffline(paths.settings);
    respond(createWorkplace, () => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(await screen.findByRole('button', { name: 'Add Workplace' }));
    await user.type(screen.getByLabelText('Name'), 'Red Door{Enter}');
    await expectToast("You're offline.", "Try again when you're back online.");
  });
});

describe('With a network', () => {
  test('a read that fails shows what was known, with the time and a way to try again', async () => {
    const user = await restart(paths.dashboard);
    refuse(getSubscriptionStatus, 503);
    await open(paths.dashboard);
    expect(await screen.findByText('Annual plan')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^Couldn't refresh yet\. Last updated /);
    answerAll(member('lena', { subscriptionType: 'annual' }));
    const before = requestsTo(getReviewStats).length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(requestsTo(getReviewStats)).toHaveLength(before);
  });

  test('storage that is full changes nothing', async () => {
    answerAll(signIn(member('lena', { subscriptionType: 'annual' })));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === 'offline-copy') throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    await open(paths.dashboard);
    expect(await screen.findByText('Annual plan')).toBeVisible();
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith(expect.stringMatching(/offline/), expect.anything()),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a copy is not shown while the server answers', async () => {
    await restart(paths.reviews);
    const release = hold(listReviews);
    await open(paths.reviews);
    expect(screen.queryByRole('article')).toBeNull();
    release();
    expect(await screen.findAllByRole('article')).toHaveLength(25);
  });
});

describe('The copy is deleted', () => {
  test.for<{ when: string; end: (user: UserEvent) => unknown }>([
    { when: 'after signing out', end: signOut },
    {
      when: 'after signing out in another tab',
      end: () => {
        localStorage.removeItem('user');
        act(() => void dispatchEvent(new StorageEvent('storage', { key: 'user' })));
      },
    },
    {
      when: 'when another user signs in in another tab',
      end: () => {
        const other = member('ben');
        answerPageRequests(other);
        localStorage.setItem('user', JSON.stringify(other));
        act(() => void dispatchEvent(new StorageEvent('storage', { key: 'user' })));
      },
    },
    {
      when: 'when the session has ended',
      end: (user) => {
        for (const read of reads) refuse(read, 401);
        return user.click(screen.getByRole('button', { name: 'Refresh' }));
      },
    },
    {
      when: 'after signing out everywhere',
      end: async (user) => {
        await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement);
        await user.click(await screen.findByRole('button', { name: /^Sign out everywhere/ }));
        const dialog = within(await screen.findByRole('dialog'));
        await user.click(dialog.getByRole('button', { name: /^Sign out/ }));
      },
    },
    {
      when: 'with the account',
      end: async (user) => {
        await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement);
        await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
        const dialog = within(await screen.findByRole('dialog'));
        await user.type(dialog.getByLabelText(/password/i), 'secret1');
        await user.click(dialog.getByRole('button', { name: /^Delete/ }));
      },
    },
  ])('$when', async ({ end }) => {
    const user = await visit(paths.dashboard);
    for (const endpoint of [logout, endAllSessions, deleteAccount]) answer(endpoint as Endpoint, {} as never);
    await end(user);
    await waitFor(() => expect(copy()).toBeNull());
    // Nothing saves it again.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(copy() ?? '').not.toContain('Review No');
  });
});

async function signOut(user: UserEvent): Promise<void> {
  await user.click(within(screen.getByRole('banner')).getByRole('button'));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
}

/** Lena pays for Annual and has 25 reviews. */
function answerAll(user: User): void {
  answerPageRequests(user);
  answer(listWorkplaces, [blueDoor]);
  respond(listReviews, ({ query }) => Response.json(query.pinned ? [] : reviews));
  answer(getReviewStats, { totalReviews: 25, recentViews: 87, averageRating: 4.6 });
  answer(markReviewsRead, undefined);
  answer(getSubscriptionStatus, {
    subscriptionType: 'annual',
    subscriptionExpiresAt: user.subscriptionExpiresAt,
    totalReviews: 25,
    reviewsThisMonth: 12,
    reviewLimit: null,
    renewsAt: null,
  });
}

/** Opens the page and waits until it is saved. */
async function visit(path: string): Promise<UserEvent> {
  const lena = signIn(member('lena', { subscriptionType: 'annual' }));
  answerAll(lena);
  const user = await renderPage(path);
  const kept = path === paths.settings ? 'Blue Door' : 'Review No. 25';
  await waitFor(() => expect(copy()).toContain(kept));
  return user;
}

/** Closes the app after a visit. */
async function restart(path: string, change = {}): Promise<UserEvent> {
  const user = await visit(path);
  const saved = JSON.parse(copy() ?? '');
  cleanup();
  queryClient.clear();
  localStorage.setItem('offline-copy', JSON.stringify({ ...saved, ...change }));
  return user;
}

async function restartOffline(path: string, change = {}): Promise<UserEvent> {
  const user = await restart(path, change);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const read of reads) disconnect(read);
  await open(path);
  return user;
}

function goOnline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  answerAll(member('lena', { subscriptionType: 'annual' }));
}

async function open(path: string): Promise<void> {
  await renderPage(path);
}
