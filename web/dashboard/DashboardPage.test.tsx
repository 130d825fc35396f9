import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { freePlan, getSubscriptionStatus } from '#contract/plans.ts';
import { getReviewStats, listReviews } from '#contract/reviews.ts';
import { answer, refuse, respond } from '#tests/components/fake-api.ts';
import { receivedReview } from '#tests/components/fixtures.ts';
import { renderPage, shownToasts, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

test('Recent Reviews shows the first 3, also where the response has more', async () => {
  signIn();
  answer(
    listReviews,
    [4, 3, 2, 1].map((id) => receivedReview({ id, comment: `Review No. ${id}` })),
  );
  await renderPage(paths.home);
  const shown = await screen.findAllByText(/^Review No\. \d$/);
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Review No. 4',
    'Review No. 3',
    'Review No. 2',
  ]);
});

describe('Stat cards', () => {
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
  const used = (totalReviews: number) => ({
    subscriptionType: 'free' as const,
    subscriptionExpiresAt: null,
    totalReviews,
    reviewLimit: freePlan.reviews,
    renewsAt: null,
  });

  test('of a free plan has a Limited badge, a reviews-used bar and the number remaining', async () => {
    signIn();
    answer(getSubscriptionStatus, used(2));
    await renderPage(paths.home);
    expect(await screen.findByText('Limited')).toBeVisible();
    expect(bar()).toHaveAttribute('aria-valuenow', '2');
    expect(bar()).toHaveAttribute('aria-valuemax', String(freePlan.reviews));
    expect(bar()?.firstElementChild).toHaveStyle({ width: `${(100 * 2) / freePlan.reviews}%` });
    expect(screen.getByText(`${freePlan.reviews - 2} remaining`)).toBeVisible();
  });

  test.for([
    { remaining: freePlan.reviews, isRed: false },
    { remaining: 2, isRed: false },
    { remaining: 1, isRed: true },
    { remaining: 0, isRed: false },
  ])('at $remaining remaining has a red icon: $isRed', async ({ remaining, isRed }) => {
    signIn();
    answer(getSubscriptionStatus, used(freePlan.reviews - remaining));
    await renderPage(paths.home);
    expect(await screen.findByText(`${remaining} remaining`)).toBeVisible();
    const icon = screen.getByRole('heading', { name: /plan$/ }).querySelector('svg');
    expect(icon).toHaveClass(isRed ? 'text-danger' : 'text-star');
  });

  test('has an Upgrade button that goes to /pricing', async () => {
    signIn();
    const user = await renderPage(paths.home);
    await user.click(await screen.findByRole('button', { name: 'Upgrade' }));
    await waitFor(() => expect(location.pathname).toBe(paths.pricing));
  });

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
      expect(await screen.findByText('Active')).toBeVisible();
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
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  test('falls back to free with 0 reviews where the status call fails', async () => {
    signIn();
    refuse(getSubscriptionStatus, 500);
    await renderPage(paths.home);
    expect(await screen.findByText('Limited')).toBeVisible();
    expect(screen.getByText(`${freePlan.reviews} remaining`)).toBeVisible();
    expect(bar()).toHaveAttribute('aria-valuenow', '0');
    expect(shownToasts()).toEqual([]);
  });
});
