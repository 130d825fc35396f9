import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import { getUserStats, listUsers } from '#contract/admin.ts';
import { getSubscriptionStatus } from '#contract/plans.ts';
import { getReviewStats, listReviews } from '#contract/reviews.ts';
import { listWorkplaces } from '#contract/workplaces.ts';
import { refuse, respond } from '#tests/components/fake-api.ts';
import { renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

/** Signed in as an account of which only the id is known, on a server that answers this little. */
function signInNameless(hasReviews = true): void {
  signIn();
  localStorage.setItem('user', '{"id":2,"fullName":null}');
  const answers = [
    [getReviewStats, hasReviews ? { totalReviews: 2 } : {}],
    [listReviews, hasReviews ? [null, 'odd', { id: 14 }, { id: 13, comment: 'Kind words.' }] : null],
    [listWorkplaces, ['odd', { id: 3, name: null }, { id: 4, name: 'Blue Door' }]],
    [getSubscriptionStatus, { subscriptionType: null }],
    [getUserStats, {}],
    [listUsers, [null, { id: 8 }, { id: 9, username: 'ben' }]],
  ] as const;
  refuse(getMe, 404);
  for (const [endpoint, body] of answers) respond(endpoint, () => Response.json(body));
}

const pageText = () => document.body.textContent?.replace(/\s+/g, ' ') ?? '';

test.for([
  { path: paths.dashboard, shown: "Welcome back! You've built 2 reviews" },
  { path: paths.reviews, shown: 'Kind words.' },
  { path: paths.settings, shown: 'Blue Door' },
  { path: paths.show, shown: 'How did I do?' },
  { path: paths.pricing, shown: 'Current plan' },
  { path: paths.adminUsers, shown: 'ben' },
])(
  'A missing name, plan, rating or count, or an odd row, breaks nothing on $path',
  async ({ path, shown }) => {
    signInNameless();
    await renderPage(path);
    await expect.poll(pageText).toContain(shown);
    expect(pageText()).not.toMatch(/undefined|null\b|NaN|, !|Loading issue|Couldn't load your reviews/);
  },
);

test('A first run without a name greets without one', async () => {
  signInNameless(false);
  await renderPage(paths.dashboard);
  expect(await screen.findByRole('heading', { level: 1, name: 'This is your code.' })).toBeVisible();
  expect(screen.getByText('Welcome!')).toBeVisible();
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('A user known only by id has a row, with N/A and a menu', async () => {
  signInNameless();
  await renderPage(paths.adminUsers);
  const menu = await screen.findByRole('button', { name: 'Actions for 8' });
  const row = menu.closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('N/A');
  expect(row).toHaveTextContent('Free');
});
