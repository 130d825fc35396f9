import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getReviewInsights, getReviewStats, type ReviewInsights } from '#contract/reviews.ts';
import { listWorkplaces } from '#contract/workplaces.ts';
import { bringNearScreen, findFigure } from '#tests/components/charts.ts';
import { answer, hold, refuse } from '#tests/components/fake-api.ts';
import { renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';
// Loaded here, so that no test waits for it.
import '#web/dashboard/insights/InsightCharts.tsx';

beforeEach(bringNearScreen);

test('Charts without a message are left out', async () => {
  await openDashboard({ averages: [5], recent: { views: 0, reviews: 1 } });
  await findFigure('Ratings');
  expect(screen.queryByText('Average rating over time')).not.toBeInTheDocument();
  expect(screen.queryByText('By workplace')).not.toBeInTheDocument();
  const views = await findFigure('From views to reviews');
  expect(within(views).getByText(/you can have more reviews than views/)).toBeVisible();
  expect(views).not.toHaveTextContent('%');
});

test('The average rating has a gap where a month has no review', async () => {
  await openDashboard({ averages: [null, 4, 4.5, null, null, 3, null, 5, 4.8, 4.9, null, 4.2] });
  const ratings = await findFigure('Average rating over time');
  expect(within(ratings).getByRole('img')).toHaveAccessibleName(
    'Average rating over time, December 2025 to November 2026; between 3.0 and 5.0, most recently 4.2 in November 2026',
  );
  expect(
    within(ratings)
      .getAllByText(/^\d\.\d$/, { selector: '[role=img] *' })
      .map(({ textContent }) => textContent),
  ).toEqual(['4.0', '4.5', '3.0', '5.0', '4.8', '4.9', '4.2']);
  const rows = within(ratings).getAllByRole('row');
  expect(cellsOf(rows[1])).toEqual(['December 2025', 'None', '0']);
  expect(cellsOf(rows[3])).toEqual(['February 2026', '4.5', '3']);
});

test('Eight workplaces are drawn, and the table shows fifty more each time', async () => {
  const user = await openDashboard({ workplaces: 120 });
  const workplaces = await findFigure('By workplace');
  expect(within(workplaces).getByText('and 112 more, all in the table')).toBeVisible();
  expect(within(workplaces).getAllByText('Place 7')).toHaveLength(2);
  expect(within(workplaces).getAllByText('Place 8')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show as tables' }));
  for (const count of [50, 100, 120]) {
    expect(within(workplaces).getAllByRole('rowheader')).toHaveLength(count);
    const more = within(workplaces).queryByRole('button', { name: 'Show more' });
    if (count < 120 && more) await user.click(more);
    else expect(more).not.toBeInTheDocument();
  }
});

test('Insights that do not load say so once, after placeholders, and can be tried again', async () => {
  signIn();
  answer(getReviewStats, stats);
  refuse(getReviewInsights, 503, 'Service temporarily unavailable');
  const release = hold(getReviewInsights);
  const user = await renderPage(paths.dashboard);
  const insights = await screen.findByRole('region', { name: 'Insights' });
  expect(insights.querySelectorAll('[data-placeholder]')).toHaveLength(4);
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load your insights.");
  expect(insights.querySelectorAll('[data-placeholder]')).toHaveLength(0);
  answer(getReviewInsights, insightsWith({}));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findFigure('Ratings');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

const stats = { totalReviews: 15, recentViews: 24, averageRating: 4 };

interface Figures {
  /** The average of each month up to November 2026. */
  averages?: (number | null)[];
  workplaces?: number;
  recent?: ReviewInsights['recent'];
}

async function openDashboard(figures: Figures) {
  signIn();
  answer(getReviewStats, stats);
  answer(getReviewInsights, insightsWith(figures));
  answer(
    listWorkplaces,
    Array.from({ length: figures.workplaces ?? 0 }, (_, i) => ({
      id: i + 1,
      name: `Place ${i}`,
      location: null,
    })),
  );
  return renderPage(paths.dashboard);
}

function insightsWith({
  averages = [4, 4],
  workplaces = 0,
  recent = { views: 24, reviews: 3 },
}: Figures): ReviewInsights {
  return {
    months: averages.map((averageRating, i) => ({
      month: new Date(Date.UTC(2026, 10 - (averages.length - 1 - i))).toISOString().slice(0, 7),
      reviews: averageRating === null ? 0 : 3,
      averageRating,
      views: 2,
    })),
    ratings: [1, 2, 3, 4, 5],
    recent,
    workplaces: Array.from({ length: workplaces }, (_, i) => ({
      workplaceId: i + 1,
      reviews: workplaces - i,
      averageRating: 4.5,
    })),
  };
}

function cellsOf(row: HTMLElement | undefined): (string | null)[] {
  return [...(row?.children ?? [])].map(({ textContent }) => textContent);
}
