import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { getSubscriptionStatus } from '#contract/plans.ts';
import { getReviewInsights, getReviewStats, listReviews } from '#contract/reviews.ts';
import { createWorkplace, listWorkplaces } from '#contract/workplaces.ts';
import { answer, disconnect, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { member, receivedReview } from '#tests/components/fixtures.ts';
import { answerPageRequests, expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { queryClient } from '#web/api/query-client.ts';
import { paths } from '#web/paths.ts';

const reads = [getSubscriptionStatus, getReviewStats, getReviewInsights, listReviews, listWorkplaces];

describe('Without a network', () => {
  test('a page shows what it has read before, with the time; when the network is back, it reads again', async () => {
    await reopenDashboard(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      for (const read of reads) disconnect(read);
    });
    expect(await screen.findByText('Lovely.')).toBeVisible();
    const note = /^You're offline\. Last updated \w{3} \d+, \d{4}, \d+:\d\d [AP]M\.$/;
    expect(screen.getByRole('status')).toHaveTextContent(note);

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    answerPageRequests(member('lena'));
    answerReads(26);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getByText('Total Reviews').parentElement).toHaveTextContent('26'));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  test('each part of a page that was never read says that it is missing', async () => {
    signIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (const read of reads) disconnect(read);
    await renderPage(paths.dashboard);
    expect(await screen.findByText("You're offline. Couldn't load your stats.")).toBeVisible();
  });

  test('a toast keeps its title and description, and says beside them that there is none', async () => {
    signIn();
    answerReads(25);
    const user = await renderPage(paths.settings);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    disconnect(createWorkplace);
    await user.click(await screen.findByRole('button', { name: 'Add Workplace' }));
    await user.type(screen.getByLabelText('Name'), 'Red Door{Enter}');
    await expectToast('Error', "Failed to add workplace You're offline.");
    expect(screen.getByText('Failed to add workplace', { exact: true })).toBeVisible();
  });
});

test('With a network, a read that fails shows what was known, with the time and a way to try again', async () => {
  const user = await reopenDashboard(() => refuse(getReviewStats, 503));
  expect(await screen.findByText('Total Reviews')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Couldn't refresh yet\. Last updated /);
  answerReads(25);
  const before = requestsTo(listWorkplaces).length;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(requestsTo(listWorkplaces)).toHaveLength(before);
});

function answerReads(totalReviews: number): void {
  answer(getReviewStats, { totalReviews, recentViews: 87, averageRating: 4.6 });
  answer(listReviews, [receivedReview({ comment: 'Lovely.' })]);
}

/** Leaves the dashboard, and opens it again when what it has read is due to be read again. */
async function reopenDashboard(change: () => void) {
  answerPageRequests(signIn());
  answerReads(25);
  await renderPage(paths.dashboard);
  expect(await screen.findByText('Lovely.')).toBeVisible();
  cleanup();
  change();
  await queryClient.invalidateQueries();
  return renderPage(paths.dashboard);
}
